import { sql } from 'drizzle-orm';
import { convertedAmount, type StoredAmounts } from '../store-settings/index.ts';

/** Agreed prices of draft orders, amounts of donations, and the prices that carts have shown. */
export const cartAmounts: StoredAmounts = {
  convert: async (tx, websiteId, change) => {
    await tx.execute(sql`update cart_entries
      set named_price_minor = ${convertedAmount(sql`named_price_minor`, change)},
        shown_price_minor = ${convertedAmount(sql`shown_price_minor`, change)}
      where website_id = ${websiteId} and (named_price_minor is not null or shown_price_minor is not null)`);
  },
};
