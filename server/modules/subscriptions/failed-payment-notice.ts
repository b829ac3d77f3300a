import { lowestIdAt } from '../../platform/ids.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { MOST_HAPPENINGS, MOST_LINES, type NoticeSource } from '../owner-notices/index.ts';

/** Renewals that could not be charged: each mails its buyer, and mails are in the order of time. */
export const failedPaymentNotice: NoticeSource = {
  notice: 'failed-payment',
  path: '/mail',
  async gather(db, { websiteId }, { from, to }) {
    const rows = await runNamed<{ recipient: string }>(
      db,
      {
        name: 'notices-failed-payments',
        text: `select recipient from outbox_mails
          where website_id = $1 and id >= $2::uuid and id < $3::uuid and kind = 'payment-failed'
          order by id limit ${MOST_HAPPENINGS}`,
      },
      [websiteId, lowestIdAt(from), lowestIdAt(to)],
    );
    return {
      count: rows.length,
      lines: rows.slice(0, MOST_LINES).map(({ recipient }) => ({ label: recipient, amount: '' })),
      sum: '',
    };
  },
};
