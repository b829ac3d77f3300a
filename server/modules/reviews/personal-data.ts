import { commentsText } from '@vitrine/domain/text/comments.ts';
import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Reviews of what a person bought stay readable, by a deleted user. */
export const reviewPersonalData: PersonalDataSource = {
  name: 'reviews',
  read: async (db, { websiteId, customerIds }) => {
    const found =
      await db.execute(sql`select r.created_on as "createdOn", r.author_name as "authorName", r.rating,
        r.title, r.body, r.status
      from reviews r join orders o on o.website_id = r.website_id and o.id = r.order_id
      where r.website_id = ${websiteId} and o.customer_id = any(${sql.param([...customerIds])}::uuid[])
      order by r.created_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, customerIds, locale }) => {
    const { erasedAuthor } = commentsText(locale);
    await tx.execute(sql`update reviews r set author_name = ${erasedAuthor}
      from orders o
      where r.website_id = ${websiteId} and o.website_id = r.website_id and o.id = r.order_id
        and o.customer_id = any(${sql.param([...customerIds])}::uuid[])`);
  },
};
