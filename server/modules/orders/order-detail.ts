import type { OrderSummaryView } from '@vitrine/contracts/checkout.ts';
import { FULFIL_UNDO_MS } from '@vitrine/contracts/fulfilments.ts';
import {
  type FulfilmentView,
  type OrderDetail,
  type OrderEventView,
  PREVIOUS_ORDERS,
} from '@vitrine/contracts/order-detail.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { currencyCodes } from '@vitrine/domain/money/currencies.ts';
import { isAddressOpen, isContactOpen } from '@vitrine/domain/order/correct-contact.ts';
import { unitsByLine, unitsToSend } from '@vitrine/domain/order/fulfilment.ts';
import { deliveryToRefund, unitsToRefund } from '@vitrine/domain/order/refund-units.ts';
import { nextOrderStatus } from '@vitrine/domain/order/order-states.ts';
import { refundableMinor } from '@vitrine/domain/order/refund-order.ts';
import { isCountryDivided } from '@vitrine/domain/store/store-countries.ts';
import { describeAnswers } from '@vitrine/domain/custom-form/describe-answers.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { refundableAmountOf } from './refundable-amount.ts';
import { itemPath } from '../content/index.ts';
import { giftCardsOfOrder } from '../gift-cards/index.ts';
import { delayedMailsOfOrder, mailsOfOrder } from '../mail/index.ts';
import { picturesByIds } from '../media/index.ts';
import { getWebsite } from '../websites/index.ts';
import { type FulfilmentRecord, fulfilmentsOf } from './fulfilment-repository.ts';
import { canCancelUnpaid, canFulfil, goodsFrom, mayUnfulfil, returnableUnits } from './order-units.ts';
import { refundLinesOf, refundsOf, refundView } from './refund-repository.ts';
import { returnsOf } from './returns-repository.ts';
import {
  eventsOf,
  formsOf,
  countsUnits,
  customerOfOrder,
  draftOfOrder,
  linesOf,
  ordersOfCustomers,
  paymentOf,
  pictureIdsOf,
  rowOf,
  startedSubscriptionsOf,
  shownItemsOf,
  type EventRecord,
  type OrderRecord,
} from './repository.ts';

/**
 * Milliseconds the server accepts an undo longer than the screen offers it: a click at the last moment needs time to
 * arrive.
 */
export const UNDO_LATENCY_MS = 2_000;

const actors: Readonly<Record<string, string>> = { buyer: 'Buyer', system: 'System' };

function eventView(event: EventRecord): OrderEventView {
  return {
    id: event.id,
    type: event.type,
    actor: event.actor,
    actorName: actors[event.actor] ?? event.ownerName ?? 'Former owner',
    data: event.data,
    happenedOn: event.happenedOn.toISOString(),
  };
}

function fulfilmentView(
  order: OrderRecord,
  {
    mailId,
    trackingMailId,
    trackingBefore: _trackingBefore,
    lines,
    createdOn,
    canceledOn,
    ...fulfilment
  }: FulfilmentRecord,
  delayed: ReadonlyMap<string, Date>,
  now: number,
): FulfilmentView {
  const isOpen = canceledOn === null && mayUnfulfil(order);
  const delayedUntil = (id: string): number => (delayed.get(id)?.getTime() ?? 0) - UNDO_LATENCY_MS;
  // Where there is a mail it decides: that of many orders at once is delayed for longer.
  const until = mailId === null ? createdOn.getTime() + FULFIL_UNDO_MS : delayedUntil(mailId);
  const trackingUntil = trackingMailId === null || canceledOn !== null ? 0 : delayedUntil(trackingMailId);
  return {
    ...fulfilment,
    lines,
    isNotified: mailId !== null,
    createdOn: createdOn.toISOString(),
    canceledOn: canceledOn?.toISOString() ?? null,
    undoMs: isOpen ? Math.max(0, until - now) : 0,
    trackingUndoMs: Math.max(0, trackingUntil - now),
  };
}

/** The pictures of what was bought, by variant id. */
async function picturesOf(
  platform: Platform,
  websiteId: string,
  orderId: string,
): Promise<(variantId: string) => PictureView | null> {
  const ids = await pictureIdsOf(platform.db, websiteId, orderId);
  const pictures = await picturesByIds(platform, websiteId, [...new Set(ids.values())]);
  return (variantId) => pictures.get(ids.get(variantId) ?? '') ?? null;
}

/** Who placed an order, and what else they ordered. */
async function customerView(
  db: Database,
  websiteId: string,
  { id, customerId }: OrderRecord,
): Promise<Pick<OrderDetail, 'customer' | 'previousOrders'>> {
  const customer = customerId === null ? null : await customerOfOrder(db, websiteId, customerId);
  const currency = currencyCodes.find((code) => code === customer?.currency);
  if (customer === null || currency === undefined) return { customer: null, previousOrders: [] };
  const { ids, ...view } = customer;
  const found = await ordersOfCustomers(db, websiteId, ids, PREVIOUS_ORDERS + 1);
  return {
    customer: { ...view, currency },
    previousOrders: found.filter((other) => other.id !== id).slice(0, PREVIOUS_ORDERS),
  };
}

/** Whether an order can be canceled as a whole: nothing of it was sent, or is to be. */
export function canCancel({ status, fulfilment }: Pick<OrderRecord, 'status' | 'fulfilment'>): boolean {
  return nextOrderStatus(status, 'cancel') !== null && fulfilment !== 'partially-fulfilled';
}

/** What the goods of an order say about its address. */
export const deliveryOf = ({ totals, fulfilledOn }: Pick<OrderRecord, 'totals' | 'fulfilledOn'>) => ({
  requiresDelivery: totals.requiresDelivery,
  isSent: fulfilledOn !== null,
});

/** All an owner sees of an order. */
export async function orderDetail(
  platform: Platform,
  websiteId: string,
  order: OrderRecord,
): Promise<OrderDetail> {
  const { db } = platform;
  const now = platform.clock.now();
  const [
    lines,
    forms,
    pictureOf,
    hasCountedUnits,
    events,
    payment,
    refunds,
    mails,
    delayed,
    subscriptions,
    { refundable, given, money },
    fulfilments,
    returns,
    refundLines,
    customer,
    draft,
    boughtGiftCards,
    website,
  ] = await Promise.all([
    linesOf(db, websiteId, order.id),
    formsOf(db, websiteId, order.id),
    picturesOf(platform, websiteId, order.id),
    countsUnits(db, websiteId, order.id),
    eventsOf(db, websiteId, order.id),
    paymentOf(db, websiteId, order.paymentId),
    refundsOf(db, websiteId, order.id),
    mailsOfOrder(db, websiteId, order.id),
    delayedMailsOfOrder(db, websiteId, order.id),
    startedSubscriptionsOf(db, websiteId, order.id),
    refundableAmountOf(db, websiteId, order),
    fulfilmentsOf(db, websiteId, order.id),
    returnsOf(db, websiteId, order.id),
    refundLinesOf(db, websiteId, order.id),
    customerView(db, websiteId, order),
    draftOfOrder(db, websiteId, order.id),
    giftCardsOfOrder(db, { websiteId, orderId: order.id }),
    getWebsite(platform, websiteId),
  ]);
  const goods = goodsFrom(order, lines, fulfilments, returns, refundLines);
  const toSend = unitsByLine(unitsToSend(goods));
  const toReturn = unitsByLine(returnableUnits(order, goods));
  const returned = unitsByLine(goods.returned);
  const refunded = unitsByLine([...goods.removed, ...goods.refunded]);
  const removed = unitsByLine(goods.removed);
  const refundableUnits = unitsToRefund(goods);
  const toRefund = (lineId: string, isSent: boolean): number =>
    refundableUnits.find((units) => units.lineId === lineId && units.isSent === isSent)?.quantity ?? 0;
  const {
    origin: _origin,
    accountId: _accountId,
    settledOn: _settledOn,
    manualPayment,
    ...paymentView
  } = payment;
  const leftMinor = refundableMinor(money);
  return {
    ...rowOf(order),
    revision: order.revision,
    details: order.details,
    deliveryName: order.deliveryName,
    notes: order.notes,
    ...customer,
    draftOrder: draft,
    subscriptionId: order.subscriptionId,
    startedSubscriptions: [...subscriptions],
    totals: order.totals,
    boughtGiftCards: [...boughtGiftCards],
    lines: lines.map((line) => ({
      ...line,
      isCustom: line.isCustom === true,
      answers: describeAnswers(forms.get(line.itemId) ?? null, line.additionalFields, 'en'),
      picture: pictureOf(line.variantId),
      toSend: toSend.get(line.id) ?? 0,
      returned: returned.get(line.id) ?? 0,
      toReturn: toReturn.get(line.id) ?? 0,
      refunded: refunded.get(line.id) ?? 0,
      toRefund: { notSent: toRefund(line.id, false), sent: toRefund(line.id, true) },
    })),
    events: events.map(eventView),
    payment: paymentView,
    refunds: refunds.map((refund) => refundView(refund, refundLines)),
    mails,
    statusPath: `/order-status/${order.accessToken}`,
    canMarkPaid: nextOrderStatus(order.status, 'pay') !== null,
    manualPayment,
    canCancelUnpaid: canCancelUnpaid(order),
    canFulfil: canFulfil(order, goods) && !given.isBeingCanceled,
    fulfilments: fulfilments.map((fulfilment) => fulfilmentView(order, fulfilment, delayed, now)),
    canCancelFulfilment: mayUnfulfil(order),
    canCancel: canCancel(order) && !given.isBeingCanceled,
    canCorrectContact: isContactOpen(order),
    canCorrectAddress: isContactOpen(order) && isAddressOpen(deliveryOf(order)),
    isCountryDivided:
      website !== null && isCountryDivided(website.settings.store, order.details.address.country),
    returns: returns.map((one) => ({ ...one, createdOn: one.createdOn.toISOString() })),
    canReturnToStock:
      hasCountedUnits &&
      order.returnedToStockOn === null &&
      lines.some(({ id, quantity }) => quantity > (returned.get(id) ?? 0) + (removed.get(id) ?? 0)),
    refundableMinor: leftMinor,
    refundableToCardMinor: refundable.cardMinor,
    refundableDeliveryMinor: Math.min(leftMinor, deliveryToRefund(order.totals, lines, given)),
  };
}

/** What the buyer sees of an order, on the page right after paying and on the lasting one. */
export async function orderSummary(
  db: Database,
  websiteId: string,
  order: OrderRecord,
  justPlaced: boolean,
): Promise<OrderSummaryView> {
  const [lines, shown, payment] = await Promise.all([
    linesOf(db, websiteId, order.id),
    shownItemsOf(db, websiteId, order.id),
    paymentOf(db, websiteId, order.paymentId),
  ]);
  return {
    number: order.number,
    status: order.status,
    fulfilment: order.fulfilment,
    placedOn: order.placedOn.toISOString(),
    email: order.email,
    currency: order.currency,
    lines: lines.map((line) => {
      const item = shown.get(line.variantId);
      return {
        title: line.productName,
        attributes: line.attributes,
        quantity: line.quantity,
        lineTotalMinor: line.lineTotalMinor,
        // '' when the product is no longer shown: nothing to link to.
        fullUrl: item === undefined ? '' : itemPath(item.kind, item.collectionUrlId, item.urlId),
        assetUrl:
          item === undefined || item.assetId === null || item.filename === null
            ? null
            : `/media/${item.assetId}/${encodeURIComponent(item.filename)}`,
        imageAlt: item?.altText ?? '',
        additionalFields: line.additionalFields,
      };
    }),
    totals: order.totals,
    refundedMinor: order.refundedMinor,
    deliveryName: order.deliveryName,
    address: order.details.address,
    requiresDelivery: order.totals.requiresDelivery,
    cardBrand: payment.cardBrand,
    cardLast4: payment.cardLast4,
    testMode: order.testMode,
    manualPayment: payment.manualPayment,
    statusPath: `/order-status/${order.accessToken}`,
    justPlaced,
  };
}
