import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { locale } from '../locale.ts';
import { dialogText } from '@vitrine/domain/text/dialog.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { placePopover, type Box } from './place-popover.ts';

/** Milliseconds. spec: storefront-commerce 9 */
const popoverTimes = { open: 3000, scroll: 100 } as const;

interface Popover {
  readonly element: HTMLElement;
  readonly words: HTMLElement;
  readonly close: HTMLButtonElement;
}

let drawn: Popover | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;
let following: ReturnType<typeof setTimeout> | undefined;

/**
 * Adds the empty popover to the page: screen readers announce only live regions that existed before.
 */
export function preparePopover(): void {
  drawn ??= draw();
}

/**
 * '{productName} was added to your cart.' below the cart link, at the floating cart or top right, for 3 s or until it
 * is closed; it stays open while hovered or focused. It has the colours of the section around `origin` and
 * never takes the focus. spec: storefront-commerce 4 "Cart-added popover"
 */
export function showCartPopover(productName: string, origin: Element): void {
  preparePopover();
  if (drawn === null) return;
  const { element, words } = drawn;
  const theme = origin.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  if (theme === undefined) delete element.dataset['theme'];
  else element.dataset['theme'] = theme;
  words.textContent = fillText(commerceText(locale).addedToCart, { productName });
  drawn.close.hidden = false;
  element.classList.add('is-open');
  place();
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow, { passive: true });
  closeLater();
}

function draw(): Popover {
  const element = document.createElement('div');
  element.className = 'cart-popover';
  const words = document.createElement('p');
  words.className = 'cart-popover__words';
  words.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'cart-popover__close';
  close.setAttribute('aria-label', dialogText(locale).closeDialog);
  close.hidden = true;
  close.addEventListener('click', hide);
  element.append(words, close);
  for (const stay of ['pointerenter', 'focusin']) element.addEventListener(stay, () => clearTimeout(closing));
  for (const leave of ['pointerleave', 'focusout']) element.addEventListener(leave, closeLater);
  document.addEventListener('keydown', (event) => {
    // A dialog above it handles Escape itself.
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) hide();
  });
  document.body.append(element);
  return { element, words, close };
}

function closeLater(): void {
  clearTimeout(closing);
  closing = setTimeout(hide, popoverTimes.open);
}

function hide(): void {
  clearTimeout(closing);
  if (drawn === null || !drawn.element.classList.contains('is-open')) return;
  removeEventListener('scroll', follow);
  removeEventListener('resize', follow);
  // A hidden element cannot keep the focus; it returns to the page.
  if (drawn.element.contains(document.activeElement))
    document.getElementById('main')?.focus({ preventScroll: true });
  drawn.element.classList.remove('is-open');
  drawn.close.hidden = true;
  drawn.words.textContent = '';
}

/** Throttled: at most once in 100 ms, and once more after the last event. */
function follow(): void {
  following ??= setTimeout(() => {
    following = undefined;
    place();
  }, popoverTimes.scroll);
}

function place(): void {
  if (drawn === null) return;
  const { element } = drawn;
  const link = [...document.querySelectorAll<HTMLElement>('[data-cart-link]')].find(
    (one) => one.getClientRects().length > 0,
  );
  const own = element.getBoundingClientRect();
  const { at, top, bottom, right } = placePopover({
    link: boxOf(link),
    header: boxOf(link?.closest('header')),
    floating: boxOf(document.querySelector('.cart-pill')),
    window: { width: document.documentElement.clientWidth, height: innerHeight },
    popover: { width: own.width, height: own.height },
  });
  element.dataset['at'] = at;
  element.style.top = top === null ? 'auto' : `${String(top)}px`;
  element.style.bottom = bottom === null ? 'auto' : `${String(bottom)}px`;
  element.style.right = `${String(right)}px`;
}

function boxOf(element: Element | null | undefined): Box | null {
  return element?.getBoundingClientRect() ?? null;
}
