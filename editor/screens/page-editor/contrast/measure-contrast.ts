import { contrastRatio, type Rgb } from '@vitrine/domain/color/contrast.ts';
import { neededContrast, overlay } from '@vitrine/domain/color/mending-shade.ts';
import { readComputedColor } from '../panel/read-computed-color.ts';

/** A text of a block as it is seen on the canvas. */
export interface MeasuredText {
  readonly color: Rgb;
  /** What is behind it. Over a picture or video of the section: the color of that one's cover. */
  readonly ground: Rgb;
  /** Where `ground` comes from: the block itself, the section, or a picture or video of the section that covers it. */
  readonly behind: 'block' | 'section' | 'picture';
  /** Of color and ground, 1 to 21. */
  readonly ratio: number;
  /** The least ratio at which text of its size is readable. */
  readonly needed: number;
  /** Characters of it. */
  readonly length: number;
}

/** Elements of one block whose texts are measured. */
const MAX_ELEMENTS = 200;
/** What is behind the page itself, where nothing has a color. */
const white: Rgb = [255, 255, 255];

/**
 * Measures the texts of a block in the canvas as the browser shows them, whatever theme and styles made them so. Left out
 * is what cannot be measured: text on pictures of the block and on gradients, hidden text and what cannot be used.
 */
export function measureTexts(block: HTMLElement, section: HTMLElement): readonly MeasuredText[] {
  const page = block.ownerDocument;
  const view = page.defaultView;
  if (view === null) return [];
  const pictures = [...block.querySelectorAll('img, video, iframe, canvas')].map((picture) =>
    picture.getBoundingClientRect(),
  );
  const found = new Map<Element, number>();
  const walker = page.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null && found.size < MAX_ELEMENTS) {
    const { nodeValue, parentElement } = walker.currentNode;
    const { length } = (nodeValue ?? '').trim();
    if (length > 0 && parentElement !== null)
      found.set(parentElement, (found.get(parentElement) ?? 0) + length);
  }
  return [...found].flatMap(([element, length]) => {
    if (element.matches('script, style, option, :disabled, .canvas-placeholder')) return [];
    const box = element.getBoundingClientRect();
    // Text for screen readers is one pixel large.
    if (box.width <= 1 || box.height <= 1 || pictures.some((picture) => isWithin(box, picture))) return [];
    const style = view.getComputedStyle(element);
    const color = readComputedColor(style.color);
    const ground = groundOf(element, section, view);
    if (color === null || ground === null || style.visibility === 'hidden') return [];
    const seen = overlay(color.rgb, color.alpha, ground.color);
    return [
      {
        color: seen,
        ground: ground.color,
        behind: ground.behind,
        ratio: contrastRatio(seen, ground.color),
        needed: neededContrast(Number.parseFloat(style.fontSize), Number(style.fontWeight)),
        length,
      },
    ];
  });
}

/** Whether the middle of a box lies in another one. */
function isWithin(box: DOMRect, other: DOMRect): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= other.left && x <= other.right && y >= other.top && y <= other.bottom;
}

/** The color behind an element: of itself and all around it, until one is not seen through. Null where it is unknown. */
function groundOf(
  element: Element,
  section: HTMLElement,
  view: Window,
): { readonly color: Rgb; readonly behind: MeasuredText['behind'] } | null {
  const layers: { readonly rgb: Rgb; readonly alpha: number }[] = [];
  let behind: MeasuredText['behind'] = 'block';
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = view.getComputedStyle(at);
    if (at === section) behind = hasPicture(section) ? 'picture' : 'section';
    else if (behind === 'block' && (style.backgroundImage !== 'none' || isLifted(style))) return null;
    const layer = readComputedColor(style.backgroundColor);
    if (layer === null) return null;
    if (layer.alpha > 0) layers.push(layer);
    if (layer.alpha === 1) break;
  }
  const color = layers.reduceRight<Rgb>((below, { rgb, alpha }) => overlay(rgb, alpha, below), white);
  return { color, behind };
}

const hasPicture = (section: HTMLElement): boolean =>
  section.querySelector(':scope > .section-ground') !== null;

/** It lies over something else than what it stands in. */
const isLifted = ({ position }: CSSStyleDeclaration): boolean =>
  position === 'absolute' || position === 'fixed';
