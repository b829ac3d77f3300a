import { sql } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import type { Poller } from '../../platform/scheduler.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishDueChanges } from './drafts/planned-changes.ts';
import { publishDuePosts } from './drafts/publish-due-posts.ts';
import { bumpRevision, lockWebsite } from '../websites/index.ts';

/** Milliseconds between runs: due items appear within this time. */
const INTERVAL = 2_000;
/** Items published per statement. */
const BATCH = 100;

/**
 * Publishes due items and invalidates the pages of websites where an event has ended. Every server process may run it:
 * each item is published exactly once.
 */
export function publishingPoller(platform: Platform): Poller {
  let since = platform.clock.now();
  return {
    name: 'publishing',
    every: INTERVAL,
    async run() {
      await publishDue(platform);
      const now = platform.clock.now();
      await invalidateEndedEvents(platform, since, now);
      since = now;
    },
  };
}

/**
 * Publishes every scheduled item that is due, with what was written of it, and an entry in its history, and the planned
 * changes of published ones. Returns how many.
 */
export async function publishDue(platform: Platform): Promise<number> {
  let published = (await publishDuePosts(platform)) + (await publishDueChanges(platform));
  for (const websiteId of await selectDueWebsites(platform)) {
    for (;;) {
      const batch = await publishBatch(platform, websiteId);
      published += batch;
      if (batch < BATCH) break;
    }
  }
  return published;
}

/** Over all websites: one poller serves them all. */
async function selectDueWebsites({ db, clock }: Platform): Promise<readonly string[]> {
  const { rows } = await db.execute<{ website_id: string }>(sql`
    select distinct i.website_id from items i where i.status = 'scheduled'
      and i.published_on <= ${new Date(clock.now())} and ${withoutDraft} order by i.website_id`);
  return rows.map(({ website_id }) => website_id);
}

function publishBatch(platform: Platform, websiteId: string): Promise<number> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    // First, as changes of owners lock it.
    await lockWebsite(tx, websiteId);
    const { rows } = await tx.execute<{ id: string }>(publishStatement(websiteId, now));
    if (rows.length > 0) await bumpRevision(tx, websiteId);
    return rows.length;
  });
}

/** Posts with a draft are published by `publishDuePosts`. */
const withoutDraft = sql`not exists (select from page_drafts d
  where d.website_id = i.website_id and d.page_id = i.id and d.document is not null)`;

/** Publishes due items of a website and records the change in one statement; skips rows locked by another process. */
function publishStatement(websiteId: string, now: number) {
  const ids = Array.from({ length: BATCH }, () => newId(now));
  return sql`with due as materialized (
      select website_id, id, row_number() over () as number from (
        select website_id, id from items i where i.website_id = ${websiteId} and status = 'scheduled'
          and published_on <= ${new Date(now)} and ${withoutDraft}
        order by published_on limit ${BATCH} for update skip locked
      ) locked
    ), turned as (
      update items i set status = 'published', updated_on = ${new Date(now)}, revision = i.revision + 1
      from due where i.website_id = due.website_id and i.id = due.id
      returning i.website_id, i.id, due.number
    )
    insert into item_status_changes (website_id, id, item_id, from_status, to_status, actor_id, changed_on)
    select turned.website_id, (${sql.param(ids)}::uuid[])[turned.number], turned.id, 'scheduled', 'published', null,
      ${new Date(now)}
    from turned returning id`;
}

/**
 * Invalidates the pages of websites with an event that ended between two times: lists no longer show it as upcoming.
 */
async function invalidateEndedEvents(platform: Platform, since: number, now: number): Promise<void> {
  const { rows } = await platform.db.execute<{ website_id: string }>(sql`
    select distinct website_id from items
    where status = 'published' and start_date is not null
      and coalesce(end_date, start_date) >= ${new Date(since)} and coalesce(end_date, start_date) < ${new Date(now)}`);
  for (const { website_id } of rows) await bumpRevision(platform.db, website_id);
}
