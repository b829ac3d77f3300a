import type { CommerceSettings } from '../store/commerce-settings.ts';
import { fillText } from '../text/fill-text.ts';
import { availableStock } from './product-rules.ts';
import { sellingOf, type Product, type Variant } from './product.ts';

/**
 * The "Only 3 left" line: of the chosen variant, or of all together while the choice is open. Null where the store has
 * it switched off, the product does, stock is unlimited or out, or more is left than the store's threshold.
 * spec: storefront-commerce 3 "Scarcity context"
 */
export function scarcityLine(
  product: Product,
  chosen: Variant | null,
  settings: CommerceSettings['scarcity'],
): string | null {
  const selling = sellingOf(product);
  if (!settings.enabled || !(selling.scarcityShown ?? settings.shownByDefault)) return null;
  const left = availableStock({
    type: product.type,
    variants: chosen === null ? product.variants : [chosen],
  });
  if (left <= 0 || left > settings.threshold) return null;
  const own = selling.scarcityText?.trim() ?? '';
  return fillText(own === '' ? settings.text : own, { n: left });
}
