import type { FulfilmentTask } from '@vitrine/domain/order/order.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { payments } from './tables.ts';

/**
 * Records that an awaited payment has arrived, inside the caller's transaction. Returns its amount in minor units, and
 * what its order owes the buyer besides goods.
 */
export async function captureAwaited(
  tx: Queryable,
  payment: { readonly websiteId: string; readonly paymentId: string; readonly now: Date },
): Promise<{ readonly amountMinor: number; readonly tasks: readonly FulfilmentTask[] }> {
  const { websiteId, paymentId, now } = payment;
  const [row] = await tx
    .update(payments)
    .set({ status: 'captured', settledOn: now })
    .where(
      and(eq(payments.websiteId, websiteId), eq(payments.id, paymentId), eq(payments.status, 'awaiting')),
    )
    .returning({ amountMinor: payments.amountMinor, draft: payments.draft });
  if (row === undefined) throw new Error(`payment ${paymentId} is not awaited`);
  return { amountMinor: row.amountMinor, tasks: row.draft.tasks ?? [] };
}
