/** Half of the maximum of 24 bits. */
const HALF = 0xffffff / 2;
/** Share of 256 below which a colour is dark. */
const DARK_BELOW = 0.65 * 256;

/** The number of a colour written as `#rrggbb` or `#rgb`, with or without `#`; null for anything else. */
export function parseHexColor(hex: string): number | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return null;
  return Number.parseInt(digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits, 16);
}

/** 'light' when the number of a colour is more than half of the maximum of 24 bits. spec: site-platform 9 */
export function colorWeight(hex: string): 'light' | 'dark' | null {
  const color = parseHexColor(hex);
  return color === null ? null : color > HALF ? 'light' : 'dark';
}

/** By brightness: luma (ITU-R BT.709) below 0.65 of 256 is dark. spec: site-platform 9 */
export function lumaWeight(hex: string): 'light' | 'dark' | null {
  const color = parseHexColor(hex);
  if (color === null) return null;
  const luma = 0.2126 * (color >> 16) + 0.7152 * ((color >> 8) & 0xff) + 0.0722 * (color & 0xff);
  return luma < DARK_BELOW ? 'dark' : 'light';
}
