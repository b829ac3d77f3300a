import { addWithoutCode } from '../add-flow/add-without-code.ts';
import { isModifiedClick } from '../gallery/modified-click.ts';
import { leave } from '../http/leave.ts';
import { withStyles } from '../styles/full-stylesheet.ts';

type GridCode = typeof import('./add-from-grid.ts');
let code: GridCode | null = null;

async function loadCode(): Promise<GridCode> {
  code ??= await withStyles(import('./add-from-grid.ts'));
  return code;
}

/** Preloads the code of a button just before it is clicked. */
function warm(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest('form[data-add]') === null) return;
  loadCode().catch(() => undefined);
}

/**
 * Enhances product cards: two delegated listeners for all of them. Their code is loaded on the first click,
 * or just before, on hover; until then, and if it cannot load, forms and links work natively.
 */
export function watchGrids(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['add'] === undefined) return;
    event.preventDefault();
    // A click counts for the button's current state; awaiting the loaded code again would delay it.
    if (code !== null) {
      void code.addFromGrid(form);
      return;
    }
    form.dataset['held'] = '';
    loadCode().then(
      ({ addFromGrid }) => {
        delete form.dataset['held'];
        return addFromGrid(form);
      },
      async () => {
        await addWithoutCode(form);
        delete form.dataset['held'];
      },
    );
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.dataset['quickView'] === undefined) return;
    if (isModifiedClick(event)) return;
    event.preventDefault();
    loadCode().then(
      ({ openQuickView }) => openQuickView(link),
      () => leave(link.href),
    );
  });
  const list = document.querySelector<HTMLElement>('[data-product-list]');
  if (list === null) return;
  closeSortingOutside(list);
  for (const touch of ['pointerover', 'focusin', 'touchstart'])
    list.addEventListener(touch, warm, { passive: true });
  import('../analytics/record-event.ts').then(
    ({ recordEvent }) =>
      recordEvent('CommerceShopping_VisitPLP', { collection_id: list.dataset['productList'] ?? '' }),
    () => undefined,
  );
}

/** The sort menu is a plain disclosure; this closes it on Escape and on a click outside. */
function closeSortingOutside(list: HTMLElement): void {
  const sorting = list.querySelector('details');
  if (sorting === null) return;
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Node && sorting.contains(event.target))) sorting.open = false;
  });
  sorting.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !sorting.open) return;
    sorting.open = false;
    sorting.querySelector('summary')?.focus();
  });
}
