import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import * as z from 'zod';
import type { AnswerOf } from './endpoint.ts';
import { anyOf, defineList, oneOf } from './list.ts';
import { picture } from './media.ts';
import { count, id } from './primitives.ts';

/** A variant with its stock. */
const stockRow = z.strictObject({
  id,
  productId: id,
  title: z.string(),
  /** Its values, `L / Ash`; '' for the only variant. */
  variant: z.string(),
  sku: z.string(),
  barcode: z.string(),
  status: z.enum(productStatuses),
  /** Its own picture, else the product's. */
  picture: picture.nullable(),
  unlimited: z.boolean(),
  /** Meaningless when unlimited. */
  quantity: count,
  /** Stock of at most this many units is low. */
  lowAt: count,
  /** How many people wait for its return, at most `COUNT_LIMIT`. */
  waiting: count,
});
export type StockRow = AnswerOf<typeof stockRow>;

/**
 * Variants of products that count their stock, without those in the bin; the search finds beginnings of words of a
 * product's name, an SKU or a barcode.
 */
export const {
  list: listStock,
  counted: countStock,
  exported: exportStockList,
  exportedSelection: exportSelectedStock,
} = defineList({
  name: 'stock',
  noun: 'variants with their stock',
  row: stockRow,
  filters: {
    /** `low` includes what is sold out. */
    stock: oneOf(['low', 'out', 'unlimited']),
    status: anyOf(productStatuses),
  },
  sorts: ['title', 'sku', 'created'],
  defaultSort: 'title',
  example: { stock: 'low' },
});
