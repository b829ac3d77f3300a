import { MAX_CART_LINES, MAX_QUANTITY } from '@vitrine/domain/cart/cart.ts';
import {
  carrierValues,
  MAX_CARRIER_NAME,
  MAX_TRACKING_NUMBER,
  MAX_TRACKING_URL,
  type Tracking,
  trackingProblems,
} from '@vitrine/domain/order/tracking.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { orderDetail, orderParams } from './order-detail.ts';
import { revision } from './revision.ts';

/** Milliseconds in which a fulfilment can be undone; the buyer's mail waits for their end. */
export const FULFIL_UNDO_MS = 10_000;

const fulfilmentParams = orderParams.extend({ fulfilmentId: z.uuid() });

/** Units of a line of an order. */
export const chosenLine = z.object({
  lineId: z.uuid(),
  quantity: z
    .int('Enter a whole number.')
    .min(1, 'Enter a number of at least 1.')
    .max(MAX_QUANTITY, `Enter a number of at most ${MAX_QUANTITY}.`),
});

export const chosenUnits = z.array(chosenLine).min(1, 'Choose at least one item.').max(MAX_CART_LINES);

const atMost = (characters: number) =>
  z.string().trim().max(characters, `Use at most ${characters} characters.`).default('');

const trackingFields = {
  carrier: z.enum(carrierValues, 'Choose one of the carriers.').default(''),
  /** Of another carrier than the known ones. */
  carrierName: atMost(MAX_CARRIER_NAME),
  trackingNumber: atMost(MAX_TRACKING_NUMBER),
  /** Of another carrier than the known ones: where its parcel can be followed. */
  trackingUrl: atMost(MAX_TRACKING_URL),
};

function refuseWrongTracking(tracking: Tracking, context: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(trackingProblems(tracking))) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
}

const fulfilBody = z.object({
  lines: chosenUnits,
  ...trackingFields,
  /** Whether the buyer gets a mail about it. */
  notify: z.boolean().default(true),
  revision,
});

const fulfilErrors = ['STALE_REVISION', 'ORDER_TRANSITION', 'ORDER_LINE_UNKNOWN', 'UNITS_TOO_MANY'] as const;

const exampleUnits = [{ lineId: '0193e0c2-0000-7000-8000-000000000003', quantity: 1 }];

const mailPreview = z.strictObject({
  recipient: z.string(),
  subject: z.string(),
  bodyText: z.string(),
  /** Show it only in a sandboxed frame. */
  bodyHtml: z.string(),
});
export type FulfilmentMailPreview = AnswerOf<typeof mailPreview>;

export const previewFulfilment = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/fulfilments/preview',
  auth: 'owner',
  summary: 'Shows the mail that a fulfilment would send to the buyer. Changes nothing.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: fulfilBody.omit({ notify: true, revision: true }).superRefine(refuseWrongTracking),
  answer: mailPreview,
  errors: ['ORDER_LINE_UNKNOWN', 'UNITS_TOO_MANY'],
  example: { body: { lines: exampleUnits, carrier: 'ups', trackingNumber: '1Z999AA10123456784' } },
});

export const fulfilOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/fulfilments',
  auth: 'owner',
  summary: 'Marks units of an order as sent. The buyer’s mail waits ten seconds, in which it can be undone.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: fulfilBody.superRefine(refuseWrongTracking),
  answer: orderDetail,
  errors: fulfilErrors,
  example: {
    body: {
      lines: exampleUnits,
      carrier: 'ups',
      trackingNumber: '1Z999AA10123456784',
      notify: true,
      revision: 3,
    },
  },
});

export const undoFulfilment = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/fulfilments/:fulfilmentId/undo',
  auth: 'owner',
  summary: 'Takes back a fulfilment with its mail, while that waits.',
  params: fulfilmentParams,
  notFound: 'FULFILMENT_NOT_FOUND',
  body: z.object({ revision }),
  answer: orderDetail,
  errors: ['STALE_REVISION', 'ORDER_TRANSITION', 'UNDO_TOO_LATE', 'FULFILMENT_RETURNED'],
  example: { body: { revision: 4 } },
});

const trackingBody = z.object({
  ...trackingFields,
  /** Whether the buyer gets a mail about it. */
  notify: z.boolean().default(false),
  revision,
});

export const previewTracking = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/fulfilments/:fulfilmentId/tracking-preview',
  auth: 'owner',
  summary: 'Shows the mail that a change of the tracking would send to the buyer. Changes nothing.',
  params: fulfilmentParams,
  notFound: 'FULFILMENT_NOT_FOUND',
  body: trackingBody.omit({ notify: true, revision: true }).superRefine(refuseWrongTracking),
  answer: mailPreview,
  errors: [],
  example: { body: { carrier: 'dhl', trackingNumber: '00340434161094027318' } },
});

export const undoTracking = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/fulfilments/:fulfilmentId/undo-tracking',
  auth: 'owner',
  summary: 'Takes back a change of the tracking with its mail, while that waits.',
  params: fulfilmentParams,
  notFound: 'FULFILMENT_NOT_FOUND',
  body: z.object({ revision }),
  answer: orderDetail,
  errors: ['STALE_REVISION', 'FULFILMENT_CANCELED', 'UNDO_TOO_LATE'],
  example: { body: { revision: 5 } },
});

export const changeTracking = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id/fulfilments/:fulfilmentId',
  auth: 'owner',
  summary:
    'Changes the carrier and the tracking number of a fulfilment. A mail about it waits ten seconds, in which it can be undone.',
  params: fulfilmentParams,
  notFound: 'FULFILMENT_NOT_FOUND',
  body: trackingBody.superRefine(refuseWrongTracking),
  answer: orderDetail,
  errors: ['STALE_REVISION', 'FULFILMENT_CANCELED'],
  example: { body: { carrier: 'dhl', trackingNumber: '00340434161094027318', notify: true, revision: 4 } },
});

export const cancelFulfilment = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/fulfilments/:fulfilmentId/cancel',
  auth: 'owner',
  summary: 'Cancels a fulfilment: its units are to be sent again. The buyer gets no mail.',
  params: fulfilmentParams,
  notFound: 'FULFILMENT_NOT_FOUND',
  body: z.object({ revision }),
  answer: orderDetail,
  errors: ['STALE_REVISION', 'ORDER_TRANSITION', 'FULFILMENT_CANCELED', 'FULFILMENT_RETURNED'],
  example: { body: { revision: 4 } },
});
