import { cleanHtml } from '@vitrine/blocks/clean-html.ts';

/** Longest HTML stored in one field, characters. */
export const MAX_HTML = 200_000;

/** Returns HTML that is safe to insert into a page. Longer input is truncated first. */
export function sanitiseHtml(html: string): string {
  return cleanHtml(html.slice(0, MAX_HTML), 'any');
}
