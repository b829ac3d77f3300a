import { isModifiedClick } from '../gallery/modified-click.ts';
import { leave } from '../http/leave.ts';
import { withStyles } from '../styles/full-stylesheet.ts';

const load = (): Promise<typeof import('./open-search.ts')> => withStyles(import('./open-search.ts'));
const linkAt = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-search]') : null;

const warm = (event: Event): void => {
  if (linkAt(event) !== null) load().catch(() => undefined);
};

/**
 * The header's search link opens a search field over the page, and search fields show
 * suggestions. Their code is loaded on first touch; without it they are a link and a form.
 */
export function watchSearch(): void {
  document.addEventListener('pointerover', warm, { passive: true });
  document.addEventListener('click', (event) => {
    const link = linkAt(event);
    if (link === null || isModifiedClick(event)) return;
    event.preventDefault();
    load().then(
      ({ openSearch }) => openSearch(),
      () => leave(link.href),
    );
  });
  document.addEventListener('focusin', (event) => {
    const field = event.target;
    if (
      !(field instanceof HTMLInputElement) ||
      field.type !== 'search' ||
      field.getAttribute('role') !== null
    )
      return;
    if (field.form?.getAttribute('action') !== '/search') return;
    withStyles(import('./suggest-for.ts')).then(
      ({ suggestFor }) => suggestFor(field),
      () => undefined,
    );
  });
}
