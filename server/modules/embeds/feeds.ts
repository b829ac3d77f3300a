import type { FeedView } from '@vitrine/blocks/block.ts';
import type { Platform } from '../../platform/platform.ts';
import { findFeeds, requestFeeds } from './repository.ts';

/** Most feeds of one website's pages. */
const MAX_FEEDS = 50;
/** Most feeds of one page. */
const MAX_FEEDS_PER_PAGE = 12;
const MAX_ADDRESS = 2083;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The stored content of news feeds, by address; pages never fetch. A new address is fetched in the background within a
 * minute, which invalidates the page.
 */
export async function feedsByUrl(
  platform: Platform,
  websiteId: string,
  urls: readonly string[],
): Promise<ReadonlyMap<string, FeedView>> {
  const requested = [...new Set(urls)]
    .filter((url) => url.length <= MAX_ADDRESS)
    .slice(0, MAX_FEEDS_PER_PAGE);
  if (requested.length === 0) return new Map();
  const rows = await findFeeds(platform.db, websiteId, requested);
  const now = platform.clock.now();
  const known = new Set(rows.filter((row) => row.wantedOn.getTime() > now - DAY).map((row) => row.url));
  const wanted = requested.filter((url) => !known.has(url));
  if (wanted.length > 0) await requestFeeds(platform.db, websiteId, wanted, new Date(now), MAX_FEEDS);
  return new Map(
    rows
      .filter((row) => row.readOn !== null)
      .map((row) => [row.url, { title: row.title, url: row.siteUrl, entries: row.entries }]),
  );
}
