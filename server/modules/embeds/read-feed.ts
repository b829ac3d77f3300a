import type { FeedView } from '@vitrine/blocks/block.ts';
import { XMLParser } from 'fast-xml-parser';
import sanitize from 'sanitize-html';

/** Most entries stored of one feed. */
const MAX_ENTRIES = 30;
const MAX_TITLE = 300;
const MAX_SUMMARY = 500;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Declared entities are not resolved; XML's five and numeric ones are, by the cleaning below.
  processEntities: false,
  htmlEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
});

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodesIn = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const nodeIn = (value: unknown): Node => (isNode(value) ? value : {});

/** The text of an element, whatever form it has. */
function textIn(value: unknown): string {
  const [first] = nodesIn(value);
  if (typeof first === 'string') return first;
  return isNode(first) && typeof first['#text'] === 'string' ? first['#text'] : '';
}

/** Removes markup, resolves references, and puts the text on one line. */
function plain(text: string, max: number): string {
  const decoded = text
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const bare = sanitize(decoded, { allowedTags: [], allowedAttributes: {}, textFilter: (each) => each });
  const words = bare
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(\d{1,7});/g, (whole, code: string) =>
      Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole,
    )
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > max ? `${words.slice(0, max - 1).trimEnd()}…` : words;
}

/** A web address; '' for anything else, so that no entry can link to a script. */
function webAddress(text: string, base: string): string {
  const trimmed = text.trim().replaceAll('&amp;', '&');
  if (trimmed === '' || !URL.canParse(trimmed, base)) return '';
  const { protocol, href } = new URL(trimmed, base);
  return (protocol === 'https:' || protocol === 'http:') && href.length <= 2083 ? href : '';
}

/** Atom links are attributes, and there may be several. */
function linkIn(value: unknown): string {
  const links = nodesIn(value);
  const best =
    links.find((link) => isNode(link) && (link['@rel'] ?? 'alternate') === 'alternate') ?? links[0];
  return isNode(best) && typeof best['@href'] === 'string' ? best['@href'] : textIn(best);
}

function dateIn(...values: readonly unknown[]): number | null {
  for (const value of values) {
    const time = Date.parse(textIn(value));
    if (Number.isFinite(time)) return time;
  }
  return null;
}

/** Parses RSS 2.0, RSS 1.0 and Atom; null for anything else. All values are plain text. */
export function readFeed(text: string, address: string): FeedView | null {
  if (/<!ENTITY/i.test(text)) return null;
  let document: Node;
  try {
    document = nodeIn(parser.parse(text));
  } catch {
    return null;
  }
  const rdf = nodeIn(document['rdf:RDF']);
  const channel = nodeIn(nodeIn(document['rss'])['channel'] ?? rdf['channel'] ?? document['feed']);
  const found = nodesIn(channel['item'] ?? rdf['item'] ?? channel['entry']);
  if (Object.keys(channel).length === 0) return null;
  const entries = found
    .slice(0, MAX_ENTRIES)
    .filter(isNode)
    .map((entry) => ({
      title: plain(textIn(entry['title']), MAX_TITLE),
      url: webAddress(linkIn(entry['link']), address),
      publishedOn: dateIn(entry['pubDate'], entry['published'], entry['dc:date'], entry['updated']),
      summary: plain(textIn(entry['description'] ?? entry['summary'] ?? entry['content']), MAX_SUMMARY),
    }))
    .filter(({ title, url }) => title !== '' && url !== '');
  const url = webAddress(linkIn(channel['link']), address);
  return { title: plain(textIn(channel['title']), MAX_TITLE), url: url === '' ? address : url, entries };
}
