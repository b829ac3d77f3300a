/** The styles of the page on the canvas as text, for each page once. */
const looks = new WeakMap<Document, string>();

/** Only in previews, above the theme: nothing moves or scrolls, and what is half made says so by its shape alone. */
const previewCss = `
html, body { overflow: hidden !important; }
.canvas-placeholder { height: 100%; min-height: 6rem; border-radius: 8px; color: transparent;
  background: color-mix(in srgb, CanvasText 12%, transparent); }
`;

/**
 * Gives a document in a frame the look of the page on the canvas, its styles and the attributes to which they apply, and
 * calls back: at once, or when the canvas has loaded. Never without a canvas.
 */
export function dressLikeCanvas(target: Document, onDressed: () => void): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-canvas-frame]');
  const canvas = frame?.contentDocument ?? null;
  // While the frame loads, its document is an empty one or has no body yet.
  if (canvas !== null && canvas.readyState === 'complete' && canvas.URL !== 'about:blank') {
    if (takeLook(canvas, target)) onDressed();
  } else frame?.addEventListener('load', () => dressLikeCanvas(target, onDressed), { once: true });
}

/** False when the target is not shown any more. */
function takeLook(canvas: Document, target: Document): boolean {
  const view = target.defaultView;
  if (view === null) return false;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`${lookOf(canvas)}${previewCss}`);
  target.adoptedStyleSheets = [sheet];
  for (const [from, to] of [
    [canvas.documentElement, target.documentElement],
    [canvas.body, target.body],
  ] as const)
    for (const { name, value } of from.attributes) to.setAttribute(name, value);
  return true;
}

function lookOf(page: Document): string {
  const known = looks.get(page);
  if (known !== undefined) return known;
  const css = [...page.styleSheets].flatMap(rulesOf).join('\n');
  looks.set(page, css);
  return css;
}

/** The rules of a sheet; none of one of another site, which may not be read. */
function rulesOf(sheet: CSSStyleSheet): readonly string[] {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText);
  } catch {
    return [];
  }
}
