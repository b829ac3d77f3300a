import { MAX_CART_LINES } from '@vitrine/domain/cart/cart.ts';
import { fulfilmentStates } from '@vitrine/domain/order/fulfilment.ts';
import { orderStatuses } from '@vitrine/domain/order/order-states.ts';
import {
  MAX_ORDER_COMMENT,
  MAX_ORDER_NOTES,
  MAX_ORDER_TAG,
  MAX_ORDER_TAGS,
} from '@vitrine/domain/order/order-notes.ts';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { chosenLine } from './fulfilments.ts';
import { anyOf, day, defineList, exactText, oneOf, reference } from './list.ts';
import { orderDetail, orderParams, orderRow } from './order-detail.ts';
import { revision } from './revision.ts';

/** Refunds with the same key are made only once. */
const refundOrderBody = z.object({
  amountMinor: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  reason: z.string().trim().max(500).default(''),
  /** The units it is for. Those that were not sent are taken off the order. */
  units: z
    .array(chosenLine.extend({ isSent: z.boolean() }))
    .max(2 * MAX_CART_LINES)
    .default([]),
  /** Whether what it returns besides these is for delivery, as far as that was paid for; the credit note has its taxes then. */
  withDelivery: z.boolean().default(false),
  /** Whether these are returned to stock; without any, all of the order, with a refund of all that is left. */
  returnToStock: z.boolean().default(false),
  /** Whether subscriptions that the order started end once nothing is left of it. */
  endSubscription: z.boolean().default(true),
  idempotencyKey: z.string().min(8).max(100),
  revision,
});

const cancelOrderBody = refundOrderBody.omit({ amountMinor: true, units: true, withDelivery: true });

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
  exportedSelection: exportSelectedOrders,
} = defineList({
  name: 'orders',
  noun: 'orders',
  row: orderRow,
  filters: {
    status: anyOf(orderStatuses),
    /** How much was sent; of canceled and refunded orders only those that were sent. */
    fulfilment: anyOf(fulfilmentStates),
    /** 'due': those of which something is to be refunded, for returned units or because a refund failed. */
    refund: oneOf(['due']),
    placedFrom: day,
    /** Including that day. */
    placedTo: day,
    /** The item id of a product that was bought. */
    product: reference,
    tag: exactText,
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

const atMost = (characters: number) =>
  z.string().trim().max(characters, `Use at most ${characters} characters.`);

export const editOrder = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id',
  auth: 'owner',
  summary: 'Changes the notes or tags of an order.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: z.object({
    notes: atMost(MAX_ORDER_NOTES).optional(),
    tags: z
      .array(
        z
          .string()
          .trim()
          .min(1, 'A tag needs at least one letter.')
          .max(MAX_ORDER_TAG, `A tag has at most ${MAX_ORDER_TAG} characters.`),
      )
      .max(MAX_ORDER_TAGS, `An order has at most ${MAX_ORDER_TAGS} tags.`)
      .optional(),
    revision,
  }),
  answer: orderDetail,
  errors: ['STALE_REVISION'],
  example: { body: { notes: 'Wrap as a gift.', tags: ['Gift'], revision: 1 } },
});

export const commentOnOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/comments',
  auth: 'owner',
  summary: 'Adds a comment to the timeline of an order. Only owners see it.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: z.object({ text: atMost(MAX_ORDER_COMMENT).min(1, 'Write a comment first.') }),
  answer: orderDetail,
  errors: ['TOO_MANY_ORDER_COMMENTS'],
  example: { body: { text: 'Called: she is away until Friday.' } },
});

export const deleteOrderComment = endpoint({
  method: 'DELETE',
  path: '/api/admin/orders/:id/comments/:commentId',
  auth: 'owner',
  summary: 'Deletes a comment from the timeline of an order.',
  params: orderParams.extend({ commentId: z.uuid() }),
  notFound: 'ORDER_NOT_FOUND',
  answer: orderDetail,
});

export const resendOrderMail = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/mails/:mailId/resend',
  auth: 'owner',
  summary: 'Sends a mail about an order again, to the corrected address where the order has one.',
  params: orderParams.extend({ mailId: z.uuid() }),
  notFound: 'MAIL_NOT_FOUND',
  answer: orderDetail,
  errors: ['MAIL_WAITING'],
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
  errors: [...refundErrors, 'REFUND_UNITS_MISSING', 'ORDER_LINE_UNKNOWN', 'UNITS_TOO_MANY'],
  example: {
    body: {
      amountMinor: 1000,
      reason: 'Chipped',
      units: [{ lineId: '0193e0c2-0000-7000-8000-000000000003', isSent: false, quantity: 1 }],
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
  body: z.object({ revision }),
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
