import { pagePanel as text } from '../../../text/en-page-panel.ts';
import { asRecord } from './control.ts';

/** Characters of a name in a list. */
const MAX_NAME = 60;

/** What an entry of a list is called: the words of its title, else what all are called and its position. */
export function entryName(entry: string, title: string, value: unknown, index: number): string {
  const own = asRecord(value)[title];
  const words = typeof own === 'string' || typeof own === 'number' ? plainWords(String(own)) : '';
  return words === '' ? text.list.entry(entry, index + 1) : words;
}

/** The first words of a text, without tags. */
function plainWords(html: string): string {
  const words = html
    .slice(0, 2_000)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > MAX_NAME ? `${words.slice(0, MAX_NAME).trimEnd()}…` : words;
}
