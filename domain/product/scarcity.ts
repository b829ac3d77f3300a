import type { CommerceSettings } from '../store/commerce-settings.ts';
import { fillText } from '../text/fill-text.ts';
import { availableStock } from './product-rules.ts';
import { sellingOf, type Product, type Variant } from './product.ts';

/**
 * The "Only 3 left" line: for the selected variant, or all together before one is selected. Null when the store or the
 * product has it switched off, stock is unlimited or zero, or exceeds the store's threshold. spec: storefront-commerce
 * 3 "Scarcity context"
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
