import type { FeedView } from '@vitrine/blocks/block.ts';
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { feeds } from './tables.ts';

export type FeedRow = typeof feeds.$inferSelect;

export function findFeeds(
  queryable: Queryable,
  websiteId: string,
  urls: readonly string[],
): Promise<FeedRow[]> {
  return queryable
    .select()
    .from(feeds)
    .where(and(eq(feeds.websiteId, websiteId), inArray(feeds.url, [...urls])));
}

/** Records that a page uses these feeds: new ones are due at once, as long as the website has fewer than `max`. */
export async function requestFeeds(
  queryable: Queryable,
  websiteId: string,
  urls: readonly string[],
  now: Date,
  max: number,
): Promise<void> {
  for (const url of urls) {
    await queryable.execute(sql`
      INSERT INTO feeds (website_id, url, due_on, wanted_on)
      SELECT ${websiteId}, ${url}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      WHERE (SELECT count(*) FROM feeds WHERE website_id = ${websiteId}) < ${max}
      ON CONFLICT (website_id, url) DO UPDATE SET wanted_on = excluded.wanted_on`);
  }
}

/** Claims one due feed; no other process gets it before `until`. */
export async function claimFeed(queryable: Queryable, now: Date, until: Date): Promise<FeedRow | null> {
  const due = queryable
    .select({ websiteId: feeds.websiteId, url: feeds.url })
    .from(feeds)
    .where(lte(feeds.dueOn, now))
    .orderBy(feeds.dueOn)
    .limit(1)
    .for('update', { skipLocked: true });
  const rows = await queryable
    .update(feeds)
    .set({ dueOn: until })
    // Not IN: a plan may evaluate the subquery per row, and so claim several.
    .where(sql`(${feeds.websiteId}, ${feeds.url}) = ${due}`)
    .returning();
  return rows[0] ?? null;
}

/** Stores what was fetched, or only when to fetch again. */
export async function saveFeed(
  queryable: Queryable,
  feed: Pick<FeedRow, 'websiteId' | 'url'>,
  change: Partial<Pick<FeedRow, 'title' | 'siteUrl' | 'etag' | 'readOn' | 'dueOn' | 'failures'>> & {
    readonly entries?: FeedView['entries'];
  },
): Promise<void> {
  await queryable
    .update(feeds)
    .set(change)
    .where(and(eq(feeds.websiteId, feed.websiteId), eq(feeds.url, feed.url)));
}

export async function deleteUnusedFeeds(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(feeds).where(lt(feeds.wantedOn, before));
}
