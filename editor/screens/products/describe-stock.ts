import type { ProductRow } from '@vitrine/contracts/admin-products.ts';
import { text } from '../../text/en.ts';
import type { ShowNumber } from '../../text/en-lists.ts';

/** A product's stock in a list: the units, and how many variants are sold out. */
export function describeStock(
  show: ShowNumber,
  product: Pick<ProductRow, 'unitsInStock' | 'soldOutCount' | 'variantCount'>,
): { main: string; more: string; out: boolean } {
  if (product.unitsInStock === null) return { main: text.products.unlimited, more: '', out: false };
  const out = product.variantCount > 0 && product.soldOutCount === product.variantCount;
  if (out) return { main: text.products.soldOut, more: '', out };
  const more =
    product.soldOutCount === 0
      ? ''
      : text.products.someSoldOut(show, product.soldOutCount, product.variantCount);
  return { main: text.products.units(show, product.unitsInStock), more, out };
}
