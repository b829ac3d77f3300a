/** The parts of the site around every page. */
export type ZoneName = 'header' | 'footer';

/** What is edited is never a zone. */
const edited = 'main, article, [data-section-id]';
const selectors: Readonly<Record<ZoneName, string>> = {
  header: 'header, [role=banner], #header',
  footer: 'footer, [role=contentinfo], #footer',
};

/** What was found in each page. */
const found = new WeakMap<Document, Map<ZoneName, HTMLElement>>();

/**
 * The header or the footer of the page in the frame: the first or last element that is one and belongs to no part of the
 * page. Null where the theme has none, and while its blocks are what is edited. Asked for with each frame that is drawn,
 * it is looked for again only when what was found has left the page.
 */
export function findZone(page: Document, name: ZoneName): HTMLElement | null {
  const known = found.get(page)?.get(name);
  if (known?.isConnected === true) return known;
  const zone = lookForZone(page, name);
  if (zone === null) return null;
  const zones = found.get(page) ?? new Map<ZoneName, HTMLElement>();
  found.set(page, zones.set(name, zone));
  return zone;
}

function lookForZone(page: Document, name: ZoneName): HTMLElement | null {
  const all = [...page.querySelectorAll<HTMLElement>(selectors[name])].filter(
    (element) => element.closest(edited) === null && element.querySelector(edited) === null,
  );
  const zone = name === 'header' ? all[0] : all.at(-1);
  return zone === undefined || holdsCanvas(zone) ? null : zone;
}

/** Whether the blocks that are edited stand in it, also while there are none. */
function holdsCanvas(element: HTMLElement): boolean {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.nodeValue === 'canvas:end') return true;
  return false;
}
