import { cleanHtml } from '@vitrine/blocks/clean-html.ts';

/** Longest HTML a person may store in one field, characters. */
export const MAX_HTML = 200_000;

/** HTML that is safe to put into a page as it is. Longer input is cut before it is read. */
export function sanitiseHtml(html: string): string {
  return cleanHtml(html.slice(0, MAX_HTML), 'any');
}
