import { contrastRatio, type Rgb, rgbOfHex } from './contrast.ts';

/**
 * The site's palette by the names of the theme's custom properties: its accent, its second text color, text and
 * secondary text, and the backgrounds of the page and of panels. In every section they are the page's own, whatever the
 * section's theme makes of them.
 */
export const paletteNames = ['accent', 'moss', 'ink', 'ink-soft', 'paper', 'tint'] as const;
export type PaletteName = (typeof paletteNames)[number];

/** A color that an owner chose: a name of the palette, which it follows, or `#rrggbb`. Anything else is no color. */
export const pageColorPattern = /^(?:accent|moss|ink|ink-soft|paper|tint|#[\da-fA-F]{6})$/;

/** Whether a value is the name of a color of the palette. */
export function isPaletteName(value: unknown): value is PaletteName {
  return paletteNames.some((name) => name === value);
}

/**
 * A chosen color as a value of CSS; null for anything that is none, so that nothing else ever gets into a style.
 * `--palette-…` are defined in blocks/views/own-color/own-color.css.
 */
export function cssOfPageColor(value: unknown): string | null {
  if (typeof value !== 'string' || !pageColorPattern.test(value)) return null;
  return isPaletteName(value) ? `var(--palette-${value})` : value.toLowerCase();
}

/** Which color of the palette is read best on another. */
const onPalette: Readonly<Record<PaletteName, string>> = {
  accent: 'var(--palette-accent-ink)',
  moss: 'var(--palette-paper)',
  ink: 'var(--palette-paper)',
  'ink-soft': 'var(--palette-paper)',
  paper: 'var(--palette-ink)',
  tint: 'var(--palette-ink)',
};
const dark: Rgb = [0, 0, 0];
const light: Rgb = [0xff, 0xff, 0xff];

/** The color of words on a ground of a chosen color, as a value of CSS; null for what is no color. */
export function cssOfWordsOn(value: unknown): string | null {
  if (cssOfPageColor(value) === null) return null;
  if (isPaletteName(value)) return onPalette[value];
  const ground = rgbOfHex(String(value)) ?? light;
  return contrastRatio(ground, dark) >= contrastRatio(ground, light) ? '#000000' : '#ffffff';
}
