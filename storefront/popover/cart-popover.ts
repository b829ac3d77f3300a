import { addedToCart } from '@vitrine/domain/text/en/commerce.ts';
import { closeDialog } from '@vitrine/domain/text/en/dialog.ts';
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
 * Puts the popover's frame on the page, empty: what is said later is heard only from a region that was there before.
 */
export function preparePopover(): void {
  drawn ??= draw();
}

/**
 * '{productName} was added to your cart.' below the cart link, at the floating cart or top right, for 3 s or until it
 * is closed; it stays while it is pointed at or focused. It takes the colours of the section `origin` stands in and
 * never the focus. spec: storefront-commerce 4 "Cart-added popover"
 */
export function showCartPopover(productName: string, origin: Element): void {
  preparePopover();
  if (drawn === null) return;
  const { element, words } = drawn;
  const theme = origin.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  if (theme === undefined) delete element.dataset['theme'];
  else element.dataset['theme'] = theme;
  words.textContent = fillText(addedToCart, { productName });
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
  close.setAttribute('aria-label', closeDialog);
  close.hidden = true;
  close.addEventListener('click', hide);
  element.append(words, close);
  for (const stay of ['pointerenter', 'focusin']) element.addEventListener(stay, () => clearTimeout(closing));
  for (const leave of ['pointerleave', 'focusout']) element.addEventListener(leave, closeLater);
  document.addEventListener('keydown', (event) => {
    // A dialog above it takes its own Escape.
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
  // What is hidden cannot keep the focus; it goes back to the page rather than nowhere.
  if (drawn.element.contains(document.activeElement))
    document.getElementById('main')?.focus({ preventScroll: true });
  drawn.element.classList.remove('is-open');
  drawn.close.hidden = true;
  drawn.words.textContent = '';
}

/** At most once in 100 ms, and once more after the last. */
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
