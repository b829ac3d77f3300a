import { MAX_RETURN_NOTE } from '@vitrine/domain/order/order-notes.ts';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { chosenUnits } from './fulfilments.ts';
import { orderDetail, orderParams } from './order-detail.ts';
import { revision } from './revision.ts';

export const returnUnits = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/returns',
  auth: 'owner',
  summary: 'Records that units of an order came back. Refunds nothing: see `refundDueMinor` of the order.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: z.object({
    lines: chosenUnits,
    /** Whether they can be sold again. */
    returnToStock: z.boolean().default(false),
    /** Whether what was paid for them is to be refunded. */
    isRefundDue: z.boolean().default(true),
    note: z.string().trim().max(MAX_RETURN_NOTE, `Use at most ${MAX_RETURN_NOTE} characters.`).default(''),
    /** Returns with the same key are recorded only once. */
    idempotencyKey: z.string().min(8).max(100),
    revision,
  }),
  answer: orderDetail,
  errors: ['STALE_REVISION', 'ORDER_LINE_UNKNOWN', 'UNITS_TOO_MANY'],
  example: {
    body: {
      lines: [{ lineId: '0193e0c2-0000-7000-8000-000000000003', quantity: 1 }],
      returnToStock: true,
      isRefundDue: true,
      note: 'Wrong size',
      idempotencyKey: 'return-1001-1',
      revision: 4,
    },
  },
});

export const deleteReturn = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/returns/:returnId/delete',
  auth: 'owner',
  summary:
    'Deletes a return that was recorded by mistake. What it put into stock is taken out again; nothing may have been refunded for it.',
  params: orderParams.extend({ returnId: z.uuid() }),
  notFound: 'RETURN_NOT_FOUND',
  body: z.object({ revision }),
  answer: orderDetail,
  errors: ['STALE_REVISION', 'RETURN_REFUNDED', 'RETURN_SOLD_AGAIN', 'RETURN_OF_REVERSED_ORDER'],
  example: { body: { revision: 5 } },
});

export const settleRefundDue = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund-due/settle',
  auth: 'owner',
  summary: 'Records that what is to be refunded of an order was settled in another way. Refunds nothing.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: z.object({ revision }),
  answer: orderDetail,
  errors: ['STALE_REVISION'],
  example: { body: { revision: 5 } },
});
