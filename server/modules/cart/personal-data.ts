import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** What was typed at checkout, with or without an order afterwards. */
export const cartPersonalData: PersonalDataSource = {
  name: 'carts',
  read: async (db, { websiteId, emails }) => {
    const found =
      await db.execute(sql`select c.updated_on as "updatedOn", c.is_purchased as "isPurchased", c.details
      from carts c
      where c.website_id = ${websiteId} and lower(c.details ->> 'email') = any(${sql.param([...emails])}::text[])
      order by c.updated_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails }) => {
    const named = sql`c.website_id = ${websiteId}
      and lower(c.details ->> 'email') = any(${sql.param([...emails])}::text[])`;
    await tx.execute(sql`update cart_entries e set additional_fields = '' from carts c
      where ${named} and e.website_id = c.website_id and e.cart_id = c.id and e.additional_fields <> ''`);
    await tx.execute(sql`update carts c set details = '{}', tax_exemption = null,
        agreed_discount = jsonb_set(agreed_discount, '{reason}', '""')
      where ${named}`);
  },
};
