import { hexOfRgb } from '@vitrine/domain/color/mending-shade.ts';
import {
  type ColorTweak,
  type ContrastWarning,
  contrastWarnings,
} from '@vitrine/domain/design/palette-contrast.ts';
import type { Palettes } from '@vitrine/domain/design/section-palettes.ts';
import type { Tweak, TweakValues } from './theme-tweaks.ts';

/** What is needed of a theme: its tweaks, and its colors with any values of them. */
export interface PaletteSource {
  readonly tweaks: readonly Tweak[];
  palettesWith(values: TweakValues): Palettes;
}

export interface ThemePalette {
  /** The color that each tweak of a palette has, `#rrggbb`, by the tweak's name: chosen, or derived from others. */
  readonly colors: Readonly<Record<string, string>>;
  /** See `derivedColors()`. */
  readonly derived: Readonly<Record<string, string>>;
  /** What is hard to read, with what would mend it. */
  readonly warnings: readonly ContrastWarning[];
}

/**
 * The colors of a theme with an owner's values, and their contrast. A theme whose tweaks set none of our custom
 * properties has neither. It compiles the palette again for each shade that is tried, up to about 50 times per warning.
 */
export function paletteOf(theme: PaletteSource, values: TweakValues): ThemePalette {
  const tweaks = colorTweaks(theme);
  if (tweaks.length === 0) return { colors: {}, derived: {}, warnings: [] };
  const palettes = theme.palettesWith(values);
  return {
    colors: colorsIn(palettes, tweaks),
    derived: derivedIn(theme, values, palettes),
    warnings: contrastWarnings(palettes, tweaks, (name, color) =>
      theme.palettesWith({ ...values, [name]: color }),
    ),
  };
}

/** The colors that tweaks without a default of their own are derived as, by the tweak's name, where none is chosen. */
export const derivedColors = (theme: PaletteSource, values: TweakValues): Readonly<Record<string, string>> =>
  derivedIn(theme, values, null);

/** `palettes`: those with these values, where they are at hand. */
function derivedIn(
  theme: PaletteSource,
  values: TweakValues,
  palettes: Palettes | null,
): Readonly<Record<string, string>> {
  const derived = theme.tweaks.filter(({ default: original, sets }) => sets !== null && original === '');
  if (derived.length === 0) return {};
  const names = new Set(derived.map(({ name }) => name));
  const others = Object.entries(values).filter(([name]) => !names.has(name));
  const isSame = others.length === Object.keys(values).length;
  return colorsIn(
    isSame && palettes !== null ? palettes : theme.palettesWith(Object.fromEntries(others)),
    colorTweaks(theme).filter(({ name }) => names.has(name)),
  );
}

const colorTweaks = (theme: PaletteSource): ColorTweak[] =>
  theme.tweaks.flatMap(({ name, sets }) => (sets === null ? [] : [{ name, sets }]));

function colorsIn(palettes: Palettes, tweaks: readonly ColorTweak[]): Record<string, string> {
  return Object.fromEntries(
    tweaks.flatMap(({ name, sets }) => {
      const color = palettes[sets.scope].get(sets.property);
      return color === undefined ? [] : [[name, hexOfRgb(color)]];
    }),
  );
}
