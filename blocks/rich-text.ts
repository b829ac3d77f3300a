import { LRUCache } from 'lru-cache';
import { cleanHtml } from './clean-html.ts';

/** Cached results, so that rendering a page again does not sanitise its texts again. */
const kept = new LRUCache<string, string>({ max: 500 });

/** HTML that is safe to insert into a page, whoever the author is. Only the site's own pictures are kept. */
export function cleanRichText(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = cleanHtml(html, 'own');
  if (html.length <= 20_000) kept.set(html, clean);
  return clean;
}
