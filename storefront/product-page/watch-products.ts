import { keepPresses } from '../gallery/keep-presses.ts';

/** On a product's page, loads what brings its plain parts to life. */
export function watchProducts(): void {
  const page = document.querySelector<HTMLElement>('[data-product-page]');
  if (page === null) return;
  // What is pressed before the code is here is recorded all the same.
  const early: Event[] = [];
  const keep = (event: Event): unknown => early.push(event);
  document.addEventListener('click', keep);
  // Without it thumbnails and pictures are links, and the visit goes untold.
  keepPresses(
    '[data-product-gallery] :is(a[data-zoom], a[data-thumb])',
    import('./watch-product-page.ts').then(({ watchProductPage }) => {
      document.removeEventListener('click', keep);
      return watchProductPage(page, early);
    }),
  );
}
