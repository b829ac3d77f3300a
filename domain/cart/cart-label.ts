import * as text from '../text/en/cart-link.ts';
import { fillText } from '../text/fill-text.ts';

/** Above this the cart link shows '100+'. spec: storefront-commerce 9. */
const CART_COUNT_CAP = 100;

/** What the cart link shows: the number, or '100+' above 100. spec: storefront-commerce 4. */
export function cartCountText(totalQuantity: number): string {
  return totalQuantity > CART_COUNT_CAP ? text.cartCountCapped : String(totalQuantity);
}

/** Accessible name of the cart link; null: the link shows no quantity. spec: storefront-commerce 4. */
export function cartSpokenLabel(totalQuantity: number | null): string {
  if (totalQuantity === null) return text.cart;
  if (totalQuantity > CART_COUNT_CAP) return text.moreThanHundredInCart;
  return totalQuantity === 1 ? text.oneItemInCart : fillText(text.itemsInCart, { n: totalQuantity });
}
