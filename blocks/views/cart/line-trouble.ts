import type { CartEntryView } from '@vitrine/contracts/cart.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import { lineGone } from '@vitrine/domain/text/en/cart-changes.ts';
import { lineSoldOut } from '@vitrine/domain/text/en/cart-page.ts';
import { lineOutOfStock } from '@vitrine/domain/text/en/cart.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';

/** Why this line cannot be bought as it is; '' when it can. */
export function lineTrouble(
  entry: Pick<
    CartEntryView,
    'isInStock' | 'isAvailable' | 'title' | 'productType' | 'unlimited' | 'qtyInStock' | 'quantity'
  >,
): string {
  if (entry.isInStock) return '';
  if (!entry.isAvailable) return fillText(lineGone, { productName: entry.title });
  if (!hasStockFor(entry.productType, entry, 1)) return lineSoldOut;
  return fillText(lineOutOfStock, { n: entry.qtyInStock });
}
