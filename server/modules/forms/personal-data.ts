import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';
import { eraseSubmissionsOf } from './erase.ts';

/** What a person sent is deleted, with the mails about it. */
export const submissionPersonalData: PersonalDataSource = {
  name: 'formSubmissions',
  read: async (db, { websiteId, emails }) => {
    const found =
      await db.execute(sql`select s.received_on as "receivedOn", f.name as form, s.answers, s.page ->> 'path' as page
      from form_submissions s
      join forms f on f.website_id = s.website_id and f.id = s.form_id
      where s.website_id = ${websiteId} and s.email = any(${sql.param([...emails])}::text[]) and s.email <> ''
      order by s.received_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: (tx, { websiteId, emails }) => eraseSubmissionsOf(tx, websiteId, emails),
};
