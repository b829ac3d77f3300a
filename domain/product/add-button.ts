import { commerceText } from '../text/commerce.ts';
import type { Locale } from '../text/locale.ts';
import { goesIntoCart } from '../add-flow/decide-add.ts';
import { unselectedOptions } from './choose-variant.ts';
import { isSoldHere, isSoldOut, isSubscribable } from './product-rules.ts';
import { sellingOf, type Product } from './product.ts';

type ButtonProduct = Pick<Product, 'type' | 'variants' | 'subscriptionPlan' | 'customAddButtonText'>;

/**
 * Idle text of the add-to-cart button: 'Sold Out', the owner's text, or the default. spec: storefront-commerce 4, 5.
 */
export function addButtonText(product: ButtonProduct, locale: Locale): string {
  const text = commerceText(locale);
  const usual = isSubscribable(product) ? text.subscribe : text.addToCart;
  return ownButtonText(product, locale) ?? (isSoldHere(product) ? usual : text.getAccess);
}

/** Idle text of the button on a card in a list; when options must be chosen first, it says so. */
export function cardButtonText(
  product: ButtonProduct & Pick<Product, 'variantOptions'>,
  locale: Locale,
): string {
  const text = commerceText(locale);
  const mustChoose = unselectedOptions(product, {}).length > 0;
  return ownButtonText(product, locale) ?? (mustChoose ? text.chooseOptions : addButtonText(product, locale));
}

function ownButtonText(product: ButtonProduct, locale: Locale): string | null {
  const text = commerceText(locale);
  if (isSoldOut(product)) return text.soldOutButton;
  const custom = product.customAddButtonText;
  return custom === null || custom.trim() === '' ? null : custom;
}

/** Whether the button can be pressed at all. */
export function addButtonDisabled(product: ButtonProduct): boolean {
  return isSoldOut(product) || !isSoldHere(product);
}

/**
 * Whether "Buy now" is shown beside the button: when store and product offer it, for products that go into the cart
 * and can be bought. A subscription or a gift card goes straight to its own checkout anyway.
 */
export function offersBuyNow(product: Product, settings: { readonly expressCheckout: boolean }): boolean {
  return (
    settings.expressCheckout &&
    sellingOf(product).buyNow &&
    goesIntoCart(product) &&
    !isSoldOut(product) &&
    isSoldHere(product)
  );
}
