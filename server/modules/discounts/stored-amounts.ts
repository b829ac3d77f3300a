import { minorUnitsPerNew } from '@vitrine/domain/money/change-currency.ts';
import { sql } from 'drizzle-orm';
import { convertedAmount, type StoredAmounts } from '../store-settings/index.ts';

/** What discounts take off, and the smallest subtotal for them. */
export const discountAmounts: StoredAmounts = {
  rounded: async (db, websiteId, change, limit) => {
    const per = sql`${minorUnitsPerNew(change)}::bigint`;
    const found = await db.execute<{ name: string; minor: string; count: number }>(sql`
      with amounts as (
        select d.name, amount from discounts d
        cross join lateral (values (d.amount_minor), (d.minimum_subtotal_minor)) a (amount)
        where d.website_id = ${websiteId} and amount % ${per} <> 0
      )
      select name, amount::text as minor, (select count(*)::int from amounts) as count
      from amounts order by name, amount limit ${limit}`);
    return {
      count: found.rows[0]?.count ?? 0,
      first: found.rows.map(({ name, minor }) => ({ name, minor: Number(minor) })),
    };
  },
  convert: async (tx, websiteId, change) => {
    await tx.execute(sql`update discounts set amount_minor = ${convertedAmount(sql`amount_minor`, change)},
        minimum_subtotal_minor = ${convertedAmount(sql`minimum_subtotal_minor`, change)}
      where website_id = ${websiteId}`);
  },
};
