const fontProperties: Readonly<Record<string, RegExp>> = {
  // With the fallbacks of a font that is loaded with the page.
  'font-family': /^[\w\s,'-]{1,600}$/,
  'font-size': /^\d{1,4}(?:\.\d{1,4})?(?:px|em|rem|vw|%|pt)$/,
  'font-weight': /^(?:[1-9]00|normal|bold|lighter|bolder)$/,
  'font-style': /^(?:normal|italic|oblique)$/,
  'letter-spacing': /^(?:normal|-?\d{1,3}(?:\.\d{1,4})?(?:px|em|rem)?)$/,
  'line-height': /^(?:normal|\d{1,4}(?:\.\d{1,4})?(?:px|em|rem|%)?)$/,
  'text-transform': /^(?:none|uppercase|lowercase|capitalize)$/,
  'text-decoration': /^(?:none|underline|overline|line-through)$/,
};

const fontDeclaration = /(?:^|[;\s])([a-z-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;"'])*)/gi;

/** The font declarations of a mixin in one line. */
export function fontIn(body: string): string {
  const plain = body.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  return [...plain.matchAll(fontDeclaration)]
    .filter(([, property = '']) => Object.hasOwn(fontProperties, property.toLowerCase()))
    .map(
      ([, property = '', value = '']) =>
        `${property.toLowerCase()}: ${value.replaceAll(/\s+|!\s*important/g, ' ').trim()}`,
    )
    .join('; ');
}

/** The declarations of a font, e.g. `font-family: Georgia, serif; font-size: 16px`; null when one is invalid. */
export function readFont(text: string): ReadonlyMap<string, string> | null {
  const font = new Map<string, string>();
  for (const part of text
    .trim()
    .replace(/^\{([\s\S]*)\}$/, '$1')
    .split(';')) {
    if (part.trim() === '') continue;
    const colon = part.indexOf(':');
    const property = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .trim()
      .replaceAll('"', "'");
    if (colon === -1 || fontProperties[property]?.test(value) !== true) return null;
    font.set(property, value);
  }
  return font;
}

/** Defaults of font variables that a theme may use even if its mixin does not set them. */
export const plainFont: ReadonlyMap<string, string> = new Map([
  ['font-family', 'inherit'],
  ['font-size', '16px'],
  ['font-weight', '400'],
  ['font-style', 'normal'],
  ['letter-spacing', '0px'],
  ['line-height', '1.5em'],
  ['text-transform', 'none'],
  ['text-decoration', 'none'],
]);

/** `@name-font-size: 16px;` and so on. */
export const variablesOf = (name: string, font: ReadonlyMap<string, string>): string =>
  [...font].map(([property, value]) => `@${name}-${property}: ${value};`).join(' ');
export const declared = (font: ReadonlyMap<string, string>): string =>
  [...font].map(([property, value]) => `${property}: ${value};`).join(' ');

/** Parses a line of `fontIn`. */
export const parseFontLine = (line: string): ReadonlyMap<string, string> =>
  new Map(
    [...line.matchAll(fontDeclaration)].map(([, property = '', value = '']) => [property, value.trim()]),
  );
