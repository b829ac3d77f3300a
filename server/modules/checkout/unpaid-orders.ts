import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { cancelUnpaidOrder as cancelCall, markOrderPaid as payCall } from '@vitrine/contracts/orders.ts';
import { needsFulfilment } from '@vitrine/domain/order/fulfilment.ts';
import { nextOrderStatus } from '@vitrine/domain/order/order-states.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { changeSpent } from '../customers/index.ts';
import { paidMail, unpaidMail } from '../mail/index.ts';
import {
  canCancelUnpaid,
  findOrder,
  linesOf,
  mailSubject,
  record,
  shopOf,
  updateOrder,
  viewOrder,
  websiteOf,
} from '../orders/index.ts';
import { captureAwaited } from '../payments/index.ts';
import { runFulfilmentTasks } from './fulfilment-tasks.ts';
import { PAYMENT_GRACE } from './payment-timeouts.ts';
import { releaseAwaited } from './release.ts';
import { findOverdue, sellReserved } from './unpaid-repository.ts';

interface UnpaidInput {
  readonly orderId: string;
  /** Null: whatever it is now. */
  readonly revision: number | null;
  /** The owner's account id, or 'system'. */
  readonly actor: string;
}

/** Records that the money of an order has arrived. What is delivered without sending goods is delivered now. */
export async function markPaid(
  platform: Platform,
  websiteId: string,
  input: UnpaidInput,
): Promise<Result<OrderDetail, FailureOf<typeof payCall>>> {
  const shop = shopOf(await websiteOf(platform, websiteId));
  const done = await platform.db.transaction(async (tx) => {
    const order = await findOrder(tx, websiteId, input.orderId, { lock: true });
    if (order === null) return fail('ORDER_NOT_FOUND');
    if (input.revision !== null && order.revision !== input.revision) return fail('STALE_REVISION');
    const isHandedOver = order.fulfilment === 'fulfilled';
    const status = nextOrderStatus(order.status, isHandedOver ? 'pay-handed-over' : 'pay');
    if (status === null) {
      return fail('ORDER_TRANSITION', { params: { status: order.status, action: 'marked as paid' } });
    }
    const now = platform.clock.now();
    const { paymentId } = order;
    const paid = await captureAwaited(tx, { websiteId, paymentId, now: new Date(now) });
    const { tasks } = paid;
    const tasksDueOn = new Date(now + PAYMENT_GRACE);
    await sellReserved(tx, { websiteId, paymentId, orderId: order.id, tasks, tasksDueOn });
    await changeSpent(tx, { websiteId, orderId: order.id, deltaMinor: order.grandTotalMinor });
    const lines = await linesOf(tx, websiteId, order.id);
    const isToSend = lines.some((line) => needsFulfilment(order.purpose, line));
    await updateOrder(tx, websiteId, order.id, {
      status,
      ...(isToSend || isHandedOver ? {} : { fulfilment: 'fulfilled', fulfilledOn: new Date(now) }),
    });
    await record(platform, tx, websiteId, order, {
      type: 'paid',
      actor: input.actor,
      data: { provider: 'manual', cardBrand: '', cardLast4: '', amountMinor: paid.amountMinor },
      mail: {
        kind: 'order-paid',
        plan: paidMail(await mailSubject(tx, websiteId, order, shop), isHandedOver),
      },
    });
    return ok(tasks);
  });
  if (!done.ok) return done;
  const { orderId } = input;
  if (done.value.length > 0) await runFulfilmentTasks(platform, { websiteId, orderId }, done.value);
  return viewOrder(platform, websiteId, orderId);
}

/**
 * Cancels an order that was not paid: its units return to stock, its codes can be used again, its gift cards get their
 * balance back.
 */
export async function cancelUnpaid(
  platform: Platform,
  websiteId: string,
  input: UnpaidInput & { readonly reason: string },
): Promise<Result<OrderDetail, FailureOf<typeof cancelCall>>> {
  const shop = shopOf(await websiteOf(platform, websiteId));
  const done = await platform.db.transaction(async (tx) => {
    const order = await findOrder(tx, websiteId, input.orderId, { lock: true });
    if (order === null) return fail('ORDER_NOT_FOUND');
    if (input.revision !== null && order.revision !== input.revision) return fail('STALE_REVISION');
    const status = nextOrderStatus(order.status, 'cancel-unpaid');
    if (status === null) {
      return fail('ORDER_TRANSITION', { params: { status: order.status, action: 'canceled as unpaid' } });
    }
    if (!canCancelUnpaid(order)) {
      const present = order.fulfilment === 'fulfilled' ? 'fulfilled' : 'partly fulfilled';
      return fail('ORDER_TRANSITION', { params: { status: present, action: 'canceled as unpaid' } });
    }
    const now = platform.clock.now();
    const { discounts, giftCards } = order.totals;
    await releaseAwaited(tx, {
      websiteId,
      paymentId: order.paymentId,
      status: 'abandoned',
      declineCode: null,
      now: new Date(now),
      hasCodes: discounts.length > 0 || giftCards.length > 0,
      entryIds: giftCards.map(() => [newId(now), newId(now)]),
    });
    await updateOrder(tx, websiteId, order.id, { status, returnedToStockOn: new Date(now) });
    const subject = await mailSubject(tx, websiteId, order, shop);
    await record(platform, tx, websiteId, order, {
      type: 'canceled',
      actor: input.actor,
      data: { reason: input.reason, returnedToStock: true },
      mail: { kind: 'order-unpaid', plan: unpaidMail(subject, input.reason) },
    });
    return ok(null);
  });
  return done.ok ? viewOrder(platform, websiteId, input.orderId) : done;
}

/** Milliseconds between passes. */
const INTERVAL = 60_000;
const BATCH = 50;
const MAX_BATCHES = 200;

/** Cancels the orders that were not paid in time. Returns how many it canceled. */
export async function cancelOverdue(platform: Platform): Promise<number> {
  let canceled = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await findOverdue(platform.db, new Date(platform.clock.now()), BATCH);
    let done = 0;
    for (const { websiteId, orderId } of due) {
      try {
        const input = { orderId, revision: null, actor: 'system', reason: '' };
        if ((await cancelUnpaid(platform, websiteId, input)).ok) done += 1;
      } catch (error) {
        platform.log.warn({ err: error, orderId }, 'an unpaid order could not be canceled');
      }
    }
    canceled += done;
    // Those that failed stay first: the next pass tries them again.
    if (due.length < BATCH || done === 0) break;
  }
  return canceled;
}

/** Cancels what was not paid in time. */
export const unpaidPoller = (platform: Platform): Poller => ({
  name: 'unpaid orders',
  every: INTERVAL,
  run: () => cancelOverdue(platform),
});
