import { isAnotherWay } from '../gallery/another-way.ts';
import { leave } from './leave.ts';

/** Pages of buying, which must not end on the browser's error page. */
const guarded = /^\/(cart|checkout|commerce)(\/|$)/;

/**
 * Presses on links to the cart and the checkout leave the page only once the next one answers: a network that breaks
 * then costs neither the page nor what was typed.
 */
export function guardLeaving(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || isAnotherWay(event)) return;
    if (link.origin !== location.origin || !guarded.test(link.pathname)) return;
    // A place on this very page is no other page.
    if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return;
    if (link.target !== '' && (link.target !== '_top' || window.top !== window)) return;
    event.preventDefault();
    void leave(link.href);
  });
}
