import { recordEvent, type CommerceEvent, type EventPayload } from '../analytics/record-event.ts';
import { CART_CHANGED, type CartChangedDetail } from '../cart/cart-marks.ts';
import { watchGallery } from './watch-gallery.ts';

/**
 * Enhances the parts of a product's page that need no React: its events, its gallery. `page` is its article,
 * `early` are the clicks that came before.
 */
export function watchProductPage(page: HTMLElement, early: readonly Event[]): void {
  const facts: EventPayload = {
    item_id: page.dataset['itemId'] ?? '',
    product_name: page.dataset['title'] ?? '',
    pdp_layout: page.dataset['pdpLayout'] ?? null,
  };
  const record = (name: CommerceEvent, more: EventPayload = {}): void =>
    recordEvent(name, { ...facts, ...more });
  record('CommerceShopping_VisitPDP');
  const gallery = page.querySelector<HTMLElement>('[data-product-gallery]');
  if (gallery !== null) watchGallery(gallery);
  const watchReviews = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    if (link.dataset['reviewsAnchor'] !== undefined) record('CommerceShopping_ReviewsVitalsAnchorLink');
    if (link.dataset['reviewsTab'] !== undefined) record('CommerceShopping_ReviewsTab');
  };
  for (const event of early) watchReviews(event);
  document.addEventListener('click', watchReviews);
  const strip = document.querySelector<HTMLElement>('[data-related]');
  if (strip !== null) watchRelated(strip, record);
}

function watchRelated(strip: HTMLElement, record: (name: CommerceEvent, more: EventPayload) => void): void {
  const ids = [...strip.querySelectorAll<HTMLElement>('a[id^="item-"]')].map((link) => link.id.slice(5));
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    record('CommerceShopping_RelatedProductDisplay', { related_item_ids: ids });
  });
  observer.observe(strip);
  strip.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const card = link?.closest('article')?.querySelector('a[id^="item-"]');
    if (link !== null && link.dataset['quickView'] === undefined && card)
      record('CommerceShopping_RelatedProductClick', { related_item_id: card.id.slice(5) });
  });
  document.addEventListener(CART_CHANGED, (event) => {
    const { addedItemId = '' } = (event as CustomEvent<CartChangedDetail>).detail;
    if (ids.includes(addedItemId))
      record('CommerceShopping_RelatedProductAddToCart', { related_item_id: addedItemId });
  });
}
