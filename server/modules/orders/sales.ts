import { MOST_SALES, type WaitingKind } from '@vitrine/contracts/home.ts';
import type { Period } from '@vitrine/domain/home/same-time-last-week.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { COUNT_LIMIT, type Waiting } from '../home/index.ts';
import { ordersToSend } from './orders-to-send.ts';

interface Sales {
  /** At most MOST_SALES + 1. */
  readonly count: number;
  readonly sumMinor: number;
  readonly testCount: number;
}

/** Orders of a period in one currency, refunds subtracted, by `orders_placed`; cancelled orders are not counted. */
export async function salesOf(
  db: Queryable,
  websiteId: string,
  currency: CurrencyCode,
  { from, to }: Period,
): Promise<Sales> {
  const rows = await runNamed<Sales & Record<string, unknown>>(
    db,
    {
      name: 'orders-sales',
      text: `select count(*)::int as count,
          coalesce(sum(kept), 0)::float8 as "sumMinor", (count(*) filter (where test_mode))::int as "testCount"
        from (
          select grand_total_minor - refunded_minor as kept, test_mode from orders
          where website_id = $1 and placed_on >= $2 and placed_on < $3 and status <> 'canceled' and currency = $4
          order by placed_on limit ${MOST_SALES + 1}
        ) o`,
    },
    [websiteId, new Date(from), new Date(to), currency],
  );
  return rows[0] ?? { count: 0, sumMinor: 0, testCount: 0 };
}

export async function hasOrders(db: Queryable, websiteId: string): Promise<boolean> {
  const rows = await runNamed(
    db,
    { name: 'orders-any', text: 'select 1 from orders where website_id = $1 limit 1' },
    [websiteId],
  );
  return rows.length > 0;
}

/** Orders that a condition selects, counted to COUNT_LIMIT; each condition is that of an index. */
const waitingOrders = (kind: WaitingKind, condition: string): Waiting => ({
  kind,
  roles: ['admin'],
  async count(db, websiteId) {
    const rows = await runNamed<{ count: number }>(
      db,
      {
        name: `orders-waiting-${kind}`,
        text: `select count(*)::int as count from (
            select 1 from orders where website_id = $1 and ${condition} limit ${COUNT_LIMIT}
          ) o`,
      },
      [websiteId],
    );
    return rows[0]?.count ?? 0;
  },
});

/** What waits for the owner in orders. */
export const ordersWaiting: readonly Waiting[] = [
  // By `orders_to_send`.
  waitingOrders('to-send', ordersToSend()),
  // By `orders_refund_due`.
  waitingOrders('to-refund', 'refund_due_minor > 0'),
  // Bank transfers and payments on collection to be confirmed, by `orders_status`.
  waitingOrders('payments', `status = 'awaiting-payment'`),
];
