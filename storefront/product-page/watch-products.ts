/** On a product's page, loads what brings its plain parts to life. */
export function watchProducts(): void {
  const page = document.querySelector<HTMLElement>('[data-product-page]');
  if (page === null) return;
  // What is pressed before the code is here is told of all the same.
  const early: Event[] = [];
  const keep = (event: Event): unknown => early.push(event);
  document.addEventListener('click', keep);
  import('./watch-product-page.ts').then(
    ({ watchProductPage }) => {
      document.removeEventListener('click', keep);
      return watchProductPage(page, early);
    },
    // Without it thumbnails and pictures are links, and the visit goes untold.
    () => undefined,
  );
}
