import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { attributes, id } from './primitives.ts';

const stockQuery = z.object({ itemId: z.uuid() });

const variantStock = z.strictObject({
  variantId: id,
  sku: z.string(),
  unlimited: z.boolean(),
  /** Units that can be sold now; meaningless when `unlimited`. */
  qtyInStock: z.int(),
  attributes,
});
export type VariantStockView = AnswerOf<typeof variantStock>;

/** Every variant of the item, in the product's order. */
const stock = z.strictObject({ results: z.array(variantStock) });
export type StockAnswer = AnswerOf<typeof stock>;

/** spec: storefront-commerce 7 */
export const readStock = endpoint({
  method: 'GET',
  path: '/api/commerce/inventory/stock/',
  auth: 'visitor',
  summary: 'Returns the stock of a product’s variants; none for an item the website does not have.',
  query: stockQuery,
  answer: stock,
  example: { query: { itemId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11' }, answer: { results: [] } },
});

export const readStockWithoutSlash = endpoint({
  ...readStock,
  path: '/api/commerce/inventory/stock',
  summary: 'The same, without the slash at the end.',
});
