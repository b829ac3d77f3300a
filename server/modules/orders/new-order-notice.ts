import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { MOST_HAPPENINGS, MOST_LINES, type NoticeSource } from '../owner-notices/index.ts';

interface NewOrder extends Record<string, unknown> {
  readonly number: number;
  readonly name: string;
  readonly totalMinor: number;
}

/** Orders that buyers placed, in the store's currency; renewals of subscriptions come by themselves. */
export const newOrderNotice: NoticeSource = {
  notice: 'new-order',
  path: '/orders',
  async gather(db, { websiteId, currency, locale }, { from, to }) {
    const rows = await runNamed<NewOrder>(
      db,
      {
        name: 'notices-new-orders',
        // Of the newest ones: a minute in which more are placed is not worth more lines.
        text: `select number::float8 as number, grand_total_minor::float8 as "totalMinor",
            trim(coalesce(details #>> '{address,firstName}', '') || ' ' || coalesce(details #>> '{address,lastName}', '')) as name
          from (select * from orders where website_id = $1 order by number desc limit ${MOST_HAPPENINGS}) o
          where placed_on >= $2 and placed_on < $3 and currency = $4 and purpose <> 'renewal'
          order by number`,
      },
      [websiteId, new Date(from), new Date(to), currency],
    );
    const money = (minor: number) => formatMoney({ minor, currency }, locale);
    return {
      count: rows.length,
      lines: rows.slice(0, MOST_LINES).map(({ number, name, totalMinor }) => ({
        label: `#${number} ${name}`.trim(),
        amount: money(totalMinor),
      })),
      sum: money(rows.reduce((sum, { totalMinor }) => sum + totalMinor, 0)),
    };
  },
};
