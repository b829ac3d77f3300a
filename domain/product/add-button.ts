import { goesIntoCart } from '../add-flow/decide-add.ts';
import * as text from '../text/en/commerce.ts';
import { isSoldOut, isSubscribable } from './product-rules.ts';
import { sellingOf, type Product } from './product.ts';

type ButtonProduct = Pick<Product, 'type' | 'variants' | 'subscriptionPlan' | 'customAddButtonText'>;

/**
 * What the add-to-cart button reads at rest: 'Sold Out', the owner's text, or the default. spec: storefront-commerce 4, 5.
 */
export function addButtonText(product: ButtonProduct): string {
  if (isSoldOut(product)) return text.soldOutButton;
  if (product.customAddButtonText !== null && product.customAddButtonText.trim() !== '') {
    return product.customAddButtonText;
  }
  return isSubscribable(product) ? text.subscribe : text.addToCart;
}

/** Whether the button can be pressed at all. */
export function addButtonDisabled(product: ButtonProduct): boolean {
  return isSoldOut(product);
}

/**
 * Whether "Buy now" stands beside the button: where store and product offer it, for what goes into the cart and can be
 * bought. A subscription or a gift card goes straight to its own checkout anyway.
 */
export function offersBuyNow(product: Product, settings: { readonly expressCheckout: boolean }): boolean {
  return (
    settings.expressCheckout && sellingOf(product).buyNow && goesIntoCart(product) && !isSoldOut(product)
  );
}
