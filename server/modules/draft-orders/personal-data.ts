import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Draft orders for a person; what they typed at the checkout is in their carts. */
export const draftOrderPersonalData: PersonalDataSource = {
  name: 'draftOrders',
  read: async (db, { websiteId, emails }) => {
    const found = await db.execute(sql`select d.number::float8 as number, d.email, d.name, d.phone, d.note,
        d.internal_notes as "internalNotes", d.created_on as "createdOn", d.sent_on as "sentOn"
      from draft_orders d
      where d.website_id = ${websiteId} and lower(d.email) = any(${sql.param([...emails])}::text[])
      order by d.id limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails }) => {
    await tx.execute(sql`update draft_orders d set email = '', name = '', phone = '', note = '', internal_notes = '',
        search = '', revision = d.revision + 1
      where d.website_id = ${websiteId} and lower(d.email) = any(${sql.param([...emails])}::text[])`);
  },
};
