import * as z from 'zod';

/** GET /api/commerce/inventory/stock/?itemId=. spec: storefront-commerce 7 */
export const stockQuery = z.object({ itemId: z.uuid() });

export interface VariantStockView {
  readonly variantId: string;
  readonly sku: string;
  readonly unlimited: boolean;
  /** Units that can be sold now; meaningless when `unlimited`. */
  readonly qtyInStock: number;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Answer of the stock call: every variant of the item, in the product's order. */
export interface StockAnswer {
  readonly results: readonly VariantStockView[];
}
