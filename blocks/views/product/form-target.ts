import { decideWay, isGiftCard } from '@vitrine/domain/add-flow/decide-add.ts';
import type { Product } from '@vitrine/domain/product/product.ts';

/**
 * Where a product's form posts to without JavaScript: the cart, the page of a gift card or a donation, or the
 * subscription's checkout.
 */
export function formTarget(product: Product): {
  readonly method: 'get' | 'post';
  readonly action: string;
} {
  switch (decideWay({ product })) {
    case 'giftCard':
      return { method: 'get', action: '/checkout/giftcard' };
    case 'donation':
      return { method: 'get', action: '/checkout/donate' };
    case 'subscription':
      return { method: 'post', action: '/cart/subscription' };
    default:
      return { method: 'post', action: '/cart/entries' };
  }
}

/** Hidden fields that go with it: names and values. */
export function formFields(product: Product, websiteId: string): readonly (readonly [string, string])[] {
  const only = product.variants.length === 1 ? product.variants[0] : undefined;
  const sku = only === undefined ? [] : [['sku', only.sku] as const];
  return isGiftCard(product)
    ? [['websiteId', websiteId], ['giftCardProductId', product.id], ...sku]
    : [['itemId', product.id], ...sku];
}
