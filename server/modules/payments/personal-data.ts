import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Payments keep their sums and the provider's reference, which refunds need. */
export const paymentPersonalData: PersonalDataSource = {
  name: 'payments',
  read: async (db, { websiteId, customerIds }) => {
    const found =
      await db.execute(sql`select p.created_on as "createdOn", p.provider, p.amount_minor as "amountMinor",
        p.currency, p.card_brand as "cardBrand", p.card_last4 as "cardLast4"
      from orders o join payments p on p.website_id = o.website_id and p.id = o.payment_id
      where o.website_id = ${websiteId} and o.customer_id = any(${sql.param([...customerIds])}::uuid[])
      order by o.number limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, customerIds }) => {
    // A settled payment's draft has become its order: nothing reads it any more.
    await tx.execute(sql`update payments p set draft = '{}', saved_method = null, card_brand = null, card_last4 = null
      from orders o
      where o.website_id = ${websiteId} and o.customer_id = any(${sql.param([...customerIds])}::uuid[])
        and p.website_id = o.website_id and p.id = o.payment_id and p.status <> 'pending'`);
  },
};
