/** The font properties that can be changed, in the order they are shown. */
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

/** Parses `font-family: Georgia, serif; font-size: 18px`, leniently: invalid declarations are ignored. */
export function readFont(value: string): Font {
  const font = new Map<string, string>();
  for (const [, property = '', declared = ''] of value.matchAll(
    /(?:^|[;\s{])([a-z-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;"'}])*)/gi,
  ))
    font.set(property.toLowerCase(), declared.trim());
  return font;
}

/** The declarations as the API takes them. */
export function writeFont(font: Font): string {
  return [...font].map(([property, value]) => `${property}: ${value}`).join('; ');
}

/**
 * A font's value with one part changed. Parts of the theme's default that the value lacks are added, since the stylesheet
 * may calculate with them; a value equal to the default is returned as the default, character by character.
 */
export function changeFont(value: string, original: string, part: FontPart, declared: string): string {
  const own = readFont(original);
  const font = new Map([...own, ...readFont(value), [part, declared]]);
  const isOwn = font.size === own.size && [...font].every(([property, is]) => own.get(property) === is);
  return isOwn ? original : writeFont(font);
}

/** The parts a person can change: those in default or value; family and size where neither has any. */
export function editableFontParts(value: string, original: string): readonly FontPart[] {
  const declared = new Set([...readFont(original).keys(), ...readFont(value).keys()]);
  const shown = fontParts.filter((part) => declared.has(part));
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

/** The parts of a refused font that look wrong; all shown parts when none does. */
export function invalidFontParts(value: string, shown: readonly FontPart[]): readonly FontPart[] {
  const font = readFont(value);
  const wrong = shown.filter((part) => written[part]?.test(font.get(part) ?? '') === false);
  return wrong.length === 0 ? shown : wrong;
}

/** Font families that most devices have, each with its fallbacks. */
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
