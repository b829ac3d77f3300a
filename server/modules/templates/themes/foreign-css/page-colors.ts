import { contrastRatio, type Rgb, rgbOfHex } from '@vitrine/domain/color/contrast.ts';
import { rewriteBlocks, selectorsOf } from './css-blocks.ts';

/*
 * A theme written for another host has its own background and text colours, light or dark. Our components use them where
 * text stays readable, and a plain background elsewhere.
 */

const white: Rgb = [255, 255, 255];
const lightInk: Rgb = [0x1d, 0x1d, 0x1b];
const darkInk: Rgb = [0xf4, 0xf4, 0xf1];
/** The values of host-styles/host.css for a light and a dark background. */
const onDark = {
  ink: '#f4f4f1',
  accent: '#a9c7f0',
  'accent-strong': '#c6daf6',
  'accent-ink': '#14181d',
  moss: '#b5c2a3',
  danger: '#ffb4a8',
};
const MIN_TEXT_CONTRAST = 4.5;
/** Contrast of plain text with a background at which all our colours keep 4.5:1 on it. */
const MIN_ON_LIGHT = 12;
const MIN_ON_DARK = 10;
/** Contrast of a theme's text at which its softer shades keep 4.5:1. */
const MIN_INK_CONTRAST = 9;
/** Contrast of a link at which it is also readable on a tinted panel and on a hovered button. */
const MIN_ACCENT_CONTRAST = 5.5;

/** Colours for our components from the page of a theme without custom properties. */
export interface PageColors {
  /** Custom properties; empty where the theme's background is unknown or neither light nor dark. */
  readonly css: string;
  /** Whether a rule's text colour, if any, is readable on the background of our components. */
  isReadable(body: string): boolean;
}

/** Derives colours for our components from the theme's rules for the page and for links. */
export function pageColors(css: string): PageColors {
  const { ground, ink, link } = readColors(css);
  const isDark = ground !== null && contrastRatio(ground, darkInk) >= MIN_ON_DARK;
  const isTaken = ground !== null && (isDark || contrastRatio(ground, lightInk) >= MIN_ON_LIGHT);
  const paper = isTaken ? ground : white;
  const isReadable = (body: string): boolean => {
    const color = colorOf(body, 'color');
    return color === null || contrastRatio(color, paper) >= MIN_TEXT_CONTRAST;
  };
  if (!isTaken) return { css: '', isReadable };
  const set: Record<string, string> = { ...(isDark ? onDark : {}), ground: write(ground) };
  if (ink !== null && contrastRatio(ink, ground) >= MIN_INK_CONTRAST) set['ink'] = write(ink);
  if (link !== null && contrastRatio(link, ground) >= MIN_ACCENT_CONTRAST) {
    set['accent'] = write(link);
    set['accent-strong'] = 'color-mix(in srgb, var(--accent) 88%, var(--ink))';
    set['accent-ink'] = write(ground);
  }
  const properties = Object.entries(set).map(([name, value]) => `--${name}:${value};`);
  return { css: `:root{${properties.join('')}}`, isReadable };
}

/** The last unconditional colours of the page's background, text and links. */
function readColors(css: string): Record<'ground' | 'ink' | 'link', Rgb | null> {
  const found: Record<'ground' | 'ink' | 'link', Rgb | null> = { ground: null, ink: null, link: null };
  rewriteBlocks(css, ({ prelude, body, depth }) => {
    const selectors = depth === 0 ? selectorsOf(prelude.toLowerCase()) : [];
    const isPage = selectors.some((selector) => /^(?:html|body|html\s*>?\s*body)$/.test(selector));
    if (isPage) {
      found.ground = colorOf(body, 'background(?:-color)?') ?? found.ground;
      found.ink = colorOf(body, 'color') ?? found.ink;
    }
    if (selectors.some((selector) => /^a(?::link)?$/.test(selector)))
      found.link = colorOf(body, 'color') ?? found.link;
    return prelude;
  });
  return found;
}

const names: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

function colorOf(body: string, property: string): Rgb | null {
  const values = [...body.matchAll(new RegExp(`(?:^|[;\\s])${property}\\s*:([^;]*)`, 'gi'))];
  const value = (values.at(-1)?.[1] ?? '').replaceAll(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/gi, '');
  for (const [word] of value.matchAll(/#[0-9a-f]+\b|rgba?\([^)]*\)|[a-z]+/gi)) {
    const color = parse(names[word.toLowerCase()] ?? word);
    if (color !== null) return color;
  }
  return null;
}

/** An opaque colour in the syntaxes that themes use; null for any other. */
function parse(written: string): Rgb | null {
  if (written.startsWith('#')) return rgbOfHex(written);
  const [red, green, blue] =
    /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*1(?:\.0*)?\s*)?\)$/i
      .exec(written)
      ?.slice(1)
      .map(Number) ?? [];
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

const write = (color: Rgb): string =>
  `#${color.map((part) => Math.min(part, 255).toString(16).padStart(2, '0')).join('')}`;
