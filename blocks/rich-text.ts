import { LRUCache } from 'lru-cache';
import { cleanHtml } from './clean-html.ts';

/** Texts whose clean form is kept, so that a page made again does not read them again. */
const kept = new LRUCache<string, string>({ max: 500 });

/** HTML that is safe to put into a page as it is, whoever the author is. Pictures are the site's own only. */
export function cleanRichText(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = cleanHtml(html, 'own');
  if (html.length <= 20_000) kept.set(html, clean);
  return clean;
}
