import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { isSoldOut, unitPrice } from '@vitrine/domain/product/product-rules.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';

/** What a product lacks before it is published, though nothing stops it. */
export type PublishHint = 'price' | 'picture' | 'stock' | 'file';

export function publishHints(
  product: Pick<ProductDetail, 'type' | 'variants' | 'pictures' | 'files'>,
): readonly PublishHint[] {
  const hints: PublishHint[] = [];
  if (product.variants.some((variant) => unitPrice(variant) === 0)) hints.push('price');
  if (product.pictures.length === 0) hints.push('picture');
  if (isSoldOut(product)) hints.push('stock');
  if (traitsOf(product.type).afterPayment === 'downloads' && product.files.length === 0) hints.push('file');
  return hints;
}
