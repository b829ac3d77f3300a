import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';

/** Which letters somebody got, and whether they read them. What a letter says stays, and how many got it. */
export const letterPersonalData: PersonalDataSource = {
  name: 'letters',
  read: async (db, { websiteId, emails }) => {
    const found = await db.execute(sql`select l.subject, l.started_on as "startedOn", r.state, r.reason,
        r.opened_on as "openedOn", r.clicked_on as "clickedOn"
      from letter_recipients r
      join letters l on l.website_id = r.website_id and l.id = r.letter_id
      where r.website_id = ${websiteId} and r.email = any(${sql.param([...emails])}::text[])
      order by l.started_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails }) => {
    await tx.execute(sql`delete from letter_recipients
      where website_id = ${websiteId} and email = any(${sql.param([...emails])}::text[])`);
  },
};
