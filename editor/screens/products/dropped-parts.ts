import { productPage as text } from '../../text/en-product-page.ts';

/** Tags that the description field can show and write. */
const shown = new Set(['p', 'br', 'hr', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li', 'a']);
const marks = new Set(['em', 'strong', 'b', 'i', 'u', 's']);

/** The parts of a description that the field would drop, as text: `pictures and tables`; '' when it drops nothing. */
export function droppedParts(html: string): string {
  const names = new Set<string>();
  const { img, table, figure, other } = text.lostParts;
  for (const match of html.matchAll(/<([a-z][a-z0-9]*)/gi)) {
    const tag = (match[1] ?? '').toLowerCase();
    if (shown.has(tag) || marks.has(tag)) continue;
    if (tag === 'img') names.add(img);
    else if (['table', 'thead', 'tbody', 'tr', 'th', 'td'].includes(tag)) names.add(table);
    else if (tag === 'figure' || tag === 'figcaption') names.add(figure);
    else names.add(other);
  }
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
