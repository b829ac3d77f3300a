import type { FulfilmentTask } from '@vitrine/domain/order/order.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** The units of an order that is paid now are sold, and its tasks are due. */
export async function sellReserved(
  tx: Queryable,
  order: {
    readonly websiteId: string;
    readonly paymentId: string;
    readonly orderId: string;
    readonly tasks: readonly FulfilmentTask[];
    readonly tasksDueOn: Date;
  },
): Promise<void> {
  const statement = {
    name: 'checkout_sell_reserved',
    text: `with freed as (
        delete from stock_reservations where website_id = $1 and payment_id = $2
      )
      insert into fulfilment_tasks (website_id, order_id, kind, next_attempt_on)
      select $1, $3, kind, $5 from unnest($4::text[]) as kind`,
  };
  const { websiteId, paymentId, orderId, tasks, tasksDueOn } = order;
  await runNamed(tx, statement, [websiteId, paymentId, orderId, tasks, tasksDueOn]);
}

/** Orders whose day to be paid has passed, and of which nothing was handed over. Across all websites. */
export async function findOverdue(
  db: Database,
  now: Date,
  limit: number,
): Promise<readonly { readonly websiteId: string; readonly orderId: string }[]> {
  const found = await db.$client.query<{ websiteId: string; orderId: string }>({
    name: 'checkout_find_overdue',
    text: `select website_id as "websiteId", order_id as "orderId" from payments
      where status = 'awaiting' and next_check_on <= $1 and order_id is not null
        and not exists (select from orders o where o.website_id = payments.website_id and o.id = payments.order_id
          and o.fulfilment <> 'unfulfilled')
      order by next_check_on limit $2`,
    values: [now, limit],
  });
  return found.rows;
}
