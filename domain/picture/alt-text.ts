import { wordsOfHtml } from '../text/plain-text.ts';

/** Longest alt text taken from body text, characters. spec: site-platform 9 */
const MAX_ALT_TEXT = 250;

/** The texts of a picture, '' when missing. `body` is HTML. */
export interface PictureWords {
  readonly altText: string;
  readonly title: string;
  readonly body: string;
  readonly filename: string;
}

/** A picture's text alternative: its alt text, or its title, text or file name. */
export function altTextOf({ altText, title, body, filename }: PictureWords): string {
  const own = altText.trim() || title.trim();
  if (own !== '') return own;
  const text = wordsOfHtml(body, 20 * MAX_ALT_TEXT);
  return text === '' ? filename : cutText(text);
}

/** At most 250 UTF-16 units, no half characters. */
function cutText(text: string): string {
  const cut = text.slice(0, MAX_ALT_TEXT);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
