import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Sign-ups for sold-out products are deleted. */
export const signUpPersonalData: PersonalDataSource = {
  name: 'backInStockSignUps',
  read: async (db, { websiteId, emails }) => {
    const found =
      await db.execute(sql`select s.created_on as "createdOn", s.sent_on as "sentOn", i.title as product,
        v.sku, s.language, s.join_mailing_list as "isJoinMailingList"
      from back_in_stock_sign_ups s
      left join items i on i.website_id = s.website_id and i.id = s.item_id
      left join variants v on v.website_id = s.website_id and v.id = s.variant_id
      where s.website_id = ${websiteId} and s.email = any(${sql.param([...emails])}::text[])
      order by s.created_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails }) => {
    await tx.execute(sql`delete from back_in_stock_sign_ups s
      where s.website_id = ${websiteId} and s.email = any(${sql.param([...emails])}::text[])`);
  },
};
