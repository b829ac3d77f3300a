import { runNamed } from '../../platform/db/run-named.ts';
import { MOST_HAPPENINGS, MOST_LINES, type NoticeSource } from '../owner-notices/index.ts';

/** Webhooks that were turned off in the period, after days of failures, by `webhooks_turned_off`. */
export const failedWebhookNotice: NoticeSource = {
  notice: 'failed-webhook',
  path: '/forms',
  async gather(db, { websiteId }, { from, to }) {
    const rows = await runNamed<{ name: string }>(
      db,
      {
        name: 'notices-failed-webhooks',
        text: `select f.name from webhooks w
          join forms f on f.website_id = w.website_id and f.id = w.form_id
          where w.website_id = $1 and w.turned_off_on >= $2 and w.turned_off_on < $3
          order by w.turned_off_on limit ${MOST_HAPPENINGS}`,
      },
      [websiteId, new Date(from), new Date(to)],
    );
    return {
      count: rows.length,
      lines: rows.slice(0, MOST_LINES).map(({ name }) => ({ label: name, amount: '' })),
      sum: '',
    };
  },
};
