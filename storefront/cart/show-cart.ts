import { hasCartCookie, readJsonCookie } from '../http/cookies.ts';
import { CART_CHANGED, markCart, type CartChangedDetail } from './cart-marks.ts';

/** How often a cart's size was asked for or told of: an answer counts only while nothing came after its question. */
let news = 0;

/** Shows from now on what anything on the page says of the cart's size. */
export function followCart(): void {
  document.addEventListener(CART_CHANGED, (event) => {
    news += 1;
    markCart((event as CustomEvent<CartChangedDetail>).detail.totalQuantity);
  });
}

/** Pages are the same bytes for everyone, so the cart's size is filled in here, and only for those who have one. */
export async function showCart(): Promise<void> {
  news += 1;
  const asked = news;
  if (!hasCartCookie(document.cookie) && !isSignedIn()) {
    markCart(0);
    return;
  }
  try {
    const response = await fetch('/api/commerce/shopping-cart', {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) return;
    const cart = (await response.json()) as { totalQuantity?: unknown };
    if (typeof cart.totalQuantity === 'number' && asked === news) markCart(cart.totalQuantity);
  } catch {
    // Without an answer the link simply keeps saying "Cart".
  }
}

/** spec: storefront-commerce 3 "Cookies", 4 "Cart reload" */
function isSignedIn(): boolean {
  const info = readJsonCookie(document.cookie, 'SiteUserInfo') as { authenticated?: unknown } | null;
  return info?.authenticated === true;
}
