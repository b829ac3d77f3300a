import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/**
 * Invoices are exported, and stay as they are: bookkeeping requires it. An invoice is issued by its first download, so
 * the buyers of those that were not issued are kept for it.
 */
export const invoicePersonalData: PersonalDataSource = {
  name: 'invoices',
  read: async (db, { websiteId, customerIds }) => {
    const found = await db.execute(sql`select i.issued_on as "issuedOn", i.data ->> 'label' as number,
        i.data -> 'buyer' as buyer
      from invoices i join orders o on o.website_id = i.website_id and o.id = i.order_id
      where i.website_id = ${websiteId} and o.customer_id = any(${sql.param([...customerIds])}::uuid[])
      order by i.issued_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  keep: async (tx, { websiteId, customerIds }) => {
    await tx.execute(sql`insert into invoice_buyers (website_id, order_id, buyer)
      select o.website_id, o.id, o.details -> 'address' from orders o
      join payments p on p.website_id = o.website_id and p.id = o.payment_id
      where o.website_id = ${websiteId} and o.customer_id = any(${sql.param([...customerIds])}::uuid[])
        and p.status = 'captured' and not o.test_mode
        and not exists (select from invoices i where i.website_id = o.website_id and i.subject_id = o.id)
      on conflict do nothing`);
  },
  erase: () => Promise.resolve(),
};
