import { parseQuantity } from '@vitrine/domain/cart/parse-quantity.ts';
import { sellableNow } from '@vitrine/domain/product/add-button.ts';
import {
  findVariant,
  selectOptionsMessage,
  unselectedOptions,
  type Choices,
} from '@vitrine/domain/product/choose-variant.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import * as text from '@vitrine/domain/text/en/commerce.ts';
import { quantityOutOfRange } from '@vitrine/domain/text/en/product-page.ts';

/** What the add would be, or the first thing that stands in its way. Codes are the catalogue's. */
export type AddDecision =
  | { readonly step: 'add'; readonly itemId: string; readonly sku: string; readonly quantity: number }
  | {
      readonly step: 'stop';
      readonly code:
        | 'NO_VARIANT_SELECTED'
        | 'VARIANT_UNAVAILABLE'
        | 'OUT_OF_STOCK'
        | 'QUANTITY_NOT_A_NUMBER'
        | 'QUANTITY_NOT_WHOLE'
        | 'QUANTITY_OUT_OF_RANGE'
        | 'NOT_SOLD_YET';
      readonly message: string;
      /** The options to point at, for `NO_VARIANT_SELECTED`. */
      readonly unselected: readonly string[];
    };

const quantityMessages = {
  QUANTITY_NOT_A_NUMBER: text.quantityNotANumber,
  QUANTITY_NOT_WHOLE: text.quantityNotWhole,
  QUANTITY_OUT_OF_RANGE: quantityOutOfRange,
} as const;

/**
 * The add flow's checks, in the specification's order: options chosen, variant there, in stock, quantity a number.
 * Stock is first checked for one unit, then, once the quantity is known to be good, for all of them.
 * spec: storefront-commerce 4 "Add flow", 5
 */
export function decideAdd(product: Product, choices: Choices, quantityText: string): AddDecision {
  const unselected = unselectedOptions(product, choices);
  if (unselected.length > 0) {
    return stop('NO_VARIANT_SELECTED', selectOptionsMessage(unselected), unselected);
  }
  const variant = findVariant(product, choices);
  if (variant === null) return stop('VARIANT_UNAVAILABLE', text.variantUnavailable);
  if (!hasStockFor(product.type, variant, 1)) return stop('OUT_OF_STOCK', text.outOfStock);
  const quantity = parseQuantity(quantityText);
  if (!quantity.ok) return stop(quantity.error.code, quantityMessages[quantity.error.code]);
  if (!hasStockFor(product.type, variant, quantity.value)) return stop('OUT_OF_STOCK', text.outOfStock);
  if (!sellableNow(product)) return stop('NOT_SOLD_YET', text.priceUnavailable);
  return { step: 'add', itemId: product.id, sku: variant.sku, quantity: quantity.value };
}

function stop(
  code: Extract<AddDecision, { step: 'stop' }>['code'],
  message: string,
  unselected: readonly string[] = [],
): AddDecision {
  return { step: 'stop', code, message, unselected };
}
