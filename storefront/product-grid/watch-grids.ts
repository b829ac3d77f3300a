const warm = (): void => void import('./add-from-grid.ts').catch(() => undefined);

/**
 * Lets cards of products answer: two listeners for however many there are. What they run is loaded at the first press,
 * or a moment before, when a card is pointed at; until then, and where it cannot load, forms and links work by themselves.
 */
export function watchGrids(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['add'] === undefined) return;
    event.preventDefault();
    import('./add-from-grid.ts').then(
      ({ addFromGrid }) => addFromGrid(form),
      // Without listeners this time.
      () => HTMLFormElement.prototype.submit.call(form),
    );
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.dataset['quickView'] === undefined) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./quick-view.ts').then(
      ({ openQuickView }) => openQuickView(link),
      () => location.assign(link.href),
    );
  });
  const list = document.querySelector<HTMLElement>('[data-product-list]');
  if (list === null) return;
  for (const touch of ['pointerover', 'focusin', 'touchstart'])
    list.addEventListener(touch, warm, { once: true, passive: true });
  import('../census/record-event.ts').then(
    ({ recordEvent }) =>
      recordEvent('CommerceShopping_VisitPLP', { collection_id: list.dataset['productList'] ?? '' }),
    () => undefined,
  );
}
