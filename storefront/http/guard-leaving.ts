import { isModifiedClick } from '../gallery/modified-click.ts';
import { leave } from './leave.ts';

/** Cart and checkout pages, which must not end on the browser's error page. */
const guarded = /^\/(cart|checkout|commerce)(\/|$)/;

/**
 * Links to the cart and the checkout are followed only once the next page responds: a network failure
 * then loses neither the page nor its input.
 */
export function guardLeaving(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || isModifiedClick(event)) return;
    if (link.origin !== location.origin || !guarded.test(link.pathname)) return;
    // A fragment of this page is not another page.
    if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return;
    if (link.target !== '' && (link.target !== '_top' || window.top !== window)) return;
    event.preventDefault();
    void leave(link.href);
  });
}
