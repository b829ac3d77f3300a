import { cartChangesText } from '@vitrine/domain/text/cart-changes.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import type { CartEntryView } from '@vitrine/contracts/cart.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';

/** Why this line cannot be bought as it is; '' when it can. */
export function lineProblem(
  entry: Pick<
    CartEntryView,
    'isInStock' | 'isAvailable' | 'title' | 'productType' | 'unlimited' | 'qtyInStock' | 'quantity'
  >,
  locale: Locale,
): string {
  if (entry.isInStock) return '';
  if (!entry.isAvailable) return fillText(cartChangesText(locale).lineGone, { productName: entry.title });
  if (!hasStockFor(entry.productType, entry, 1)) return cartPageText(locale).lineSoldOut;
  return fillText(cartText(locale).lineOutOfStock, { n: entry.qtyInStock });
}
