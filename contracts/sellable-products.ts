import { lineRefusals } from '@vitrine/domain/draft-order/line-refusal.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { attributes, count, currency, id, minor, productType } from './primitives.ts';

/** Products of one answer; who looks for another one types more of its name. */
export const SELLABLE_PRODUCTS = 10;

/** Products that are asked for by their ids at most. */
const SELLABLE_ITEMS = 100;

const sellableVariant = z.strictObject({
  variantId: id,
  sku: z.string(),
  attributes,
  /** The current price of one unit (the sale price when on sale). */
  unitPriceMinor: minor,
  /** Whether it never runs out. */
  unlimited: z.boolean(),
  /** Units in stock; meaningless when `unlimited`. */
  qtyInStock: count,
});

const sellableProduct = z.strictObject({
  itemId: id,
  title: z.string(),
  type: productType,
  picture: picture.nullable(),
  /** Why it cannot be sold by a draft order or a payment link; null when it can. */
  refusal: z.enum(lineRefusals).nullable(),
  variants: z.array(sellableVariant),
});
export type SellableProduct = AnswerOf<typeof sellableProduct>;

export const findSellableProducts = endpoint({
  method: 'GET',
  path: '/api/admin/sellable-products',
  auth: 'owner',
  summary: 'Finds products with their variants, to be chosen for a draft order or a payment link.',
  query: z.object({
    /** Beginnings of words of a name or an SKU; '' for the newest products. */
    search: z.string().trim().max(200, 'Search for at most 200 characters.').default(''),
    /** Ids of items joined with commas: these products, in this order, whatever the search. Deleted ones are left out. */
    items: z
      .string()
      .max(SELLABLE_ITEMS * 37)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid('An id of a product is not valid.')).max(SELLABLE_ITEMS))
      .optional(),
  }),
  answer: z.strictObject({ currency, products: z.array(sellableProduct) }),
  example: { query: { search: 'mug' } },
});
