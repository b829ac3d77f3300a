/** What may be said of a font, in the order it is shown. */
export const fontParts = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration',
] as const;
export type FontPart = (typeof fontParts)[number];

/** Declarations by property, in the order they were written. */
export type Font = ReadonlyMap<string, string>;

/** Reads `font-family: Georgia, serif; font-size: 18px`, leniently: what is no declaration is left out. */
export function readFont(value: string): Font {
  const font = new Map<string, string>();
  for (const [, property = '', said = ''] of value.matchAll(
    /(?:^|[;\s{])([a-z-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;"'}])*)/gi,
  ))
    font.set(property.toLowerCase(), said.trim());
  return font;
}

/** The declarations as the call takes them. */
export function writeFont(font: Font): string {
  return [...font].map(([property, value]) => `${property}: ${value}`).join('; ');
}

/**
 * A font's value with one part changed. Parts the theme names and the value does not are added, for its stylesheet may
 * calculate with them; what says the same as the theme's own value is that value, letter for letter.
 */
export function changeFont(value: string, original: string, part: FontPart, said: string): string {
  const own = readFont(original);
  const font = new Map([...own, ...readFont(value), [part, said]]);
  const isOwn = font.size === own.size && [...font].every(([property, is]) => own.get(property) === is);
  return isOwn ? original : writeFont(font);
}

/** The parts a person may change: those the theme or the value names; of a font without any, family and size. */
export function partsShown(value: string, original: string): readonly FontPart[] {
  const said = new Set([...readFont(original).keys(), ...readFont(value).keys()]);
  const shown = fontParts.filter((part) => said.has(part));
  return shown.length === 0 ? ['font-family', 'font-size'] : shown;
}

const size = /^\d{1,4}(?:\.\d{1,4})?(?:px|em|rem|vw|%|pt)$/;
const amountOrNormal = /^(?:normal|-?\d{1,4}(?:\.\d{1,4})?(?:px|em|rem|%)?)$/;
const written: Readonly<Partial<Record<FontPart, RegExp>>> = {
  'font-family': /^[\w\s,'"-]{1,200}$/,
  'font-size': size,
  'line-height': amountOrNormal,
  'letter-spacing': amountOrNormal,
};

/** Of a font that was refused, the parts that look wrong; all that are shown when none does. */
export function doubtfulParts(value: string, shown: readonly FontPart[]): readonly FontPart[] {
  const font = readFont(value);
  const wrong = shown.filter((part) => written[part]?.test(font.get(part) ?? '') === false);
  return wrong.length === 0 ? shown : wrong;
}

/** What a list of families is called: its first, without quotes. */
export function nameOfFamily(families: string): string {
  return (families.split(',')[0] ?? '').trim().replaceAll(/["']/g, '');
}

/** Families that most devices have, each with what stands in where it is missing. */
export const commonFamilies: readonly string[] = [
  'system-ui, sans-serif',
  'Helvetica, Arial, sans-serif',
  'Verdana, Geneva, sans-serif',
  "'Trebuchet MS', Tahoma, sans-serif",
  "Georgia, 'Times New Roman', serif",
  "Palatino, 'Palatino Linotype', 'Book Antiqua', serif",
  "'Times New Roman', Times, serif",
  "'Courier New', Courier, monospace",
];
