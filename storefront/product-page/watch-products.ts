/** On a product's page, loads what brings its plain parts to life. */
export function watchProducts(): void {
  const page = document.querySelector<HTMLElement>('[data-product-page]');
  if (page === null) return;
  import('./watch-product-page.ts').then(
    ({ watchProductPage }) => watchProductPage(page),
    // Without it thumbnails and pictures are links, and the visit goes untold.
    () => undefined,
  );
}
