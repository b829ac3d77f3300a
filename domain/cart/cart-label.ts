import { cartLinkText } from '../text/cart-link.ts';
import { type Locale, plural } from '../text/locale.ts';
import { fillText } from '../text/fill-text.ts';

/** Above this the cart link shows '100+'. spec: storefront-commerce 9. */
const CART_COUNT_CAP = 100;

/** The text of the cart link: the number, or '100+' above 100. spec: storefront-commerce 4. */
export function cartCountText(totalQuantity: number, locale: Locale): string {
  const text = cartLinkText(locale);
  return totalQuantity > CART_COUNT_CAP ? text.cartCountCapped : String(totalQuantity);
}

/** Accessible name of the cart link; null when the link shows no quantity. spec: storefront-commerce 4. */
export function cartSpokenLabel(totalQuantity: number | null, locale: Locale): string {
  const text = cartLinkText(locale);
  if (totalQuantity === null) return text.cart;
  if (totalQuantity > CART_COUNT_CAP) return text.moreThanHundredInCart;
  return fillText(plural(locale, totalQuantity, text.itemsInCart), { n: totalQuantity });
}
