import { refundsText } from '@vitrine/domain/text/refunds.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { refundDueAfter } from '@vitrine/domain/order/refund-due.ts';
import { type LineUnits, unitsByLine } from '@vitrine/domain/order/fulfilment.ts';
import { nextOrderStatus } from '@vitrine/domain/order/order-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSpent } from '../customers/index.ts';
import { refundToGiftCards, voidGiftCardsOfOrder } from '../gift-cards/index.ts';
import { lineName, refundedMail } from '../mail/index.ts';
import {
  providerOfPayment,
  type ChargeName,
  type ProviderRefund,
  type RefundOutcome,
} from '../payments/index.ts';
import './refund-bounced.ts';
import { reverseOrder } from './order-reversed.ts';
import { goodsOf, type OrderGoods, statesAfter } from './order-units.ts';
import { refundableAmountOf } from './refundable-amount.ts';
import {
  endRefund,
  findRefundByKey,
  findRefundsOfPayment,
  insertRefund,
  type RefundRecord,
} from './refund-repository.ts';
import { findOrder, type OrderRecord, paymentOf, updateOrder } from './repository.ts';
import { returnOrderToStock, returnUnitsToStock } from './return-to-stock.ts';
import { insertReturn } from './returns-repository.ts';
import { mailSubject, record, shopOf, websiteOf } from './service.ts';

/** Books the provider's result; a second call changes nothing. 'pending' is nothing to book. */
export async function bookRefund(
  platform: Platform,
  refund: RefundRecord,
  outcome: RefundOutcome,
): Promise<void> {
  if (outcome.status === 'succeeded') await bookMade(platform, refund);
  if (outcome.status === 'refused') await bookRefused(platform, refund);
}

async function bookRefused(platform: Platform, refund: RefundRecord): Promise<void> {
  const { websiteId, orderId, amountMinor, reason, actor } = refund;
  await platform.db.transaction(async (tx) => {
    const order = await findOrder(tx, websiteId, orderId, { lock: true });
    if (order === null) throw new Error(`no order ${orderId}`);
    if (!(await endRefund(tx, refund, { status: 'failed' }))) return;
    const keptMinor = order.grandTotalMinor - order.refundedMinor;
    const refundDueMinor = refundDueAfter({ ...order, keptMinor }, { kind: 'refused', amountMinor });
    // The units that it names are on the order again.
    const goods = await goodsOf(tx, websiteId, order);
    const states = statesAfter(order, goods, new Date(platform.clock.now()));
    await updateOrder(tx, websiteId, orderId, { ...states, refundDueMinor });
    await record(platform, tx, websiteId, order, {
      type: 'refund-failed',
      actor,
      data: { amountMinor, reason },
      mail: null,
    });
  });
}

async function bookMade(platform: Platform, refund: RefundRecord): Promise<void> {
  const { websiteId, orderId, paymentId, reason, actor } = refund;
  const website = await websiteOf(platform, websiteId);
  await platform.db.transaction(async (tx) => {
    const order = await findOrder(tx, websiteId, orderId, { lock: true });
    if (order === null) throw new Error(`no order ${orderId}`);
    if (!(await endRefund(tx, refund, { status: 'succeeded' }))) return;
    const now = new Date(platform.clock.now());
    const toCardMinor = refund.amountMinor - refund.giftCardMinor;
    const giftCardMinor =
      refund.giftCardMinor === 0
        ? 0
        : await refundToGiftCards(tx, {
            websiteId,
            refundId: refund.id,
            paymentId,
            amountMinor: refund.giftCardMinor,
            now,
          });
    const amountMinor = toCardMinor + giftCardMinor;
    if (giftCardMinor !== refund.giftCardMinor) {
      // A gift card was voided in between: nothing is returned to it.
      await endRefund(tx, refund, { status: 'succeeded', amountMinor, giftCardMinor }, 'succeeded');
    }
    const refundedMinor = order.refundedMinor + amountMinor;
    const { refundable, given } = await refundableAmountOf(tx, websiteId, order);
    const isLast = refundable.cardMinor + refundable.giftCardMinor === 0 && given.totalMinor <= refundedMinor;
    const canceled = refund.cancels && isLast ? nextOrderStatus(order.status, 'cancel') : null;
    const status = canceled ?? nextOrderStatus(order.status, isLast ? 'refund-rest' : 'refund-part');
    if (status === null) throw new Error(`a refund was made for an order that is ${order.status}`);
    const goods = await goodsOf(tx, websiteId, order);
    const units = goods.refundLines.filter(({ refundId }) => refundId === refund.id);
    const returnedToStock = refund.returnToStock && (await returnToStock(tx, refund, order, goods, now));
    // What was bought with the refunded money can no longer be spent.
    if (isLast) await voidGiftCardsOfOrder(tx, { websiteId, orderId, now });
    const refundDueMinor = refundDueAfter(
      { ...order, keptMinor: order.grandTotalMinor - refundedMinor },
      // The money for the units that it names was not due before.
      {
        kind: 'refunded',
        amountMinor: amountMinor - Math.min(amountMinor, refund.itemsMinor + refund.deliveryMinor),
      },
    );
    // An order that was refunded before anything was sent has not been fulfilled, even if all its units are off it.
    const wasNeverSent = isLast && goods.fulfilled.length === 0 && goods.removed.length > 0;
    await updateOrder(tx, websiteId, orderId, {
      status,
      refundedMinor,
      refundDueMinor,
      ...(wasNeverSent ? { fulfilment: 'unfulfilled', fulfilledOn: null } : {}),
    });
    await changeSpent(tx, { websiteId, orderId, deltaMinor: -amountMinor });
    const subject = await mailSubject(tx, websiteId, order, shopOf(website));
    // No payment service moves money that was paid by hand.
    const byHandMinor = subject.draft.manualPayment === undefined ? 0 : toCardMinor;
    await record(platform, tx, websiteId, order, {
      type: 'refunded',
      actor,
      data: {
        amountMinor,
        giftCardMinor,
        byHandMinor,
        reason,
        returnedToStock,
        items: describeUnits(goods, units),
      },
      mail: { kind: 'order-refunded', plan: refundedMail(subject, { amountMinor, byHandMinor, reason }) },
    });
    if (canceled !== null) {
      await record(platform, tx, websiteId, order, { type: 'canceled', actor, data: {}, mail: null });
    }
    if (status === 'refunded' || status === 'canceled') {
      const { keepsSubscriptions } = refund;
      await reverseOrder(platform, tx, {
        website,
        orderId,
        number: order.number,
        status,
        actor,
        keepsSubscriptions,
      });
    }
  });
}

/**
 * Returns the units of a refund to stock; those that the buyer had are recorded as having come back. One that names none
 * returns all of the order. False when they had been returned already.
 */
async function returnToStock(
  tx: Queryable,
  { websiteId, id, orderId }: RefundRecord,
  order: OrderRecord,
  goods: OrderGoods,
  now: Date,
): Promise<boolean> {
  const units = goods.refundLines.filter(({ refundId }) => refundId === id);
  if (units.length === 0) return returnOrderToStock(tx, { websiteId, orderId, now });
  if (order.returnedToStockOn !== null) return false;
  await returnUnitsToStock(tx, { websiteId, orderId, units, now });
  const goesOut = new Set(goods.lines.filter((line) => line.needsFulfilment).map(({ id: lineId }) => lineId));
  const back = units.filter(({ isSent, lineId }) => isSent && goesOut.has(lineId));
  if (back.length > 0) {
    await insertReturn(tx, websiteId, orderId, {
      id: newId(now.getTime()),
      number: Math.max(0, ...goods.returns.map(({ number }) => number)) + 1,
      note: '',
      returnedToStock: true,
      isRefundDue: false,
      idempotencyKey: `refund:${id}`,
      createdOn: now,
      lines: back.map(({ lineId, quantity }) => ({ lineId, quantity, refunded: quantity })),
    });
  }
  return true;
}

/** E.g. '2 × Mug, 1 × Bowl', for the owner. */
function describeUnits({ lines }: OrderGoods, units: readonly LineUnits[]): string {
  const chosen = unitsByLine(units);
  return lines
    .flatMap((line) => {
      const quantity = chosen.get(line.id) ?? 0;
      return quantity === 0 ? [] : [lineName({ ...line, quantity })];
    })
    .join(', ');
}

/**
 * Reads a payment's refunds at the provider and books what changed: one that was decided, one that failed after all,
 * one that was made at the provider.
 */
export async function settleRefunds(platform: Platform, payment: ChargeName): Promise<void> {
  const { websiteId, reference } = payment;
  const found = await findRefundsOfPayment(platform.db, websiteId, reference);
  if (found === null) return;
  const taken = await paymentOf(platform.db, websiteId, reference);
  const provider = await providerOfPayment(platform, { ...taken, websiteId });
  const theirs = (await provider?.listRefunds(payment)) ?? [];
  for (const each of theirs) {
    if (each.refundReference === null) {
      if (each.status !== 'refused') await bookForeign(platform, payment, found.orderId, each);
      continue;
    }
    const ours = found.refunds.find((refund) => refund.id === each.refundReference);
    if (ours === undefined) continue;
    if (ours.status === 'pending') await bookRefund(platform, ours, { status: each.status });
    else if (ours.status === 'succeeded' && each.status === 'refused') await markReturned(platform, ours);
  }
}

/** A refund made at the provider itself: the money is gone, so it is booked like one of ours. */
async function bookForeign(
  platform: Platform,
  payment: ChargeName,
  orderId: string,
  theirs: ProviderRefund,
): Promise<void> {
  const website = await websiteOf(platform, payment.websiteId);
  const text = refundsText(localeOf(website.settings.language));
  const now = platform.clock.now();
  const refund: RefundRecord = {
    websiteId: payment.websiteId,
    id: newId(now),
    paymentId: payment.reference,
    orderId,
    amountMinor: theirs.amountMinor,
    giftCardMinor: 0,
    status: 'pending',
    bouncedOn: null,
    bounceId: null,
    reason: text.madeAtProvider,
    itemsMinor: 0,
    deliveryMinor: 0,
    returnToStock: false,
    cancels: false,
    keepsSubscriptions: false,
    actor: 'system',
    createdOn: new Date(now),
  };
  const idempotencyKey = `provider:${theirs.providerReference}`;
  // Booked in a moment, and never requested, since the provider already made it.
  const nextCheckOn = new Date(now + 100 * 365 * 86_400_000);
  await insertRefund(platform.db, { ...refund, idempotencyKey, nextCheckOn });
  const noted = await findRefundByKey(platform.db, payment.websiteId, orderId, idempotencyKey);
  if (noted?.status === 'pending') await bookMade(platform, noted);
}

/** A refund the bank returned: the shop has its money again, and the owner may try another way. */
async function markReturned(platform: Platform, refund: RefundRecord): Promise<void> {
  const { websiteId, orderId, giftCardMinor } = refund;
  const returnedMinor = refund.amountMinor - giftCardMinor;
  if (returnedMinor === 0) return;
  const website = await websiteOf(platform, websiteId);
  await platform.db.transaction(async (tx) => {
    const order = await findOrder(tx, websiteId, orderId, { lock: true });
    if (order === null) throw new Error(`no order ${orderId}`);
    // What went to gift cards stays there.
    const now = platform.clock.now();
    const bouncedOn = new Date(now);
    const bounced = { bouncedOn, bounceId: newId(now) };
    const rest =
      giftCardMinor === 0
        ? ({ status: 'failed', ...bounced } as const)
        : ({ status: 'succeeded', amountMinor: giftCardMinor, ...bounced } as const);
    if (!(await endRefund(tx, refund, rest, 'succeeded'))) return;
    const refundedMinor = order.refundedMinor - returnedMinor;
    const goods = await goodsOf(tx, websiteId, order);
    const wasSent = order.fulfilledOn !== null && goods.fulfilled.length > 0;
    const whole = wasSent ? 'refund-bounced-sent' : 'refund-bounced';
    const action = refundedMinor > 0 ? 'refund-bounced-part' : whole;
    const status = nextOrderStatus(order.status, action) ?? order.status;
    const refundDueMinor = refundDueAfter(
      { ...order, keptMinor: order.grandTotalMinor - refundedMinor },
      { kind: 'bounced', amountMinor: returnedMinor },
    );
    const states = statesAfter({ ...order, status }, goods, bouncedOn);
    await updateOrder(tx, websiteId, orderId, { ...states, refundedMinor, refundDueMinor });
    await changeSpent(tx, { websiteId, orderId, deltaMinor: returnedMinor });
    await record(platform, tx, websiteId, order, {
      type: 'refund-failed',
      actor: 'system',
      // Only the owner reads it.
      data: { amountMinor: returnedMinor, reason: refundsText('en').sentBackByBank },
      mail: null,
    });
    const { bounceId } = bounced;
    for (const handle of contributions(platform, 'refundBounced'))
      await handle(platform, tx, { website, order, refundId: refund.id, bounceId, returnedMinor });
  });
}
