import { parseHexColor } from './color-weight.ts';

/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The channels of a colour written as `#rrggbb` or `#rgb`, with or without `#`; null for anything else. */
export function rgbOfHex(hex: string): Rgb | null {
  const color = parseHexColor(hex);
  return color === null ? null : [color >> 16, (color >> 8) & 0xff, color & 0xff];
}

/** Contrast ratio of two colours by WCAG 2, 1 to 21, in either order. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How light a color is by WCAG 2, from 0 (black) to 1 (white). */
export function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
