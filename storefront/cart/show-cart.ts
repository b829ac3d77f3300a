import { hasCartCookie, pageCookies, readJsonCookie } from '../http/cookies.ts';
import { CART_CHANGED, showCartCount, type CartChangedDetail } from './cart-marks.ts';

/**
 * Version of the cart's size, incremented by every request and change: a response is used only if nothing newer came
 * after its request.
 */
let version = 0;

/** Shows the cart's size from now on whenever any part of the page announces it. */
export function followCart(): void {
  document.addEventListener(CART_CHANGED, (event) => {
    version += 1;
    showCartCount((event as CustomEvent<CartChangedDetail>).detail.totalQuantity);
  });
}

/** Pages are cached for everyone, so the cart's quantity is loaded here, and only for visitors who have a cart. */
export async function showCart(): Promise<void> {
  version += 1;
  const requested = version;
  if (!hasCartCookie(pageCookies()) && !isSignedIn()) {
    showCartCount(0);
    return;
  }
  try {
    const response = await fetch('/api/commerce/shopping-cart', {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) return;
    const cart = (await response.json()) as { totalQuantity?: unknown };
    if (typeof cart.totalQuantity === 'number' && requested === version) showCartCount(cart.totalQuantity);
  } catch {
    // Without a response the link keeps the label "Cart".
  }
}

/** spec: storefront-commerce 3 "Cookies", 4 "Cart reload" */
function isSignedIn(): boolean {
  const info = readJsonCookie(pageCookies(), 'SiteUserInfo') as { authenticated?: unknown } | null;
  return info?.authenticated === true;
}
