import { locale } from '../locale.ts';
import { cartCountText, cartSpokenLabel } from '@vitrine/domain/cart/cart-label.ts';

/** Dispatched on `document` when the cart changes, for every part of the page. */
export const CART_CHANGED = 'vitrine:cart-changed';

export interface CartChangedDetail {
  readonly totalQuantity: number;
  /** Set when an item was just added. */
  readonly addedItemId?: string;
}

export function announceCart(detail: CartChangedDetail): void {
  document.dispatchEvent(new CustomEvent(CART_CHANGED, { detail }));
}

/** Shows the cart's quantity in every cart link and in the floating pill. */
export function showCartCount(totalQuantity: number): void {
  const text = cartCountText(totalQuantity, locale);
  for (const link of document.querySelectorAll<HTMLElement>('[data-cart-link]')) {
    const count = link.querySelector<HTMLElement>('[data-cart-count]');
    showCount(count, text);
    link.setAttribute('aria-label', cartSpokenLabel(count === null ? null : totalQuantity, locale));
    link.classList.toggle('is-empty', totalQuantity === 0);
  }
  markPill(totalQuantity, text);
}

/** The pill is hidden at 0 and on the cart and checkout pages. spec: storefront-commerce 4 "Cart pill" */
function markPill(totalQuantity: number, text: string): void {
  const existing = document.querySelector<HTMLAnchorElement>('.cart-pill');
  if (totalQuantity === 0 || /^\/(cart|checkout)(\/|$)/.test(location.pathname)) {
    existing?.remove();
    return;
  }
  const pill = existing ?? drawPill();
  pill.setAttribute('aria-label', cartSpokenLabel(totalQuantity, locale));
  showCount(pill.querySelector('.cart-pill__count'), text);
  if (existing === null) {
    (document.querySelector('main') ?? document.body).append(pill);
    // The class is added a frame later, so that the transition runs.
    requestAnimationFrame(() => pill.classList.add('is-shown'));
  }
}

/**
 * The stylesheet renders the number from `data-count`. The accessible name is "One item in cart"; a "1" as visible
 * text would not be part of that name (WCAG 2.5.3, label in name).
 */
function showCount(count: HTMLElement | null, text: string): void {
  if (count !== null) count.dataset['count'] = text;
}

/**
 * Inside the editor's frame a cart link navigates the frame, whatever `target` the page sets.
 * spec: storefront-commerce 2 "Cart page"
 */
export function openCartInFrame(): void {
  if (window.parent === window) return;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.pathname !== '/cart' || link.origin !== location.origin) return;
    event.preventDefault();
    location.assign(link.href);
  });
}

function drawPill(): HTMLAnchorElement {
  const pill = document.createElement('a');
  pill.className = 'cart-pill';
  pill.href = '/cart';
  pill.innerHTML =
    '<svg class="cart-pill__icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" ' +
    'stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"><path d="M5 8h14l-1 12H6L5 8Z"/>' +
    '<path d="M9 8a3 3 0 0 1 6 0"/></svg><span class="cart-pill__count" aria-hidden="true"></span>';
  return pill;
}
