import { runNamed } from '../../../platform/db/run-named.ts';
import { MOST_HAPPENINGS, MOST_LINES, type NoticeSource } from '../../owner-notices/index.ts';

/** Pages that were to be published in the period and were not, by `collections_publish_failed`. */
export const failedPageNotice: NoticeSource = {
  notice: 'failed-page',
  path: '/pages',
  async gather(db, { websiteId }, { from, to }) {
    const rows = await runNamed<{ title: string }>(
      db,
      {
        name: 'notices-failed-pages',
        text: `select title from collections
          where website_id = $1 and deleted_on is null and publish_failed_on >= $2 and publish_failed_on < $3
          order by publish_failed_on limit ${MOST_HAPPENINGS}`,
      },
      [websiteId, new Date(from), new Date(to)],
    );
    return {
      count: rows.length,
      lines: rows.slice(0, MOST_LINES).map(({ title }) => ({ label: title, amount: '' })),
      sum: '',
    };
  },
};
