import { hexOfRgb, hslOf, withLightness } from '../color/mending-shade.ts';
import { contrastRatio, type Rgb } from '../color/contrast.ts';
import type { Palette, PaletteScope, Palettes } from './section-palettes.ts';
import { paletteScopes } from './section-palettes.ts';

/** A color of a palette before another, and the contrast that it needs by WCAG 2 AA. */
export interface PalettePair {
  /** The custom property of the text, or of the line, without its dashes. */
  readonly text: string;
  readonly ground: string;
  readonly needed: number;
}

/** Contrast of text, and of the edges of controls. */
const OF_TEXT = 4.5;
const OF_EDGES = 3;
const pair = (text: string, ground: string, needed = OF_TEXT): PalettePair => ({ text, ground, needed });

/**
 * Every pair that the product's views and themes use; the second color is also a ground of `paper`, which is the same
 * pair. docs/themes.md "Custom properties"
 */
export const palettePairs: readonly PalettePair[] = [
  pair('ink', 'paper'),
  pair('ink', 'tint'),
  pair('ink', 'field'),
  pair('ink-soft', 'paper'),
  pair('ink-soft', 'tint'),
  pair('ink-soft', 'field'),
  pair('accent', 'paper'),
  pair('accent', 'tint'),
  pair('moss', 'paper'),
  pair('danger', 'paper'),
  pair('danger', 'tint'),
  pair('danger', 'field'),
  pair('accent-ink', 'accent'),
  pair('accent-ink', 'accent-strong'),
  pair('edge', 'paper', OF_EDGES),
  pair('edge', 'field', OF_EDGES),
  pair('focus', 'paper', OF_EDGES),
];

/** A tweak that sets a color of a palette. */
export interface ColorTweak {
  readonly name: string;
  readonly sets: { readonly property: string; readonly scope: PaletteScope };
}

export interface ContrastWarning extends PalettePair {
  readonly scope: PaletteScope;
  /** From 1 to 21. */
  readonly ratio: number;
  /** The tweak that mends it; null where no tweak of the theme does. */
  readonly tweak: string | null;
  /** The nearest shade of that tweak, `#rrggbb`, with which all its pairs have enough contrast; null where none has. */
  readonly shade: string | null;
}

/** The pairs of a palette that have less contrast than they need. A pair without both colors is in no use. */
export function faintPairs(palette: Palette): (PalettePair & { readonly ratio: number })[] {
  return palettePairs.flatMap((one) => {
    const [text, ground] = [palette.get(one.text), palette.get(one.ground)];
    if (text === undefined || ground === undefined) return [];
    const ratio = contrastRatio(text, ground);
    return ratio < one.needed ? [{ ...one, ratio }] : [];
  });
}

/** The colors that are derived from another, by its property: they change with it. */
const family: Readonly<Record<string, string>> = {
  'ink-soft': 'ink',
  edge: 'ink',
  focus: 'ink',
  'accent-strong': 'accent',
  'accent-ink': 'accent',
  field: 'paper',
  tint: 'paper',
};

/** The tweaks that a pair depends on, that of the text first. */
function tweaksOfPair(
  tweaks: readonly ColorTweak[],
  { text, ground }: PalettePair,
  scope: PaletteScope,
): ColorTweak[] {
  const found = [text, ground].flatMap((property) => {
    const own = tweakOf(tweaks, property, scope) ?? tweakOf(tweaks, family[property] ?? '', scope);
    // A section has no second color of its own.
    const inForce = own ?? (property === 'moss' ? tweakOf(tweaks, property, 'page') : undefined);
    return inForce === undefined ? [] : [inForce];
  });
  return [...new Set(found)];
}

/** The last tweak for a property of a scope: that of the section itself, rather than that of the palette behind it. */
const tweakOf = (
  tweaks: readonly ColorTweak[],
  property: string,
  scope: PaletteScope,
): ColorTweak | undefined =>
  tweaks.findLast(({ sets }) => sets.property === property && sets.scope === scope);

/** The palettes with one tweak at another value. */
export type TryTweak = (name: string, color: string) => Palettes;

/** Shades tried on each side of a tweak's own color, and how often the distance to the first that mends is halved. */
const TRIED_SHADES = 16;
const HALVINGS = 5;

/**
 * What is hard to read with these palettes, worst first for each text of a scope, with the shade that mends it. `tryTweak`
 * is called at most `2 * TRIED_SHADES + HALVINGS` times for each tweak that has part in it.
 */
export function contrastWarnings(
  palettes: Palettes,
  tweaks: readonly ColorTweak[],
  tryTweak: TryTweak,
): ContrastWarning[] {
  const shades = new Map<ColorTweak, string | null>();
  const mend = (tweak: ColorTweak): string | null => {
    const known = shades.get(tweak);
    if (known !== undefined) return known;
    const shade = shadeThatMends(palettes, tweaks, tweak, tryTweak);
    shades.set(tweak, shade);
    return shade;
  };
  return paletteScopes.flatMap((scope) => {
    // Sections without colors of their own are as the page, which is named already.
    if (scope !== 'page' && isSame(palettes[scope], palettes.page)) return [];
    const worst = new Map<string, PalettePair & { ratio: number }>();
    for (const faint of faintPairs(palettes[scope])) {
      if (isAsText(palettes[scope], faint.text)) continue;
      const known = worst.get(faint.text);
      if (known === undefined || faint.ratio / faint.needed < known.ratio / known.needed)
        worst.set(faint.text, faint);
    }
    return [...worst.values()].map((faint): ContrastWarning => {
      const able = tweaksOfPair(tweaks, faint, scope);
      const mending = able.find((tweak) => mend(tweak) !== null);
      const tweak = mending ?? able[0];
      return {
        ...faint,
        scope,
        tweak: tweak?.name ?? null,
        shade: mending === undefined ? null : mend(mending),
      };
    });
  });
}

const isSame = (one: Palette, other: Palette): boolean =>
  one.size === other.size && [...one].every(([name, color]) => String(color) === String(other.get(name)));

/** Links and labels of the color of the text are as readable as that, which is named already. */
const isAsText = (palette: Palette, text: string): boolean =>
  text !== 'ink' && family[text] === undefined && String(palette.get(text)) === String(palette.get('ink'));

/** The nearest shade of a tweak with which every pair that depends on it has enough contrast. */
function shadeThatMends(
  palettes: Palettes,
  tweaks: readonly ColorTweak[],
  tweak: ColorTweak,
  tryTweak: TryTweak,
): string | null {
  const own = palettes[tweak.sets.scope].get(tweak.sets.property);
  if (own === undefined) return null;
  const mends = (shade: Rgb): boolean => {
    const tried = tryTweak(tweak.name, hexOfRgb(shade));
    return paletteScopes.every((scope) =>
      faintPairs(tried[scope]).every((faint) => !tweaksOfPair(tweaks, faint, scope).includes(tweak)),
    );
  };
  const [, , from] = hslOf(own);
  const to = lightnessesByDistance(from, TRIED_SHADES).find((lightness) =>
    mends(withLightness(own, lightness)),
  );
  if (to === undefined) return null;
  // The nearest one lies between the last that was tried on this side, which does not mend, and this one.
  let [no, yes] = [
    to > from ? Math.max(from, to - 1 / TRIED_SHADES) : Math.min(from, to + 1 / TRIED_SHADES),
    to,
  ];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (no + yes) / 2;
    if (mends(withLightness(own, middle))) yes = middle;
    else no = middle;
  }
  return hexOfRgb(withLightness(own, yes));
}

/** Lightnesses from 0 to 1 at even distances on both sides of one, from near to far, both ends included. */
function lightnessesByDistance(from: number, count: number): number[] {
  const found: number[] = [];
  for (let away = 1; away <= count; away += 1)
    for (const lightness of [from - away / count, from + away / count])
      if (lightness > -1 / count && lightness < 1 + 1 / count)
        found.push(Math.min(1, Math.max(0, lightness)));
  return found;
}
