import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { id } from './primitives.ts';

/** Products on one page of the order. */
export const ORDERED_PER_PAGE = 200;

const orderedProduct = z.strictObject({
  id,
  title: z.string(),
  status: z.enum(productStatuses),
  picture: picture.nullable(),
});
export type OrderedProduct = AnswerOf<typeof orderedProduct>;

const orderPage = z.strictObject({
  rows: z.array(orderedProduct),
  /** Whether others follow the last one. */
  hasMore: z.boolean(),
});
export type OrderPage = AnswerOf<typeof orderPage>;

export const listProductOrder = endpoint({
  method: 'GET',
  path: '/api/admin/products/order',
  auth: 'owner',
  summary: 'Lists the products of the store page in the order visitors see, hidden ones among them.',
  query: z.object({
    /** The last product of the page before. */
    after: z.uuid().optional(),
  }),
  answer: orderPage,
  errors: ['PRODUCT_NOT_FOUND'],
  example: { query: {}, answer: { rows: [], hasMore: false } },
});

export const moveProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/order',
  auth: 'owner',
  summary: 'Moves a product behind another one of the store page, or to its front.',
  body: z.object({
    id: z.uuid(),
    /** The product it comes after; null for the front. */
    after: z.uuid().nullable(),
  }),
  answer: null,
  errors: ['PRODUCT_NOT_FOUND'],
  example: {
    body: { id: '0198c0de-0000-7000-8000-000000000001', after: '0198c0de-0000-7000-8000-000000000002' },
  },
});
