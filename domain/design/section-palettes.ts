import { type Rgb, rgbOfHex } from '../color/contrast.ts';

/** The looks that a section may have; each has the theme's colors in its own way. */
const sectionThemes = ['light', 'tinted', 'dark', 'accent'] as const;

/** Where a palette applies: on the page itself (`:root`), or in sections of a theme (`[data-theme]`). */
export const paletteScopes = ['page', ...sectionThemes] as const;
export type PaletteScope = (typeof paletteScopes)[number];

/** Colors by the name of their custom property, without its dashes. What is no plain color is not in it. */
export type Palette = ReadonlyMap<string, Rgb>;
export type Palettes = Readonly<Record<PaletteScope, Palette>>;

/**
 * The colors that a stylesheet sets as custom properties on `:root` and on each `[data-theme]`. As in a browser, rules
 * in no layer win over those in a layer, and a section has the page's colors where it sets none. Rules inside `@media`,
 * `@supports` and other conditions do not count.
 */
export function palettesOf(css: string): Palettes {
  const layered = emptyOwn();
  const plain = emptyOwn();
  collect(css, layered, plain);
  const page = new Map([...layered.page, ...plain.page]);
  const inScope = (scope: PaletteScope): Palette => new Map([...page, ...layered[scope], ...plain[scope]]);
  return {
    page,
    light: inScope('light'),
    tinted: inScope('tinted'),
    dark: inScope('dark'),
    accent: inScope('accent'),
  };
}

type Own = Record<PaletteScope, Map<string, Rgb>>;

const emptyOwn = (): Own => ({
  page: new Map(),
  light: new Map(),
  tinted: new Map(),
  dark: new Map(),
  accent: new Map(),
});

/** Strings, comments and urls, in which braces are no blocks; and what begins and ends one. */
const mark = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?(?:\*\/|$)|url\([^)"']*\)|[{};]/g;

/** The rules for palettes among all rules, in one pass over the text. */
function collect(css: string, layered: Own, plain: Own): void {
  const around: string[] = [];
  let from = 0;
  for (const match of css.matchAll(mark)) {
    const [text] = match;
    if (text === '{') {
      around.push(
        css
          .slice(from, match.index)
          .replaceAll(/\/\*[\s\S]*?\*\//g, '')
          .trim(),
      );
      from = match.index + 1;
    } else if (text === '}') {
      const selector = around.pop() ?? '';
      if (around.every((outer) => outer.startsWith('@layer')))
        keep(selector, css.slice(from, match.index), around.length === 0 ? plain : layered);
      from = match.index + 1;
    } else if (text === ';' && around.length === 0) from = match.index + 1;
    // Inside a layer a `;` ends a statement between rules; inside a rule, a declaration, which belongs to it.
    else if (text === ';' && around.at(-1)?.startsWith('@') === true) from = match.index + 1;
  }
}

function keep(selectors: string, body: string, own: Own): void {
  const scopes = selectors.split(',').flatMap((selector): PaletteScope[] => {
    const plain = selector.trim();
    if (plain === ':root' || plain === 'html') return ['page'];
    const name = /^\[data-theme=["']?(\w+)["']?\]$/.exec(plain)?.[1];
    return sectionThemes.filter((theme) => theme === name);
  });
  if (scopes.length === 0) return;
  for (const [, property = '', value = ''] of body.matchAll(/(?:^|[;\s])--([\w-]+)\s*:\s*([^;{}]+)/g)) {
    const color = colorOf(value);
    for (const scope of scopes)
      if (color === null) own[scope].delete(property);
      else own[scope].set(property, color);
  }
}

/** A color in the notations that owners and the compiler of Less write; null for others, and for transparent ones. */
function colorOf(value: string): Rgb | null {
  const text = value.trim();
  if (text.startsWith('#')) return rgbOfHex(text);
  const [, red, green, blue, alpha = '1'] =
    /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*([\d.]+)\s*)?\)$/i.exec(text) ?? [];
  if (red === undefined || Number(alpha) !== 1) return null;
  const rgb: Rgb = [Number(red), Number(green), Number(blue)];
  return rgb.every((channel) => channel <= 255) ? rgb : null;
}
