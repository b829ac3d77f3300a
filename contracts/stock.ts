import { adjustmentReasons, stockReasons } from '@vitrine/domain/product/stock-reason.ts';
import * as z from 'zod';
import { MAX_STOCK, productDetail, productParams } from './admin-products.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id, time } from './primitives.ts';

/** Movements per page of the log. */
export const MOVEMENTS_PER_PAGE = 50;

const adjustStockBody = z.object({
  variantId: z.uuid(),
  /** Units to add, or to take out below 0. */
  delta: z
    .number()
    .int('Enter a whole number.')
    .min(-MAX_STOCK)
    .max(MAX_STOCK, 'That is more than one variant can have.')
    .refine((delta) => delta !== 0, 'Enter how many units to add or take out.'),
  reason: z.enum(adjustmentReasons, 'Choose a reason.'),
});
export type AdjustStockBody = z.output<typeof adjustStockBody>;

const movementParams = productParams.extend({ variantId: z.uuid() });
const movementQuery = z.object({
  /** Only movements before this number: the previous response's `next`. */
  before: z.coerce.number().int().min(1).optional(),
});

const movements = z.strictObject({
  movements: z.array(
    z.strictObject({
      number: count,
      delta: z.int(),
      /** Units after it. */
      balance: z.int(),
      reason: z.enum(stockReasons),
      /** The owner who changed it; null for what buyers and pollers do. */
      actor: z.string().nullable(),
      /** The order it belongs to; null when there is none, or when it was never paid. */
      order: z.strictObject({ id, number: z.int() }).nullable(),
      happenedOn: time,
    }),
  ),
  /** Pass it as `before` for older ones; null at the end. */
  next: count.nullable(),
});
export type StockMovements = AnswerOf<typeof movements>;

export const adjustStock = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/stock',
  auth: 'owner',
  summary: 'Adds units of a variant or takes them out, with a reason. Sales meanwhile are not lost.',
  params: productParams,
  body: adjustStockBody,
  answer: productDetail,
  errors: ['PRODUCT_NOT_FOUND', 'STOCK_TOO_LOW'],
  example: { body: { variantId: '0190a6de-0000-7000-8000-000000000000', delta: 12, reason: 'received' } },
});

export const listStockMovements = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id/variants/:variantId/stock',
  auth: 'owner',
  summary: 'Lists the changes of a variant’s stock, newest first.',
  params: movementParams,
  query: movementQuery,
  answer: movements,
  errors: ['PRODUCT_NOT_FOUND'],
});
