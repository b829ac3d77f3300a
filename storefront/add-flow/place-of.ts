import type { AddPlace } from './run-add.ts';

/**
 * Which part of the page an add form is in, read from the markup around it: `data-add-place` is `quick-view`, `block` or `add-on`;
 * otherwise it is the product page, whose layout the theme names in `data-pdp-layout`.
 */
export function placeOf(element: Element): AddPlace {
  const place = element.closest<HTMLElement>('[data-add-place]')?.dataset['addPlace'];
  if (place === 'quick-view') return { pageType: 'plp', isQuickView: true };
  if (place === 'block') return { pageType: 'block' };
  if (place === 'add-on') return { pageType: 'addon' };
  const layout = element.closest<HTMLElement>('[data-pdp-layout]')?.dataset['pdpLayout'];
  return { pageType: 'pdp', ...(layout === undefined ? {} : { pdpLayout: layout }) };
}
