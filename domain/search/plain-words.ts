import type { PageDocument } from '../page/page-document.ts';

/** Characters of one document that are searched. */
export const MAX_TEXT = 20_000;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of sanitised HTML, with a space where an element stood between them. */
export function wordsOfHtml(html: string): string {
  return html
    .slice(0, 4 * MAX_TEXT)
    .replaceAll(/<(script|style)\b[^>]*>[^<]*<\/\1\s*>/gi, ' ')
    .replaceAll(
      /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|time|u)\b[^>]*>/gi,
      '',
    )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : ' ';
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Names under which blocks keep what a visitor reads. Everything else of a block is no text. */
const spoken =
  /^(alt|altText|answer|author|body|caption|cells|cite|city|columns|content|definition|description|eyebrow|heading|html|items|label|lead|markdown|name|note|question|quote|rows|sentence|source|subtitle|summary|text|title|venue)$/;
/** Blocks whose words are a program's. */
const silent: ReadonlySet<string> = new Set(['code', 'embed', 'form', 'newsletter']);

/** The words of a page's blocks, in their order. */
export function wordsOfDocument(document: PageDocument | null): string {
  if (document === null) return '';
  const found: string[] = [];
  let length = 0;
  const read = (value: unknown, isSpoken: boolean, depth: number): void => {
    if (depth > 8 || length > MAX_TEXT) return;
    if (typeof value === 'string') {
      const words = isSpoken ? wordsOfHtml(value) : '';
      if (words === '') return;
      found.push(words);
      length += words.length;
    } else if (Array.isArray(value)) {
      for (const one of value) read(one, isSpoken, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) read(one, spoken.test(name), depth + 1);
    }
  };
  for (const { blocks } of document.sections) {
    for (const { type, props } of blocks) if (!silent.has(type)) read(props, false, 0);
  }
  return found.join(' ').slice(0, MAX_TEXT);
}
