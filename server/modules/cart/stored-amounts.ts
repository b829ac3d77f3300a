import { sql } from 'drizzle-orm';
import { convertedAmount, type StoredAmounts } from '../store-settings/index.ts';

/** Agreed prices and discounts of draft orders, amounts of donations, and the prices that carts have shown. */
export const cartAmounts: StoredAmounts = {
  convert: async (tx, websiteId, change) => {
    await tx.execute(sql`update cart_entries
      set named_price_minor = ${convertedAmount(sql`named_price_minor`, change)},
        shown_price_minor = ${convertedAmount(sql`shown_price_minor`, change)}
      where website_id = ${websiteId} and (named_price_minor is not null or shown_price_minor is not null)`);
    const amount = sql`(agreed_discount ->> 'amountMinor')::bigint`;
    await tx.execute(sql`update carts
      set agreed_discount = jsonb_set(agreed_discount, '{amountMinor}', to_jsonb(${convertedAmount(amount, change)}))
      where website_id = ${websiteId} and agreed_discount ->> 'kind' = 'fixed'`);
  },
};
