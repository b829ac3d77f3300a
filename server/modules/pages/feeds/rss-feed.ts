import type { ItemView } from '@vitrine/contracts/content.ts';
import { itemUrl } from '@vitrine/domain/content/item-url.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import type { FeedList } from './feed-list.ts';
import { channelTags, episodeTags, PODCAST_NAMES } from './podcast-tags.ts';
import { withAbsoluteAddresses, xmlElement, xmlMarkup, xmlText } from './xml.ts';

const date = (milliseconds: number): string => new Date(milliseconds).toUTCString();

/** RSS 2.0, with the full text of each entry; a longer list links to its next page. That of a podcast describes it. */
export async function* rssFeed(list: FeedList): AsyncGenerator<string> {
  const { podcast } = list;
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"${podcast === null ? '' : PODCAST_NAMES}>
<channel>
${xmlElement('title', list.title)}
${xmlElement('link', list.homeUrl)}
<description>${xmlText(list.description)}</description>
${xmlElement('language', list.language)}
${list.changedOn === null ? '' : xmlElement('lastBuildDate', date(list.changedOn))}
<generator>Vitrine</generator>
<atom:link rel="self" type="application/rss+xml" href="${xmlText(list.feedUrl)}"/>
${list.nextUrl === null ? '' : `<atom:link rel="next" type="application/rss+xml" href="${xmlText(list.nextUrl)}"/>`}
${podcast === null ? '' : channelTags(podcast, list)}
`;
  for await (const item of list.items) yield entry(list, item);
  yield '</channel>\n</rss>\n';
}

function entry({ origin, enclosures, podcast }: FeedList, item: ItemView): string {
  const file = enclosures.get(item.id) ?? null;
  const url = asciiAddress(origin + item.fullUrl);
  const { author, mainImage } = item;
  const markup = withAbsoluteAddresses(item.body === '' ? item.excerpt : item.body, origin);
  return [
    '<item>',
    xmlElement('title', item.title),
    xmlElement('link', linkOf(item, origin)),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    xmlElement('pubDate', date(item.publishOn)),
    author === null ? '' : xmlElement('dc:creator', author.displayName),
    ...[...new Set([...item.categories, ...item.tags])].map((name) => xmlElement('category', name)),
    item.excerpt === ''
      ? ''
      : `<description>${xmlMarkup(withAbsoluteAddresses(item.excerpt, origin))}</description>`,
    markup === '' ? '' : `<content:encoded>${xmlMarkup(markup)}</content:encoded>`,
    mainImage === null
      ? ''
      : `<media:content medium="image" url="${xmlText(origin + mainImage.assetUrl)}" width="${mainImage.width}" height="${mainImage.height}"/>`,
    // By which players of podcasts find an episode.
    file === null
      ? ''
      : `<enclosure url="${xmlText(asciiAddress(origin + file.assetUrl))}" length="${file.byteSize}" type="${xmlText(file.contentType)}"/>`,
    podcast === null ? '' : episodeTags(podcast, item),
    '</item>\n',
  ].join('');
}

/** The address of an entry: a link post links directly to its source. */
export function linkOf(item: ItemView, origin: string): string {
  const to = itemUrl(item);
  return asciiAddress(to.startsWith('/') ? origin + to : to);
}
