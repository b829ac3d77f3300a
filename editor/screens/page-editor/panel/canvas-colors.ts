import { hexOfRgb } from '@vitrine/domain/color/mending-shade.ts';
import { type PaletteName, paletteNames } from '@vitrine/domain/color/page-color.ts';
import { readComputedColor } from './read-computed-color.ts';

/** The document of the page in the canvas; null until it is there. */
export const canvasDocument = (): Document | null =>
  document.querySelector<HTMLIFrameElement>('iframe[data-canvas-frame]')?.contentDocument ?? null;

const known = new WeakMap<Document, ReadonlyMap<PaletteName, string>>();

/** The site's palette as the page in the canvas has it, `#rrggbb` by name; without the colors that its theme lacks. */
export function paletteColors(): ReadonlyMap<PaletteName, string> {
  const page = canvasDocument();
  const view = page?.defaultView ?? null;
  if (page === null || view === null) return new Map();
  const found = known.get(page) ?? readPalette(page, view);
  known.set(page, found);
  return found;
}

/** Custom properties may be made of others or be mixed: the browser says what they come to. */
function readPalette(page: Document, view: Window): ReadonlyMap<PaletteName, string> {
  const probe = page.createElement('span');
  page.body.append(probe);
  const found = new Map<PaletteName, string>();
  for (const name of paletteNames) {
    if (view.getComputedStyle(probe).getPropertyValue(`--${name}`) === '') continue;
    probe.style.color = `var(--${name})`;
    const color = readComputedColor(view.getComputedStyle(probe).color);
    if (color !== null) found.set(name, hexOfRgb(color.rgb));
  }
  probe.remove();
  return found;
}
