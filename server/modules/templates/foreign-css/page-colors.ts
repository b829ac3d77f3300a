import { contrastRatio, type Rgb, rgbOfHex } from '@vitrine/domain/color/contrast.ts';
import { rewriteBlocks, selectorsOf } from './css-blocks.ts';

/*
 * A folder written for another host has a ground and words of its own, light or dark. What we bring takes them up where its
 * words stay readable on them, and stands on a plain ground elsewhere.
 */

const white: Rgb = [255, 255, 255];
const lightInk: Rgb = [0x1d, 0x1d, 0x1b];
const darkInk: Rgb = [0xf4, 0xf4, 0xf1];
/** What host-styles/host.css says for a light ground, for a dark one. */
const onDark = {
  ink: '#f4f4f1',
  accent: '#a9c7f0',
  'accent-strong': '#c6daf6',
  'accent-ink': '#14181d',
  moss: '#b5c2a3',
  danger: '#ffb4a8',
};
const LEAST_WORDS = 4.5;
/** Contrast of plain words with a ground at which every colour of ours keeps 4.5:1 on it. */
const LEAST_ON_LIGHT = 12;
const LEAST_ON_DARK = 10;
/** Contrast of a theme's words at which their softer shades keep 4.5:1. */
const LEAST_INK = 9;
/** Contrast of a link at which it is read on a tinted panel, too, and on the button under the pointer. */
const LEAST_ACCENT = 5.5;

/** What our parts take from the page of a theme that sets no custom properties. */
export interface PageColors {
  /** Custom properties; empty where the theme's ground is unknown or neither light nor dark. */
  readonly css: string;
  /** Whether words can be read on the ground of our parts, as far as a rule says their colour. */
  isReadable(body: string): boolean;
}

/** Takes colours for our parts from what the theme's styles say of the page and of links. */
export function pageColors(css: string): PageColors {
  const { ground, ink, link } = readColors(css);
  const isDark = ground !== null && contrastRatio(ground, darkInk) >= LEAST_ON_DARK;
  const isTaken = ground !== null && (isDark || contrastRatio(ground, lightInk) >= LEAST_ON_LIGHT);
  const paper = isTaken ? ground : white;
  const isReadable = (body: string): boolean => {
    const color = said(body, 'color');
    return color === null || contrastRatio(color, paper) >= LEAST_WORDS;
  };
  if (!isTaken) return { css: '', isReadable };
  const set: Record<string, string> = { ...(isDark ? onDark : {}), ground: write(ground) };
  if (ink !== null && contrastRatio(ink, ground) >= LEAST_INK) set['ink'] = write(ink);
  if (link !== null && contrastRatio(link, ground) >= LEAST_ACCENT) {
    set['accent'] = write(link);
    set['accent-strong'] = 'color-mix(in srgb, var(--accent) 88%, var(--ink))';
    set['accent-ink'] = write(ground);
  }
  const properties = Object.entries(set).map(([name, value]) => `--${name}:${value};`);
  return { css: `:root{${properties.join('')}}`, isReadable };
}

/** What is said last of the page's ground, its words and its links, outside of any condition. */
function readColors(css: string): Record<'ground' | 'ink' | 'link', Rgb | null> {
  const found: Record<'ground' | 'ink' | 'link', Rgb | null> = { ground: null, ink: null, link: null };
  rewriteBlocks(css, ({ prelude, body, depth }) => {
    const selectors = depth === 0 ? selectorsOf(prelude.toLowerCase()) : [];
    const isPage = selectors.some((selector) => /^(?:html|body|html\s*>?\s*body)$/.test(selector));
    if (isPage) {
      found.ground = said(body, 'background(?:-color)?') ?? found.ground;
      found.ink = said(body, 'color') ?? found.ink;
    }
    if (selectors.some((selector) => /^a(?::link)?$/.test(selector)))
      found.link = said(body, 'color') ?? found.link;
    return prelude;
  });
  return found;
}

const names: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

function said(body: string, property: string): Rgb | null {
  const values = [...body.matchAll(new RegExp(`(?:^|[;\\s])${property}\\s*:([^;]*)`, 'gi'))];
  const value = (values.at(-1)?.[1] ?? '').replaceAll(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/gi, '');
  for (const [word] of value.matchAll(/#[0-9a-f]+\b|rgba?\([^)]*\)|[a-z]+/gi)) {
    const color = parse(names[word.toLowerCase()] ?? word);
    if (color !== null) return color;
  }
  return null;
}

/** An opaque colour as stylesheets of folders write them; null for any other. */
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
