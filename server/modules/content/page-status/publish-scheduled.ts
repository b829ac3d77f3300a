import { unscheduledStatus } from '@vitrine/domain/content/content-status.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Poller } from '../../../platform/scheduler.ts';
import { lockWebsite } from '../../websites/index.ts';
import type { PageOf } from '../drafts/page-of.ts';
import { showDraft } from '../drafts/publish-draft.ts';
import { lockDraftedPage } from '../drafts/repository.ts';
import { lockPage } from '../pages-admin/repository.ts';
import type { PublishProblem } from '../tables.ts';
import { selectDue } from './repository.ts';
import { saveStatus } from './save-status.ts';

/** Milliseconds between runs: a page is published within this time. */
const INTERVAL = 2_000;
/** Pages of one run. */
const BATCH = 100;
/** Milliseconds for which a page that cannot be published is tried again; then its owner is asked. */
const LONGEST_TRY = 5 * 60_000;

/**
 * Publishes the drafts of pages whose time has come, as they are then, each in a transaction of its own and once,
 * however many servers run it. What is half made is not published: the page says so to its owner. One that fails for a
 * passing reason is tried again for five minutes. Returns how many were published.
 *
 * The draft and its revision stay as they are, so that a tab that is editing the page goes on saving as before: what it
 * saved before the time is published, what it saves after it is a change of the published page.
 */
export async function publishScheduledPages(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  let published = 0;
  for (const of of await selectDue(platform.db, new Date(now), BATCH)) {
    try {
      if (await platform.db.transaction((tx) => publishDuePage(tx, platform, of))) published += 1;
    } catch (error) {
      platform.log.warn({ err: error, ...of }, 'a page could not be published at its time');
      await platform.db.transaction((tx) => giveUp(tx, platform, of, now - LONGEST_TRY));
    }
  }
  return published;
}

async function publishDuePage(tx: Queryable, platform: Platform, of: PageOf): Promise<boolean> {
  await lockWebsite(tx, of.websiteId);
  const found = await lockDraftedPage(tx, of, { forChange: true });
  // Also what only a later server can read, which may be the next one to try.
  if (!found.ok) {
    await giveUp(tx, platform, of, platform.clock.now() - LONGEST_TRY);
    return false;
  }
  const page = found.value;
  // Another server was faster, or its owner changed the time.
  if (page.publishOn === null || page.publishOn > platform.clock.now()) return false;
  const shown = await showDraft(tx, platform, of, { page, authorId: page.scheduledBy, actorId: null });
  if (shown.ok) return true;
  await saveFailure(tx, platform, of, page.status, 'incomplete');
  return false;
}

/** Marks a page as failed that has been due since before a time, milliseconds since 1970. */
async function giveUp(tx: Queryable, platform: Platform, of: PageOf, dueBefore: number): Promise<void> {
  await lockWebsite(tx, of.websiteId);
  const page = await lockPage(tx, of.websiteId, of.pageId);
  if (page === null || page.publishOn === null || page.publishOn.getTime() > dueBefore) return;
  await saveFailure(tx, platform, of, page.status, 'failed');
}

async function saveFailure(
  tx: Queryable,
  platform: Platform,
  of: PageOf,
  from: Parameters<typeof unscheduledStatus>[0],
  problem: PublishProblem,
): Promise<void> {
  const failed = { problem, on: new Date(platform.clock.now()) };
  await saveStatus(tx, platform, of, {
    from,
    to: { status: unscheduledStatus(from), failed },
    actorId: null,
  });
}

export const pagePublishingPoller = (platform: Platform): Poller => ({
  name: 'page-publishing',
  every: INTERVAL,
  run: () => publishScheduledPages(platform),
});
