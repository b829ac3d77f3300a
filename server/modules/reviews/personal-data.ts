import { commentsText } from '@vitrine/domain/text/comments.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type Person, PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** The reviews of a person: of what they ordered, and imported ones under their address. */
const ofPerson = ({ websiteId, customerIds, emails }: Person): SQL => sql`r.website_id = ${websiteId} and (
    (r.author_email <> '' and r.author_email = any(${sql.param([...emails])}::text[]))
    or r.order_id in (select o.id from orders o where o.website_id = ${websiteId}
      and o.customer_id = any(${sql.param([...customerIds])}::uuid[])))`;

/** Reviews of what a person bought stay readable, by a deleted user and without pictures. */
export const reviewPersonalData: PersonalDataSource = {
  name: 'reviews',
  read: async (db, person) => {
    const found =
      await db.execute(sql`select r.created_on as "createdOn", r.author_name as "authorName", r.rating,
        r.title, r.body, r.status, r.picture_count as pictures, r.answer
      from reviews r where ${ofPerson(person)}
      order by r.created_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, person) => {
    const { erasedAuthor } = commentsText(person.locale);
    const { websiteId, customerIds, emails } = person;
    // The poller erases pictures that belong to no review.
    await tx.execute(sql`update review_pictures p set review_id = null
      from review_requests q join orders o on o.website_id = q.website_id and o.id = q.order_id
      where p.website_id = ${websiteId} and q.website_id = p.website_id and q.id = p.request_id
        and o.customer_id = any(${sql.param([...customerIds])}::uuid[])`);
    await tx.execute(sql`update reviews r set author_name = ${erasedAuthor}, author_email = '',
      picture_count = 0 where ${ofPerson(person)}`);
    await tx.execute(sql`delete from review_opt_outs u
      where u.website_id = ${websiteId} and u.email = any(${sql.param([...emails])}::text[])`);
  },
};
