import type { FulfilmentTask } from '@vitrine/domain/order/order.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Ends an awaited payment as paid: its units are sold, and the order's tasks are due. */
export async function noteManualPayment(
  tx: Queryable,
  paid: {
    readonly websiteId: string;
    readonly paymentId: string;
    readonly orderId: string;
    readonly now: Date;
    readonly tasksDueOn: Date;
  },
): Promise<{ readonly amountMinor: number; readonly tasks: readonly FulfilmentTask[] }> {
  const statement = {
    name: 'checkout_note_manual_payment',
    text: `with paid as (
        update payments set status = 'captured', settled_on = $4
        where website_id = $1 and id = $2 and status = 'awaiting'
        returning amount_minor, coalesce(draft -> 'tasks', '[]'::json) as tasks
      ),
      freed as (
        delete from stock_reservations r using paid where r.website_id = $1 and r.payment_id = $2
      ),
      owed as (
        insert into fulfilment_tasks (website_id, order_id, kind, next_attempt_on)
        select $1, $3, kind, $5 from paid, json_array_elements_text(paid.tasks) as kind
      )
      select amount_minor, tasks from paid`,
  };
  const { websiteId, paymentId, orderId, now, tasksDueOn } = paid;
  const [row] = await runNamed<{ amount_minor: string; tasks: readonly FulfilmentTask[] }>(tx, statement, [
    websiteId,
    paymentId,
    orderId,
    now,
    tasksDueOn,
  ]);
  if (row === undefined) throw new Error(`payment ${paymentId} is not awaited`);
  return { amountMinor: Number(row.amount_minor), tasks: row.tasks };
}

/** Orders whose day to be paid has passed. Across all websites. */
export async function findOverdue(
  db: Database,
  now: Date,
  limit: number,
): Promise<readonly { readonly websiteId: string; readonly orderId: string }[]> {
  const found = await db.$client.query<{ websiteId: string; orderId: string }>({
    name: 'checkout_find_overdue',
    text: `select website_id as "websiteId", order_id as "orderId" from payments
      where status = 'awaiting' and next_check_on <= $1 and order_id is not null
      order by next_check_on limit $2`,
    values: [now, limit],
  });
  return found.rows;
}
