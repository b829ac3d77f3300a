import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import type { OrderDetail } from '@vitrine/contracts/orders.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { nextOrderStatus } from '@vitrine/domain/order/order-states.ts';
import { checkRefund, refundableMinor } from '@vitrine/domain/order/refund-order.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { refundedMail } from '../mail/index.ts';
import { paymentProvider, type PaymentProvider, type RefundOutcome } from '../payments/index.ts';
import {
  claimDueRefunds,
  endRefund,
  findOrder,
  findRefundByKey,
  givenBackOf,
  insertRefund,
  paymentOf,
  updateOrder,
  type RefundRecord,
} from './repository.ts';
import { mailSubject, record, viewOrder } from './service.ts';

/** Milliseconds a pending refund belongs to the request that made it. */
const GRACE = 20_000;
const BATCH = 50;

export interface RefundRequest {
  readonly orderId: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly idempotencyKey: string;
  readonly revision: number;
  /** The owner's account id. */
  readonly accountId: string;
}

/**
 * Gives money back: notes the refund, asks the provider, then books it with its event and mail. The same key never
 * gives back twice, and all refunds together never more than was captured.
 *
 * Failures: ORDER_NOT_FOUND, STALE_REVISION, ORDER_TRANSITION, REFUND_TOO_LARGE, REFUND_REFUSED, REFUND_UNDER_WAY
 * (noted; the recovery pass will make it).
 */
export async function refundOrder(
  platform: Platform,
  websiteId: string,
  input: RefundRequest,
  provider: PaymentProvider = paymentProvider(platform),
): Promise<Result<OrderDetail, ErrorCode>> {
  const noted = await noteRefund(platform, websiteId, input);
  if (!noted.ok) return noted;
  const refund = noted.value;
  if (refund.status === 'failed') return fail('REFUND_REFUSED');
  if (refund.status === 'pending') {
    let outcome: RefundOutcome;
    try {
      outcome = await askForRefund(provider, refund);
    } catch (error) {
      platform.log.warn(
        { err: error, refundId: refund.id },
        'the payment provider gave no answer to a refund',
      );
      return fail('REFUND_UNDER_WAY');
    }
    await bookRefund(platform, refund, outcome);
    if (outcome.status === 'refused') return fail('REFUND_REFUSED');
  }
  return viewOrder(platform, websiteId, input.orderId);
}

function noteRefund(
  platform: Platform,
  websiteId: string,
  input: RefundRequest,
): Promise<Result<RefundRecord, ErrorCode>> {
  return platform.db.transaction(async (tx): Promise<Result<RefundRecord, ErrorCode>> => {
    const order = await findOrder(tx, websiteId, input.orderId, { lock: true });
    if (order === null) return fail('ORDER_NOT_FOUND');
    // A repeated request names the revision it saw before its first try: the key is what counts.
    const present = await findRefundByKey(tx, websiteId, order.id, input.idempotencyKey);
    if (present !== null) return ok(present);
    if (order.revision !== input.revision) return fail('STALE_REVISION');
    const payment = await paymentOf(tx, websiteId, order.paymentId);
    const money = {
      status: order.status,
      capturedMinor: payment.amountMinor,
      givenBackMinor: await givenBackOf(tx, websiteId, order.id),
    };
    const allowed = checkRefund(money, input.amountMinor);
    if (!allowed.ok) {
      if (allowed.error.code === 'ORDER_TRANSITION') return allowed;
      const amount = formatMoney({ minor: refundableMinor(money), currency: order.currency });
      return fail('REFUND_TOO_LARGE', { params: { amount } });
    }
    const now = platform.clock.now();
    const refund: RefundRecord = {
      websiteId,
      id: newId(now),
      paymentId: order.paymentId,
      orderId: order.id,
      amountMinor: input.amountMinor,
      status: 'pending',
      reason: input.reason,
      actor: input.accountId,
      createdOn: new Date(now),
    };
    await insertRefund(tx, {
      ...refund,
      idempotencyKey: input.idempotencyKey,
      nextCheckOn: new Date(now + GRACE),
    });
    await updateOrder(tx, websiteId, order.id, {});
    return ok(refund);
  });
}

function askForRefund(provider: PaymentProvider, refund: RefundRecord): Promise<RefundOutcome> {
  return provider.refund({
    websiteId: refund.websiteId,
    reference: refund.paymentId,
    refundReference: refund.id,
    amountMinor: refund.amountMinor,
  });
}

/** Books what the provider said; whoever comes second changes nothing. */
async function bookRefund(platform: Platform, refund: RefundRecord, outcome: RefundOutcome): Promise<void> {
  const { websiteId, orderId, amountMinor, reason, actor } = refund;
  await platform.db.transaction(async (tx) => {
    const order = await findOrder(tx, websiteId, orderId, { lock: true });
    if (order === null) throw new Error(`no order ${orderId}`);
    const ended = await endRefund(tx, refund, outcome.status === 'succeeded' ? 'succeeded' : 'failed');
    if (!ended) return;
    if (outcome.status === 'refused') {
      await updateOrder(tx, websiteId, orderId, {});
      await record(platform, tx, websiteId, order, {
        type: 'refund-failed',
        actor,
        data: { amountMinor, reason },
        mail: null,
      });
      return;
    }
    const payment = await paymentOf(tx, websiteId, order.paymentId);
    const refundedMinor = order.refundedMinor + amountMinor;
    const action = refundedMinor >= payment.amountMinor ? 'refund-rest' : 'refund-part';
    const status = nextOrderStatus(order.status, action);
    if (status === null) throw new Error(`a refund was made for an order that is ${order.status}`);
    await updateOrder(tx, websiteId, orderId, { status, refundedMinor });
    const subject = await mailSubject(platform, tx, websiteId, order);
    await record(platform, tx, websiteId, order, {
      type: 'refunded',
      actor,
      data: { amountMinor, reason },
      mail: { kind: 'order-refunded', content: refundedMail(subject, { amountMinor, reason }) },
    });
  });
}

/** Finishes refunds whose requests are gone. Answers how many were finished. */
export async function recoverRefunds(
  platform: Platform,
  provider: PaymentProvider = paymentProvider(platform),
): Promise<number> {
  const now = platform.clock.now();
  const due = await claimDueRefunds(platform.db, {
    now: new Date(now),
    nextCheckOn: new Date(now + 3 * GRACE),
    most: BATCH,
  });
  let finished = 0;
  for (const refund of due) {
    try {
      await bookRefund(platform, refund, await askForRefund(provider, refund));
      finished += 1;
    } catch (error) {
      platform.log.warn({ err: error, refundId: refund.id }, 'a pending refund stays pending');
    }
  }
  return finished;
}
