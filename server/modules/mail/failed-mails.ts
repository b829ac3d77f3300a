import { runNamed } from '../../platform/db/run-named.ts';
import { COUNT_LIMIT, type Waiting } from '../home/index.ts';

/** Mails that were given up, by `outbox_mails_status`. */
export const failedMails: Waiting = {
  kind: 'failed-mails',
  roles: ['admin'],
  async count(db, websiteId) {
    const rows = await runNamed<{ count: number }>(
      db,
      {
        name: 'mails-failed',
        text: `select count(*)::int as count from (
            select 1 from outbox_mails where website_id = $1 and status = 'failed' limit ${COUNT_LIMIT}
          ) m`,
      },
      [websiteId],
    );
    return rows[0]?.count ?? 0;
  },
};
