import { contrastRatio, luminance, type Rgb } from './contrast.ts';

/** Least contrast of text with what is behind it, by WCAG 2: of text, and of large text. */
const MIN_CONTRAST = 4.5;
const MIN_LARGE_CONTRAST = 3;
/** From this size, CSS pixels, text is large; bold text from the smaller one. */
const LARGE = 24;
const LARGE_BOLD = 18.66;

/** The contrast that text needs. `size` in CSS pixels, `weight` from 1 to 1000. */
export function neededContrast(size: number, weight: number): number {
  return size >= LARGE || (size >= LARGE_BOLD && weight >= 700) ? MIN_LARGE_CONTRAST : MIN_CONTRAST;
}

/** A color that another has to stand out from, by at least this ratio. */
export interface Opposite {
  readonly color: Rgb;
  readonly needed: number;
}

/** Steps of lightness in which shades are tried: finer than 8 bits of a channel. */
const STEPS = 510;

/**
 * The nearest shade of a color, of the same hue and saturation, that has the needed contrast with all others, as
 * `#rrggbb`; null where there is none. For one other of at most 4.5:1 there always is: black or white, if no shade between.
 */
export function mendingShade(color: Rgb, others: readonly Opposite[]): string | null {
  const [hue, saturation, lightness] = hslOf(color);
  const from = Math.round(lightness * STEPS);
  for (let away = 0; away <= STEPS; away++) {
    for (const step of away === 0 ? [from] : [from - away, from + away]) {
      if (step < 0 || step > STEPS) continue;
      const shade = rgbOfHsl(hue, saturation, step / STEPS);
      if (others.every((other) => contrastRatio(shade, other.color) >= other.needed)) return hexOfRgb(shade);
    }
  }
  return null;
}

/** A color of the same hue and saturation with another lightness, from 0 (black) to 1 (white). */
export function withLightness(color: Rgb, lightness: number): Rgb {
  const [hue, saturation] = hslOf(color);
  return rgbOfHsl(hue, saturation, lightness);
}

/** `#rrggbb` of channels, which are rounded. */
export function hexOfRgb(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** A color that lies over another; `share` from 0 (nothing of it) to 1 (only it). */
export function overlay(above: Rgb, share: number, below: Rgb): Rgb {
  const mix = (at: 0 | 1 | 2): number => above[at] * share + below[at] * (1 - share);
  return [mix(0), mix(1), mix(2)];
}

/**
 * The contrast that text has at least over a picture that nothing is known of, where `strength` percent of `cover` lies
 * between them: 1 where the picture may be just as light as the text.
 */
function sureContrast(text: Rgb, cover: Rgb, strength: number): number {
  const lightest = overlay(cover, strength / 100, [255, 255, 255]);
  const darkest = overlay(cover, strength / 100, [0, 0, 0]);
  const own = luminance(text);
  if (own >= luminance(lightest)) return contrastRatio(text, lightest);
  return own <= luminance(darkest) ? contrastRatio(text, darkest) : 1;
}

/**
 * How much cover, percent in steps of five and not below `strength`, makes texts readable over any picture; null where no
 * cover does, since they are not readable on the cover itself.
 */
export function coverNeeded(texts: readonly Opposite[], cover: Rgb, strength: number): number | null {
  const isEnough = (percent: number): boolean =>
    texts.every(({ color, needed }) => sureContrast(color, cover, percent) >= needed);
  if (isEnough(strength)) return strength;
  for (let percent = Math.floor(strength / 5) * 5 + 5; percent <= 100; percent += 5)
    if (isEnough(percent)) return percent;
  return null;
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function hslOf(color: Rgb): readonly [number, number, number] {
  const [red, green, blue] = [color[0] / 255, color[1] / 255, color[2] / 255];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const chroma = most - least;
  const lightness = (most + least) / 2;
  if (chroma === 0) return [0, 0, lightness];
  const sector =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return [sector * 60, chroma / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
