import type { FileView } from '@vitrine/blocks/block.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import { plainText } from '@vitrine/domain/text/plain-text.ts';
import type { FeedList } from './feed-list.ts';
import { linkOf } from './rss-feed.ts';
import { withAbsoluteAddresses } from './xml.ts';

/** JSON Feed 1.1, with the full text of each entry; a longer list links to its next page. */
export async function* jsonFeed(list: FeedList): AsyncGenerator<string> {
  const head = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: list.title,
    home_page_url: list.homeUrl,
    feed_url: list.feedUrl,
    ...(list.nextUrl === null ? {} : { next_url: list.nextUrl }),
    ...(list.description === '' ? {} : { description: list.description }),
    language: list.language,
  });
  yield `${head.slice(0, -1)},"items":[`;
  let isFirst = true;
  for await (const item of list.items) {
    yield (
      (isFirst ? '' : ',') + JSON.stringify(entry(item, list.origin, list.enclosures.get(item.id) ?? null))
    );
    isFirst = false;
  }
  yield ']}';
}

function entry(item: ItemView, origin: string, file: FileView | null): object {
  const url = asciiAddress(origin + item.fullUrl);
  const to = linkOf(item, origin);
  return {
    id: item.id,
    url,
    ...(to === url ? {} : { external_url: to }),
    title: item.title,
    content_html: withAbsoluteAddresses(item.body === '' ? item.excerpt : item.body, origin),
    ...(item.excerpt === '' ? {} : { summary: plainText(item.excerpt, 500) }),
    ...(item.mainImage === null ? {} : { image: origin + item.mainImage.assetUrl }),
    ...(file === null
      ? {}
      : {
          attachments: [
            {
              url: asciiAddress(origin + file.assetUrl),
              mime_type: file.contentType,
              size_in_bytes: file.byteSize,
            },
          ],
        }),
    date_published: new Date(item.publishOn).toISOString(),
    ...(item.author === null
      ? {}
      : {
          authors: [
            {
              name: item.author.displayName,
              ...(item.author.websiteUrl === '' ? {} : { url: item.author.websiteUrl }),
            },
          ],
        }),
    tags: [...new Set([...item.categories, ...item.tags])],
  };
}
