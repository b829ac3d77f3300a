import { escapeHtml } from '../text/escape-html.ts';
import { foldText } from './read-query.ts';

/** Length of a snippet, characters. */
const SNIPPET = 190;

const word = /[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu;
const bare = (found: string): string => foldText(found).replaceAll(/['’ʼ]/g, '');

/** Prefixes that count as matches; `exact` words must match whole. */
export interface MatchTerms {
  readonly beginnings: readonly string[];
  readonly whole: ReadonlySet<string>;
}

function isFound(text: string, { beginnings, whole }: MatchTerms): boolean {
  const folded = bare(text);
  return whole.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning));
}

/** A text as safe HTML, with `<mark>` around each match. */
export function highlightMatches(text: string, terms: MatchTerms): string {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(word)) {
    if (!isFound(match[0], terms)) continue;
    html += `${escapeHtml(text.slice(from, match.index))}<mark>${escapeHtml(match[0])}</mark>`;
    from = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(from));
}

/**
 * The part of a text with the most matches close together, as safe HTML; its beginning without a match. An ellipsis
 * shows where text was cut.
 */
export function makeSnippet(text: string, terms: MatchTerms): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= SNIPPET) return highlightMatches(flat, terms);
  const places: { readonly at: number; readonly word: string }[] = [];
  for (const match of flat.matchAll(word)) {
    if (isFound(match[0], terms)) places.push({ at: match.index, word: bare(match[0]) });
    if (places.length === 200) break;
  }
  let best = { at: 0, found: 0 };
  for (const [index, place] of places.entries()) {
    const near = new Set<string>();
    for (let next = index; next < places.length; next += 1) {
      const other = places[next];
      if (other === undefined || other.at > place.at + SNIPPET - 40) break;
      near.add(other.word);
    }
    if (near.size > best.found) best = { at: place.at, found: near.size };
  }
  const start = best.at < SNIPPET / 2 ? 0 : wordStart(flat, best.at - 50);
  const end = start + SNIPPET >= flat.length ? flat.length : wordEnd(flat, start + SNIPPET);
  const piece = flat.slice(start, end).trim();
  return `${start === 0 ? '' : '… '}${highlightMatches(piece, terms)}${end === flat.length ? '' : ' …'}`;
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + 30 ? at + (isLowHalf(text, at) ? 1 : 0) : space + 1;
}
function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space < at - 30 ? at - (isLowHalf(text, at) ? 1 : 0) : space;
}
/** Whether a cut here would split a surrogate pair. */
const isLowHalf = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text[at] ?? '');
