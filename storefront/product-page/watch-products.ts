import { replayClicks } from '../gallery/replay-clicks.ts';

/** On a product's page, loads the code of the parts without React. */
export function watchProducts(): void {
  const page = document.querySelector<HTMLElement>('[data-product-page]');
  if (page === null) return;
  // Clicks before the code is loaded are recorded too.
  const early: Event[] = [];
  const keep = (event: Event): unknown => early.push(event);
  document.addEventListener('click', keep);
  // Without it thumbnails and pictures are links, and the visit is not recorded.
  replayClicks(
    '[data-product-gallery] :is(a[data-zoom], a[data-thumb])',
    import('./watch-product-page.ts').then(({ watchProductPage }) => {
      document.removeEventListener('click', keep);
      return watchProductPage(page, early);
    }),
  );
}
