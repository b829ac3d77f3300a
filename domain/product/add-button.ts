import * as text from '../text/en/commerce.ts';
import { isSoldOut, isSubscribable } from './product-rules.ts';
import type { Product } from './product.ts';

type ButtonProduct = Pick<
  Product,
  'type' | 'variants' | 'subscriptionPlan' | 'customForm' | 'customAddButtonText'
>;

/**
 * Whether the plain add-to-cart sells this product. Subscriptions, gift cards, products with a custom form and
 * paywalls have a flow of their own.
 */
export function sellableNow(product: Pick<Product, 'type' | 'subscriptionPlan' | 'customForm'>): boolean {
  return (
    product.type !== 'giftCard' &&
    product.type !== 'paywall' &&
    product.subscriptionPlan === null &&
    product.customForm === null
  );
}

/**
 * What the add-to-cart button reads at rest: 'Sold Out', an honest word where the product cannot be bought yet, the
 * owner's text, or the default. spec: storefront-commerce 4, 5.
 */
export function addButtonText(product: ButtonProduct): string {
  if (isSoldOut(product)) return text.soldOutButton;
  if (!sellableNow(product)) return notSoldYetText(product);
  if (product.customAddButtonText !== null && product.customAddButtonText.trim() !== '') {
    return product.customAddButtonText;
  }
  return isSubscribable(product) ? text.subscribe : text.addToCart;
}

/** Whether the button can be pressed at all. */
export function addButtonDisabled(product: ButtonProduct): boolean {
  return isSoldOut(product) || !sellableNow(product);
}

function notSoldYetText(product: ButtonProduct): string {
  if (product.type === 'giftCard') return text.giftCardNotSoldYet;
  if (product.type === 'paywall') return text.paywallNotSoldYet;
  return product.customForm === null ? text.subscriptionNotSoldYet : text.customFormNotSoldYet;
}
