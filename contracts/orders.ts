import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import { orderStatuses } from '@vitrine/domain/order/order-states.ts';
import { manualMethods } from '@vitrine/domain/payment/manual-payment.ts';
import * as z from 'zod';
import { cartTotals } from './cart-totals.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList, oneOf, reference } from './list.ts';
import { mailRow } from './mail.ts';
import { attributes, count, currency, describedAnswers, id, minor, productType, time } from './primitives.ts';
import { revision } from './revision.ts';

const orderParams = z.object({ id: z.uuid() });

/** Milliseconds in which "Mark fulfilled" can be undone; the buyer's mail waits for their end. */
export const FULFIL_UNDO_MS = 10_000;

const fulfilOrderBody = z.object({ revision });

/** Refunds with the same key are made only once. */
const refundOrderBody = z.object({
  amountMinor: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  reason: z.string().trim().max(500).default(''),
  /** Whether the order's units are returned to stock. */
  returnToStock: z.boolean().default(false),
  idempotencyKey: z.string().min(8).max(100),
  revision,
});

const cancelOrderBody = refundOrderBody.omit({ amountMinor: true });

/** A row of the owner's list. Times are ISO 8601; sums are minor units. */
export const orderRow = z.strictObject({
  id,
  number: count,
  status: z.enum(orderStatuses),
  /** What kind of checkout it came from. */
  purpose: z.enum([
    'shopping',
    'subscription',
    'gift-card',
    'donation',
    'renewal',
  ] as const satisfies readonly CartPurpose[]),
  placedOn: time,
  fulfilledOn: time.nullable(),
  email: z.string(),
  buyerName: z.string(),
  /** Units over all lines. */
  totalQuantity: count,
  grandTotalMinor: minor,
  refundedMinor: minor,
  currency,
  testMode: z.boolean(),
});
export type OrderRow = AnswerOf<typeof orderRow>;

const orderEvent = z.strictObject({
  id,
  type: z.enum([
    'placed',
    'paid',
    'mail-queued',
    'fulfilled',
    'fulfilment-undone',
    'refunded',
    'refund-failed',
    'canceled',
  ]),
  /** 'buyer', 'system', or the owner's account id. */
  actor: z.string(),
  /** The display name of the actor: the owner's name, or 'Buyer', 'System'. */
  actorName: z.string(),
  /**
   * paid: provider, cardBrand, cardLast4, amountMinor. refunded: amountMinor, giftCardMinor (of it to gift cards),
   * reason, returnedToStock. mail-queued: kind, mailId.
   */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  happenedOn: time,
});
export type OrderEventView = AnswerOf<typeof orderEvent>;
export type OrderEventType = OrderEventView['type'];

const payment = z.strictObject({
  id,
  provider: z.string(),
  providerReference: z.string().nullable(),
  /** 'awaiting': the buyer pays by hand. */
  status: z.enum(['pending', 'awaiting', 'captured', 'declined', 'abandoned']),
  amountMinor: minor,
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  testMode: z.boolean(),
});

const refund = z.strictObject({
  id,
  amountMinor: minor,
  /** The part refunded to gift cards. */
  giftCardMinor: minor,
  /** 'pending': the bank has not decided, or the provider did not answer yet. */
  status: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.string(),
  returnToStock: z.boolean(),
  createdOn: time,
});
export type RefundView = AnswerOf<typeof refund>;

/** A line, with the answers to its product's questions as text. */
const orderLine = z.strictObject({
  id,
  itemId: id,
  variantId: id,
  sku: z.string(),
  productName: z.string(),
  attributes,
  productType,
  quantity: count,
  unitPriceMinor: minor,
  lineTotalMinor: minor,
  additionalFields: z.string(),
  answers: describedAnswers,
});

/** What a buyer entered at checkout besides the card. `region` is the ISO 3166-2 part after the country. */
const checkoutDetails = z.strictObject({
  email: z.string(),
  address: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
    phone: z.string(),
  }),
  deliveryOptionId: z.string().nullable(),
  note: z.string(),
});

/** An order's current state; every change returns the new state. */
const orderDetail = orderRow.extend({
  /** Send it with every change; an older one is refused with STALE_REVISION. */
  revision: count,
  details: checkoutDetails,
  deliveryName: z.string().nullable(),
  /** The subscription it renews; null for an order a buyer placed. */
  subscriptionId: id.nullable(),
  /** Names of the active subscriptions it started; a full refund ends them. */
  startedSubscriptions: z.array(z.string()),
  totals: cartTotals,
  lines: z.array(orderLine),
  /** Oldest first. */
  events: z.array(orderEvent),
  payment,
  refunds: z.array(refund),
  mails: z.array(mailRow),
  /** Path of the buyer's order status page on the site. */
  statusPath: z.string(),
  /** Whether it waits for a payment by hand: it can be marked as paid, or canceled as unpaid. */
  canMarkPaid: z.boolean(),
  /** How it is paid by hand, as agreed; null where a payment service takes it. */
  manualPayment: z
    .strictObject({
      method: z.enum(manualMethods),
      instructions: z.string(),
      /** When it is canceled if it is not paid; null: never. */
      dueOn: time.nullable(),
    })
    .nullable(),
  canFulfil: z.boolean(),
  /** Milliseconds, from this response on, in which the fulfilment can be undone; 0 when it cannot. */
  undoFulfilMs: z.number().min(0),
  canCancel: z.boolean(),
  /** Whether it has stock-tracked units that were not returned to stock. */
  canReturnToStock: z.boolean(),
  /** The refundable amount, minor units; 0 when nothing can be refunded. */
  refundableMinor: minor,
  /** The part refunded to the card first, before gift cards. */
  refundableToCardMinor: minor,
});
export type OrderDetail = AnswerOf<typeof orderDetail>;

const fulfilErrors = ['STALE_REVISION', 'ORDER_TRANSITION'] as const;
const refundErrors = [
  'STALE_REVISION',
  'ORDER_TRANSITION',
  'REFUND_TOO_LARGE',
  'REFUND_REFUSED',
  'REFUND_UNDER_WAY',
] as const;

/**
 * Orders by when they were placed. The search finds beginnings of words of the buyer's name, email and postal address,
 * of product names and SKUs, and order numbers; `#1042` is that order only.
 */
export const {
  list: listOrders,
  counted: countOrders,
  exported: exportOrders,
} = defineList({
  name: 'orders',
  noun: 'orders',
  row: orderRow,
  filters: {
    status: anyOf(orderStatuses),
    /** Whether the goods were sent; canceled and refunded orders are neither. */
    fulfilment: oneOf(['unfulfilled', 'fulfilled']),
    placedFrom: day,
    /** Including that day. */
    placedTo: day,
    /** The item id of a product that was bought. */
    product: reference,
    /** The id of the customer who placed them. */
    customer: reference,
  },
  sorts: ['placed', 'total'],
  defaultSort: '-placed',
  example: { status: 'paid', search: 'june' },
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id',
  auth: 'owner',
  summary: 'Returns an order.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  answer: orderDetail,
});

export const fulfilOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/fulfil',
  auth: 'owner',
  summary: 'Marks an order as fulfilled.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: fulfilOrderBody,
  answer: orderDetail,
  errors: fulfilErrors,
  example: { body: { revision: 3 } },
});

export const undoFulfilOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/fulfil/undo',
  auth: 'owner',
  summary: 'Undoes “fulfilled” while the buyer’s mail is still held back.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: fulfilOrderBody,
  answer: orderDetail,
  errors: [...fulfilErrors, 'UNDO_TOO_LATE'],
  example: { body: { revision: 4 } },
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  auth: 'owner',
  summary: 'Refunds part of an order, or all of it.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: refundOrderBody,
  answer: orderDetail,
  errors: refundErrors,
  example: {
    body: {
      amountMinor: 1000,
      reason: 'Chipped',
      returnToStock: false,
      idempotencyKey: 'refund-1001-1',
      revision: 3,
    },
  },
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/cancel',
  auth: 'owner',
  summary: 'Cancels an order that has not been sent, and refunds everything.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: cancelOrderBody,
  answer: orderDetail,
  errors: refundErrors,
  example: { body: { reason: 'Out of clay', idempotencyKey: 'cancel-1001-1', revision: 3 } },
});

export const markOrderPaid = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/mark-paid',
  auth: 'owner',
  summary: 'Records that an order that is paid by hand is paid, and informs its buyer.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: fulfilOrderBody,
  answer: orderDetail,
  errors: ['STALE_REVISION', 'ORDER_TRANSITION'],
  example: { body: { revision: 1 } },
});

export const cancelUnpaidOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/cancel-unpaid',
  auth: 'owner',
  summary: 'Cancels an order that was not paid, returns its units to stock, and informs its buyer.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: z.object({ reason: z.string().trim().max(500).default(''), revision }),
  answer: orderDetail,
  errors: ['STALE_REVISION', 'ORDER_TRANSITION'],
  example: { body: { reason: 'No payment arrived', revision: 1 } },
});
