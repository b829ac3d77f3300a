/** A colour in parts: 0 to 255 each, `alpha` 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const hex =
  /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])([0-9a-f])?|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?)$/i;
const rgb =
  /^rgba?\(\s*(\d{1,3})(?:\.\d+)?\s*,\s*(\d{1,3})(?:\.\d+)?\s*,\s*(\d{1,3})(?:\.\d+)?\s*(?:,\s*(\d*\.?\d+)(%)?\s*)?\)$/i;

/** Reads `#abc`, `#aabbcc`, either with transparency, and `rgb()` or `rgba()`; null for any other notation. */
export function readColour(value: string): Colour | null {
  const inHex = hex.exec(value.trim());
  if (inHex !== null) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = inHex
      .slice(1)
      .filter((part) => part !== undefined)
      .map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16));
    return { red, green, blue, alpha: alpha / 255 };
  }
  const inRgb = rgb.exec(value.trim());
  if (inRgb === null) return null;
  const [, red, green, blue, alpha = '1', percent] = inRgb;
  return {
    red: byte(red),
    green: byte(green),
    blue: byte(blue),
    alpha: Math.min(1, Number(alpha) / (percent === undefined ? 1 : 100)),
  };
}

const byte = (part: string | undefined): number => Math.min(255, Number(part));

/** `#RRGGBB`, without the transparency. */
export function toHex({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The field's value after picking a colour: the picked one with the transparency of the previous one. */
export function pickColour(before: string, picked: string): string {
  const now = readColour(picked);
  const alpha = readColour(before)?.alpha ?? 1;
  if (now === null) return picked;
  const rounded = Math.round(alpha * 100) / 100;
  return rounded >= 1 ? toHex(now) : `rgba(${now.red}, ${now.green}, ${now.blue}, ${rounded})`;
}
