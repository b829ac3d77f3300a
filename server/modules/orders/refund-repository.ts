import type { RefundView } from '@vitrine/contracts/order-detail.ts';
import type { RefundedUnits } from '@vitrine/domain/order/refund-units.ts';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { payments } from '../payments/index.ts';
import { orderLines, orders, refundLines, refunds } from './tables.ts';

export interface RefundRecord {
  readonly websiteId: string;
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly amountMinor: number;
  /** The part for gift cards; the rest goes back to the card that paid. */
  readonly giftCardMinor: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** When the bank sent its money back. */
  readonly bouncedOn: Date | null;
  /** The subject of the document that takes back its credit note then. */
  readonly bounceId: string | null;
  readonly reason: string;
  /** What was paid for the units it names. */
  readonly itemsMinor: number;
  /** What it returns of delivery; only with units. */
  readonly deliveryMinor: number;
  readonly returnToStock: boolean;
  readonly cancels: boolean;
  /** Whether subscriptions that the order started go on when nothing is left of it. */
  readonly keepsSubscriptions: boolean;
  readonly actor: string;
  readonly createdOn: Date;
}

const refundColumns = {
  websiteId: refunds.websiteId,
  id: refunds.id,
  paymentId: refunds.paymentId,
  orderId: refunds.orderId,
  amountMinor: refunds.amountMinor,
  giftCardMinor: refunds.giftCardMinor,
  status: refunds.status,
  bouncedOn: refunds.bouncedOn,
  bounceId: refunds.bounceId,
  reason: refunds.reason,
  itemsMinor: refunds.itemsMinor,
  deliveryMinor: refunds.deliveryMinor,
  returnToStock: refunds.returnToStock,
  cancels: refunds.cancels,
  keepsSubscriptions: refunds.keepsSubscriptions,
  actor: refunds.actor,
  createdOn: refunds.createdOn,
};

/** Oldest first. */
export async function refundsOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly RefundRecord[]> {
  return db
    .select(refundColumns)
    .from(refunds)
    .where(and(eq(refunds.websiteId, websiteId), eq(refunds.orderId, orderId)))
    .orderBy(asc(refunds.id));
}

/** Units of an order that a refund names. */
export type RefundLine = RefundedUnits & {
  readonly refundId: string;
  /** False for a refund that was refused: nothing came of it. */
  readonly counts: boolean;
};

/** Oldest refund first, in the order of the lines. */
export async function refundLinesOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly RefundLine[]> {
  return db
    .select({
      refundId: refundLines.refundId,
      lineId: refundLines.lineId,
      isSent: refundLines.isSent,
      quantity: refundLines.quantity,
      // The bank sends money back, not the units.
      counts: sql<boolean>`${refunds.status} <> 'failed' or ${refunds.bouncedOn} is not null`,
    })
    .from(refundLines)
    .innerJoin(
      refunds,
      and(eq(refunds.websiteId, refundLines.websiteId), eq(refunds.id, refundLines.refundId)),
    )
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.websiteId, refunds.websiteId),
        eq(orderLines.orderId, refunds.orderId),
        eq(orderLines.id, refundLines.lineId),
      ),
    )
    .where(and(eq(refunds.websiteId, websiteId), eq(refunds.orderId, orderId)))
    .orderBy(asc(refundLines.refundId), asc(orderLines.position), asc(refundLines.isSent));
}

export async function insertRefundLines(
  tx: Queryable,
  websiteId: string,
  refundId: string,
  units: readonly RefundedUnits[],
): Promise<void> {
  if (units.length === 0) return;
  await tx
    .insert(refundLines)
    .values(units.map(({ lineId, isSent, quantity }) => ({ websiteId, refundId, lineId, isSent, quantity })));
}

export const refundView = (refund: RefundRecord, lines: readonly RefundLine[]): RefundView => ({
  id: refund.id,
  amountMinor: refund.amountMinor,
  giftCardMinor: refund.giftCardMinor,
  status: refund.status,
  reason: refund.reason,
  returnToStock: refund.returnToStock,
  units: lines
    .filter(({ refundId }) => refundId === refund.id)
    .map(({ lineId, quantity }) => ({ lineId, quantity })),
  createdOn: refund.createdOn.toISOString(),
});

export async function findRefundByKey(
  db: Queryable,
  websiteId: string,
  orderId: string,
  idempotencyKey: string,
): Promise<RefundRecord | null> {
  const [row] = await db
    .select(refundColumns)
    .from(refunds)
    .where(
      and(
        eq(refunds.websiteId, websiteId),
        eq(refunds.orderId, orderId),
        eq(refunds.idempotencyKey, idempotencyKey),
      ),
    );
  return row ?? null;
}

/** The amounts already refunded or about to be, minor units. */
export interface RefundedAmounts {
  /** All of it. */
  readonly totalMinor: number;
  /** To the card that paid. */
  readonly toCardMinor: number;
  /** Of delivery. */
  readonly deliveryMinor: number;
  /** To gift cards, not booked yet. */
  readonly toGiftCardsSoonMinor: number;
  /** Whether a refund that ends the order is in flight. */
  readonly isBeingCanceled: boolean;
}

export async function refundedAmountsOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<RefundedAmounts> {
  const [row] = await db
    .select({
      total: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)`,
      gift: sql<string>`coalesce(sum(${refunds.giftCardMinor}), 0)`,
      delivery: sql<string>`coalesce(sum(least(${refunds.deliveryMinor}, ${refunds.amountMinor})), 0)`,
      soon: sql<string>`coalesce(sum(${refunds.giftCardMinor}) filter (where ${refunds.status} = 'pending'), 0)`,
      canceling: sql<boolean>`coalesce(bool_or(${refunds.cancels} and ${refunds.status} = 'pending'), false)`,
    })
    .from(refunds)
    .where(and(eq(refunds.websiteId, websiteId), eq(refunds.orderId, orderId), ne(refunds.status, 'failed')));
  const total = Number(row?.total ?? 0);
  return {
    totalMinor: total,
    toCardMinor: total - Number(row?.gift ?? 0),
    deliveryMinor: Number(row?.delivery ?? 0),
    toGiftCardsSoonMinor: Number(row?.soon ?? 0),
    isBeingCanceled: row?.canceling ?? false,
  };
}

/** Inserts a refund. False when one with its key exists; then nothing changes. */
export async function insertRefund(
  db: Queryable,
  refund: RefundRecord & { readonly idempotencyKey: string; readonly nextCheckOn: Date },
): Promise<boolean> {
  const made = await db.insert(refunds).values(refund).onConflictDoNothing();
  return made.rowCount === 1;
}

/** Ends a refund whose status is `from`, with the amount it was read with. False when the status has changed. */
export async function endRefund(
  db: Queryable,
  refund: Pick<RefundRecord, 'websiteId' | 'id' | 'amountMinor'>,
  change: {
    readonly status: 'succeeded' | 'failed';
    readonly amountMinor?: number;
    readonly giftCardMinor?: number;
    readonly bouncedOn?: Date;
    readonly bounceId?: string;
  },
  from: 'pending' | 'succeeded' = 'pending',
): Promise<boolean> {
  const ended = await db
    .update(refunds)
    .set(change)
    .where(
      and(
        eq(refunds.websiteId, refund.websiteId),
        eq(refunds.id, refund.id),
        eq(refunds.status, from),
        eq(refunds.amountMinor, refund.amountMinor),
      ),
    );
  return ended.rowCount === 1;
}

/** Postpones the next check of a pending refund. */
export async function postponeRefund(
  db: Queryable,
  refund: Pick<RefundRecord, 'websiteId' | 'id'>,
  nextCheckOn: Date,
): Promise<void> {
  await db
    .update(refunds)
    .set({ nextCheckOn })
    .where(and(eq(refunds.websiteId, refund.websiteId), eq(refunds.id, refund.id)));
}

/** The order of a payment and its refunds, for a provider's event. Null when the payment has no order. */
export async function findRefundsOfPayment(
  db: Queryable,
  websiteId: string,
  paymentId: string,
): Promise<{ readonly orderId: string; readonly refunds: readonly RefundRecord[] } | null> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(payments, and(eq(payments.websiteId, orders.websiteId), eq(payments.orderId, orders.id)))
    .where(and(eq(payments.websiteId, websiteId), eq(payments.id, paymentId)));
  return order === undefined
    ? null
    : { orderId: order.id, refunds: await refundsOf(db, websiteId, order.id) };
}

/** Claims due pending refunds and postpones their next check. Across all websites, like the recovery of payments. */
export async function claimDueRefunds(
  db: Database,
  claim: { readonly now: Date; readonly nextCheckOn: Date; readonly limit: number },
): Promise<readonly RefundRecord[]> {
  const due = db.$with('due').as(
    db
      .select({ websiteId: refunds.websiteId, id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.status, 'pending'), lte(refunds.nextCheckOn, claim.now)))
      .orderBy(asc(refunds.nextCheckOn))
      .limit(claim.limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(refunds)
    .set({ nextCheckOn: claim.nextCheckOn })
    .from(due)
    .where(and(eq(refunds.websiteId, due.websiteId), eq(refunds.id, due.id)))
    .returning(refundColumns);
}
