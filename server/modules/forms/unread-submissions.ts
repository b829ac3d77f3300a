import { runNamed } from '../../platform/db/run-named.ts';
import { COUNT_LIMIT, type Waiting } from '../home/index.ts';

/** Submissions of the inbox that nobody has read, by `form_submissions_unread`. */
export const unreadSubmissions: Waiting = {
  kind: 'form-submissions',
  roles: ['admin'],
  async count(db, websiteId) {
    const rows = await runNamed<{ count: number }>(
      db,
      {
        name: 'form-submissions-waiting',
        text: `select count(*)::int as count from (
            select 1 from form_submissions
            where website_id = $1 and read_on is null and deleted_on is null and not is_spam limit ${COUNT_LIMIT}
          ) s`,
      },
      [websiteId],
    );
    return rows[0]?.count ?? 0;
  },
};
