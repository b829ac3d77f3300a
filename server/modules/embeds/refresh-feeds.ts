import { isDeepStrictEqual } from 'node:util';
import { guardedFetch, openInternet, type Outside } from '../../platform/http/guarded-fetch.ts';
import type { Poller } from '../../platform/scheduler.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { readFeed } from './read-feed.ts';
import { claimFeed, deleteUnusedFeeds, type FeedRow, findFeeds, saveFeed } from './repository.ts';

const MINUTE = 60_000;
/** Milliseconds between checks for due feeds. */
const INTERVAL = 30_000;
/** A feed is fetched again after this time; after failures the pause doubles each time, up to a day. */
const PERIOD = 30 * MINUTE;
const MAX_PERIOD = 24 * 60 * MINUTE;
const LEASE = 2 * MINUTE;
/** A feed that no page has used for this long is deleted. */
const RETENTION = 60 * 24 * 60 * MINUTE;
const LIMITS = { timeout: 10_000, maxBytes: 2 * 1024 * 1024 };
const ACCEPT = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9';

/** Fetches the news feeds that pages show, one after the other; servers claim feeds, so each is fetched once. */
export const feedPoller = (platform: Platform): Poller => ({
  name: 'feeds',
  every: INTERVAL,
  run: (signal) => refreshFeeds(platform, openInternet, () => !signal.aborted),
});

/** Fetches all due feeds; returns how many there were. */
export async function refreshFeeds(
  platform: Platform,
  outside: Outside = openInternet,
  goOn: () => boolean = () => true,
): Promise<number> {
  const now = platform.clock.now();
  let read = 0;
  while (goOn()) {
    const feed = await claimFeed(platform.db, new Date(now), new Date(now + LEASE));
    if (feed === null) break;
    await refreshFeed(platform, feed, outside);
    read += 1;
  }
  await deleteUnusedFeeds(platform.db, new Date(now - RETENTION));
  return read;
}

async function refreshFeed(platform: Platform, feed: FeedRow, outside: Outside): Promise<void> {
  const { websiteId, url } = feed;
  const headers = { accept: ACCEPT, ...(feed.etag === '' ? {} : { 'if-none-match': feed.etag }) };
  const fetched = await guardedFetch(url, { ...LIMITS, headers }, outside);
  const now = platform.clock.now();
  const next = { dueOn: new Date(now + PERIOD), readOn: new Date(now), failures: 0 };
  if (fetched.ok && fetched.value.status === 304 && feed.readOn !== null) {
    await saveFeed(platform.db, feed, next);
    return;
  }
  const view =
    fetched.ok && fetched.value.status === 200
      ? readFeed(new TextDecoder().decode(fetched.value.bytes), fetched.value.url)
      : null;
  if (view === null || !fetched.ok) {
    // The stored entries stay on the page.
    const failures = Math.min(feed.failures + 1, 10);
    const wait = Math.min(MAX_PERIOD, PERIOD * 2 ** (failures - 1));
    await saveFeed(platform.db, feed, { failures, dueOn: new Date(now + wait) });
    return;
  }
  const { title, entries } = view;
  const etag = fetched.value.etag.slice(0, 200);
  await platform.db.transaction(async (tx) => {
    const [before] = await findFeeds(tx, websiteId, [url]);
    await saveFeed(tx, feed, { ...next, title, siteUrl: view.url, entries, etag });
    const isSame =
      before !== undefined &&
      before.readOn !== null &&
      before.title === title &&
      before.siteUrl === view.url &&
      isDeepStrictEqual(before.entries, entries);
    if (!isSame) await bumpRevision(tx, websiteId);
  });
}
