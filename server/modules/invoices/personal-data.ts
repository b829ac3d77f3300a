import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Issued invoices are exported, and stay as they are: bookkeeping requires it. */
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
  erase: () => Promise.resolve(),
};
