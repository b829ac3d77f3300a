import { minorUnitsPerNew } from '@vitrine/domain/money/change-currency.ts';
import { convertSelling } from '@vitrine/domain/product/convert-selling.ts';
import type { ProductSelling } from '@vitrine/domain/product/product.ts';
import { sql } from 'drizzle-orm';
import { convertedAmount, type StoredAmounts } from '../store-settings/index.ts';

/** Products of one statement. */
const CHUNK = 500;

/** Prices of variants and their sales, amounts of donations, and prices of subscriptions. */
export const productAmounts: StoredAmounts = {
  rounded: async (db, websiteId, change, limit) => {
    const per = sql`${minorUnitsPerNew(change)}::bigint`;
    const found = await db.execute<{ name: string; minor: string; count: number }>(sql`
      with prices as (
        select v.item_id, v.position, price from variants v
        cross join lateral (values (v.price_minor), (v.sale_price_minor)) p (price)
        where v.website_id = ${websiteId} and price % ${per} <> 0
      )
      select i.title as name, prices.price::text as minor, (select count(*)::int from prices) as count
      from prices join items i on i.website_id = ${websiteId} and i.id = prices.item_id
      order by i.title, prices.position, prices.price limit ${limit}`);
    return {
      count: found.rows[0]?.count ?? 0,
      first: found.rows.map(({ name, minor }) => ({ name, minor: Number(minor) })),
    };
  },
  convert: async (tx, websiteId, change) => {
    await tx.execute(sql`update variants set price_minor = ${convertedAmount(sql`price_minor`, change)},
        sale_price_minor = ${convertedAmount(sql`sale_price_minor`, change)}
      where website_id = ${websiteId}`);
    let after: string | null = null;
    for (;;) {
      const found: { rows: { id: string; selling: Partial<ProductSelling> }[] } = await tx.execute(sql`
        select item_id as id, selling from products
        where website_id = ${websiteId} and (selling -> 'donation' <> 'null' or selling ? 'subscriptionOptions')
          and (${after}::uuid is null or item_id > ${after}::uuid)
        order by item_id limit ${CHUNK}`);
      if (found.rows.length === 0) return;
      const changed = found.rows.map(({ id, selling }) => ({ id, selling: convertSelling(selling, change) }));
      await tx.execute(sql`update products p set selling = c.selling
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) c (id uuid, selling jsonb)
        where p.website_id = ${websiteId} and p.item_id = c.id`);
      after = found.rows.at(-1)?.id ?? null;
    }
  },
};
