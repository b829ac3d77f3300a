import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { count, id } from './primitives.ts';

/** Most products that are moved at once. */
export const MAX_MOVED = 200;

/** Products on one page of the order. */
export const ORDERED_PER_PAGE = 200;

const orderedProduct = z.strictObject({
  id,
  title: z.string(),
  status: z.enum(productStatuses),
  picture: picture.nullable(),
});

const orderPage = z.strictObject({
  rows: z.array(orderedProduct),
  /** Whether others follow the last one. */
  hasMore: z.boolean(),
  /** Products of the store page. */
  total: count,
});
export type OrderPage = AnswerOf<typeof orderPage>;

export const listProductOrder = endpoint({
  method: 'GET',
  path: '/api/admin/products/order',
  auth: 'owner',
  summary: 'Lists the products of the store page in the order visitors see, hidden ones among them.',
  query: z.object({
    /** The store page; the first one when left out. */
    page: z.uuid().optional(),
    /** The last product of the page before. */
    after: z.uuid().optional(),
  }),
  answer: orderPage,
  errors: ['PRODUCT_NOT_FOUND'],
  example: { query: {}, answer: { rows: [], hasMore: false, total: 0 } },
});

export const moveProducts = endpoint({
  method: 'POST',
  path: '/api/admin/products/order',
  auth: 'owner',
  summary:
    'Moves products within the order of their store page, behind each other: behind another one, to its front, or to a place.',
  body: z
    .object({
      /** The store page; the first one when left out. */
      page: z.uuid().optional(),
      ids: z
        .array(z.uuid())
        .min(1)
        .max(MAX_MOVED, `Move at most ${MAX_MOVED} products at once.`)
        .refine((ids) => new Set(ids).size === ids.length, 'Name each product once.'),
      /** The product they come after; null for the front. */
      after: z.uuid().nullable().optional(),
      /** The place of the first one, from 1; beyond the last product, the end. */
      place: z.int('Enter a whole number.').min(1, 'Enter a place of at least 1.').max(1_000_000).optional(),
    })
    .refine(({ after, place }) => (after === undefined) !== (place === undefined), {
      path: ['place'],
      error: 'Give either the product they come after, or a place.',
    }),
  answer: null,
  errors: ['PRODUCT_NOT_FOUND'],
  example: {
    body: { ids: ['0198c0de-0000-7000-8000-000000000001'], after: '0198c0de-0000-7000-8000-000000000002' },
  },
});
export type MoveProductsBody = z.output<typeof moveProducts.body>;

const storePages = z.strictObject({
  pages: z.array(
    z.strictObject({
      id,
      title: z.string(),
      /** Its path, e.g. `/shop`. */
      path: z.string(),
    }),
  ),
});

export const listStorePages = endpoint({
  method: 'GET',
  path: '/api/admin/products/store-pages',
  auth: 'owner',
  summary: 'Lists the store pages of the website; new products go to the first one.',
  answer: storePages,
  example: {
    answer: { pages: [{ id: '0198c0de-0000-7000-8000-000000000003', title: 'Shop', path: '/shop' }] },
  },
});
