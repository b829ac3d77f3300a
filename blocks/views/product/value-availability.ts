import type { Choices } from '@vitrine/domain/product/choose-variant.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';

/** Availability of an option value, given the other choices. */
export type ValueAvailability = 'available' | 'sold-out' | 'unavailable';

/**
 * Of the variants that have this value and match the other options chosen so far: if there is none, the
 * combination does not exist (`unavailable`); if none is in stock, it is `sold-out`.
 */
export function valueAvailability(
  product: Product,
  choices: Choices,
  option: string,
  value: string,
): ValueAvailability {
  const fitting = product.variants.filter(
    (variant) =>
      variant.attributes[option] === value &&
      product.variantOptions.every((other) => {
        const chosen = choices[other] ?? '';
        return other === option || chosen === '' || variant.attributes[other] === chosen;
      }),
  );
  if (fitting.length === 0) return 'unavailable';
  return fitting.some((variant) => hasStockFor(product.type, variant, 1)) ? 'available' : 'sold-out';
}
