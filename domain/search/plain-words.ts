import type { PageDocument } from '../page/page-document.ts';
import { wordsOfHtml } from '../text/plain-text.ts';

/** Characters of one document that are indexed. */
export const MAX_TEXT = 20_000;

/** The text of sanitised HTML to index. */
export function wordsToSearch(html: string): string {
  return wordsOfHtml(html, 4 * MAX_TEXT);
}

/** Names of block props that contain visible text. All others are ignored. */
const textProps =
  /^(alt|altText|answer|author|body|caption|cells|cite|city|columns|content|definition|description|eyebrow|heading|html|items|label|lead|markdown|name|note|question|quote|rows|sentence|source|subtitle|summary|text|title|venue)$/;
/** Blocks whose text is code. */
const codeBlocks: ReadonlySet<string> = new Set(['code', 'embed', 'form', 'newsletter']);

/** The text of a page's blocks, in order. */
export function wordsOfDocument(document: PageDocument | null): string {
  if (document === null) return '';
  const found: string[] = [];
  let length = 0;
  const read = (value: unknown, isSpoken: boolean, depth: number): void => {
    if (depth > 8 || length > MAX_TEXT) return;
    if (typeof value === 'string') {
      const words = isSpoken ? wordsToSearch(value) : '';
      if (words === '') return;
      found.push(words);
      length += words.length;
    } else if (Array.isArray(value)) {
      for (const one of value) read(one, isSpoken, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) read(one, textProps.test(name), depth + 1);
    }
  };
  for (const { blocks } of document.sections) {
    for (const { type, props } of blocks) if (!codeBlocks.has(type)) read(props, false, 0);
  }
  return found.join(' ').slice(0, MAX_TEXT);
}
