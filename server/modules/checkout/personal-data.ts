import { sql } from 'drizzle-orm';
import type { PersonalDataSource } from '../customers/index.ts';

/** The address by which a discount code counts once per customer. */
export const discountUsePersonalData: PersonalDataSource = {
  name: 'discountUses',
  read: async (db, { websiteId, emails }) => {
    const found = await db.execute(sql`select d.name, u.code, u.used_on as "usedOn"
      from discount_uses u join discounts d on d.website_id = u.website_id and d.id = u.discount_id
      where u.website_id = ${websiteId} and u.once_key = any(${sql.param([...emails])}::text[])`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails }) => {
    await tx.execute(sql`update discount_uses u set once_key = u.payment_id::text
      where u.website_id = ${websiteId} and u.once_key = any(${sql.param([...emails])}::text[])`);
  },
};
