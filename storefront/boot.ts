import { CART_CHANGED, keepCartInFrame, markCart, type CartChangedDetail } from './cart/cart-marks.ts';
import { watchErrors } from './census/watch-errors.ts';
import { keepPresses } from './gallery/keep-presses.ts';
import { hasCartCookie, readJsonCookie } from './http/cookies.ts';
import { watchIslands } from './islands/watch-islands.ts';
import { watchLife } from './life/watch-life.ts';
import { watchGrids } from './product-grid/watch-grids.ts';
import { watchProducts } from './product-page/watch-products.ts';
import { watchPlayers } from './video/watch-players.ts';

/*
 * The one script of every page: shows how full the cart is and wakes islands when they are touched or seen.
 * It loads neither React nor a store; those come with the first island that wakes.
 */

watchErrors();

watchIslands(document, async (element) => {
  const { hydrateIsland } = await import('./islands/hydrate-island.tsx');
  await hydrateIsland(element);
});

watchGrids();
watchProducts();
watchLife(document);
watchPlayers(document);
keepCartInFrame();

document.addEventListener(CART_CHANGED, (event) => {
  markCart((event as CustomEvent<CartChangedDetail>).detail.totalQuantity);
});

/** Pages are the same bytes for everyone, so the cart's size is filled in here, and only for those who have one. */
async function showCart(): Promise<void> {
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
    if (typeof cart.totalQuantity === 'number') markCart(cart.totalQuantity);
  } catch {
    // Without an answer the link simply keeps saying "Cart".
  }
}

/** spec: storefront-commerce 3 "Cookies", 4 "Cart reload" */
function isSignedIn(): boolean {
  const info = readJsonCookie(document.cookie, 'SiteUserInfo') as { authenticated?: unknown } | null;
  return info?.authenticated === true;
}

void showCart();
// A page shown again from the back/forward cache may know an older cart.
addEventListener('pageshow', (event) => {
  if (event.persisted) void showCart();
});

// The page that confirms an order tells of the sale.
if (document.querySelector('script[data-commerce-event]') !== null) {
  void import('./purchase/tell-purchase.ts').then(({ tellPurchase }) => tellPurchase(document));
}

// Slideshows, and pictures that open large. Without their code they are strips that scroll and links.
if (document.querySelector('[data-slides], [data-lightbox]') !== null) {
  keepPresses(
    '[data-lightbox] a[data-zoom], [data-slides] :is(button, a[data-to])',
    import('./gallery/watch-galleries.ts').then(({ watchGalleries }) => watchGalleries()),
  );
}
