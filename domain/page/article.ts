import { escapeHtml } from '../text/escape-html.ts';
import type { PageBlock, PageDocument } from './page-document.ts';
import { inReadingOrder } from './reading-order.ts';

/** Longest HTML of one text block, characters. */
const MAX_BLOCK_HTML = 100_000;
/** Where HTML can be divided: behind an element of the text. */
const ends = /<\/(?:p|h[1-6]|ul|ol|blockquote|figure|pre|table|div)>/gi;

/**
 * The document of an item that only has a text, HTML: one text block, or several where it is too long for one. Its ids
 * are always the same, so that browser and server begin with the same document. Null for an empty text.
 */
export function documentOfBody(body: string): PageDocument | null {
  if (body.trim() === '') return null;
  const blocks = divided(body).map((html, at): PageBlock => ({
    id: at === 0 ? 'text' : `text-${at + 1}`,
    type: 'text',
    place: { column: 1, columns: 24, row: at + 1, rows: 1 },
    props: { html },
  }));
  return {
    version: 2,
    sections: [{ id: 'article', theme: 'light', space: 'none', fullWidth: false, blocks }],
  };
}

function divided(body: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let from = 0;
  const add = (piece: string): void => {
    if (part !== '' && part.length + piece.length > MAX_BLOCK_HTML) {
      parts.push(part);
      part = '';
    }
    part += piece;
  };
  if (body.length <= MAX_BLOCK_HTML) return [body];
  for (const { 0: end, index } of body.matchAll(ends)) {
    add(body.slice(from, index + end.length));
    from = index + end.length;
  }
  add(body.slice(from));
  return [...parts, part];
}

/** The words of a document as HTML, for feeds and others that cannot show blocks: texts, headings and quotations. */
export function articleHtml(document: PageDocument): string {
  return document.sections
    .flatMap(({ blocks }) => inReadingOrder(blocks))
    .map(htmlOf)
    .filter((html) => html !== '')
    .join('\n');
}

function htmlOf({ type, props }: PageBlock): string {
  const text = (name: string): string => (typeof props[name] === 'string' ? props[name] : '');
  switch (type) {
    case 'text':
      return text('html');
    case 'heading':
      return text('text') === '' ? '' : `<h2>${escapeHtml(text('text'))}</h2>`;
    case 'quote': {
      const source = text('source');
      return `<blockquote><p>${escapeHtml(text('text'))}</p>${source === '' ? '' : `<p>${escapeHtml(source)}</p>`}</blockquote>`;
    }
    default:
      return '';
  }
}
