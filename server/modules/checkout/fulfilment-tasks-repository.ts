import type { FulfilmentTask } from '@vitrine/domain/order/order.ts';
import type { Database } from '../../platform/db/database.ts';

interface FulfilmentTaskKey {
  readonly websiteId: string;
  readonly orderId: string;
  readonly kind: FulfilmentTask;
}

export async function completeFulfilmentTask(
  db: Database,
  task: FulfilmentTaskKey & { readonly now: Date },
): Promise<void> {
  await db.$client.query({
    name: 'checkout_complete_fulfilment_task',
    text: `update fulfilment_tasks set done_on = $4, last_error = null
      where website_id = $1 and order_id = $2 and kind = $3 and done_on is null`,
    values: [task.websiteId, task.orderId, task.kind, task.now],
  });
}

export async function postponeFulfilmentTask(
  db: Database,
  task: FulfilmentTaskKey & { readonly nextAttemptOn: Date; readonly lastError: string },
): Promise<void> {
  await db.$client.query({
    name: 'checkout_postpone_fulfilment_task',
    text: `update fulfilment_tasks set attempts = attempts + 1, next_attempt_on = $4, last_error = $5
      where website_id = $1 and order_id = $2 and kind = $3 and done_on is null`,
    values: [task.websiteId, task.orderId, task.kind, task.nextAttemptOn, task.lastError],
  });
}

/**
 * Claims due tasks and postpones their next attempt, so that two servers never work on one at the same time. Across all
 * websites.
 */
export async function claimFulfilmentTasks(
  db: Database,
  claim: {
    readonly kinds: readonly FulfilmentTask[];
    readonly now: Date;
    readonly nextAttemptOn: Date;
    readonly limit: number;
  },
): Promise<readonly (FulfilmentTaskKey & { readonly attempts: number })[]> {
  const found = await db.$client.query<{
    website_id: string;
    order_id: string;
    kind: FulfilmentTask;
    attempts: number;
  }>({
    name: 'checkout_claim_fulfilment_tasks',
    text: `with due as materialized (
        select website_id, order_id, kind from fulfilment_tasks
        where done_on is null and next_attempt_on <= $1 and kind = any($3::text[])
        order by next_attempt_on limit $4 for update skip locked
      )
      update fulfilment_tasks d set next_attempt_on = $2
      from due
      where d.website_id = due.website_id and d.order_id = due.order_id and d.kind = due.kind
      returning d.website_id, d.order_id, d.kind, d.attempts`,
    values: [claim.now, claim.nextAttemptOn, claim.kinds, claim.limit],
  });
  return found.rows.map((row) => ({
    websiteId: row.website_id,
    orderId: row.order_id,
    kind: row.kind,
    attempts: row.attempts,
  }));
}
