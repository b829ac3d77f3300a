import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';
import { eraseSubmissionsOf } from './erase.ts';

/** What a person sent is deleted, with the mails about it, what was noted of it and how it was answered. */
export const submissionPersonalData: PersonalDataSource = {
  name: 'formSubmissions',
  read: async (db, { websiteId, emails }) => {
    const found =
      await db.execute(sql`select s.received_on as "receivedOn", f.name as form, s.answers, s.page ->> 'path' as page,
        coalesce((select json_agg(json_build_object('writtenOn', n.created_on, 'text', n.body) order by n.id)
          from form_notes n where n.website_id = s.website_id and n.submission_id = s.id and n.deleted_on is null),
          '[]') as notes,
        coalesce((select json_agg(json_build_object('sentOn', r.created_on, 'subject', r.subject, 'text', r.message)
            order by r.id)
          from form_replies r where r.website_id = s.website_id and r.submission_id = s.id), '[]') as replies
      from form_submissions s
      join forms f on f.website_id = s.website_id and f.id = s.form_id
      where s.website_id = ${websiteId} and s.email = any(${sql.param([...emails])}::text[]) and s.email <> ''
      order by s.received_on limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: (tx, { websiteId, emails }) => eraseSubmissionsOf(tx, websiteId, emails),
};
