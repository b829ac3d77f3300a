import { commentsText } from '@vitrine/domain/text/comments.ts';
import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Comments and their answers stay readable, by a deleted user. */
export const commentPersonalData: PersonalDataSource = {
  name: 'comments',
  read: async (db, { websiteId, emails }) => {
    const found =
      await db.execute(sql`select c.created_on as "createdOn", c.author_name as "authorName", c.body,
        c.status
      from comments c
      where c.website_id = ${websiteId} and c.author_email = any(${sql.param([...emails])}::text[])
      order by c.created_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails, locale }) => {
    const { erasedAuthor } = commentsText(locale);
    await tx.execute(sql`update comments c set author_name = ${erasedAuthor}, author_email = ''
      where c.website_id = ${websiteId} and c.author_email = any(${sql.param([...emails])}::text[])`);
  },
};
