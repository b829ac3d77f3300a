import { canTransition } from '@vitrine/domain/content/content-status.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bumpRevision, lockWebsite } from '../../websites/index.ts';
import { changeItemStatusIn } from '../item-status.ts';
import type { PageOf } from './page-of.ts';
import { showDraft } from './publish-draft.ts';
import { lockDraftedPage } from './repository.ts';

/** Posts of one run. */
const BATCH = 100;

/**
 * Publishes the posts whose time has come with what was written of them until then, each in a transaction of its own and
 * once, however many servers run it. One that is half made becomes a draft again, as its history says. Returns how many
 * were published.
 */
export async function publishDuePosts(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  let published = 0;
  for (const of of await selectDuePosts(platform.db, new Date(now))) {
    try {
      if (await platform.db.transaction((tx) => publishDuePost(tx, platform, of))) published += 1;
    } catch (error) {
      // It is tried again: another post is not to wait for it.
      platform.log.warn({ err: error, ...of }, 'a post could not be published at its time');
    }
  }
  return published;
}

/** Over all websites: one poller serves them all. */
function selectDuePosts(db: Queryable, now: Date): Promise<readonly PageOf[]> {
  return runNamed<{ websiteId: string; pageId: string }>(
    db,
    {
      name: 'posts-due',
      text: `select i.website_id as "websiteId", i.id as "pageId" from items i
        join page_drafts d on d.website_id = i.website_id and d.page_id = i.id and d.document is not null
        where i.status = 'scheduled' and i.published_on <= $1
        order by i.published_on, i.website_id, i.id limit ${BATCH}`,
    },
    [now],
  );
}

async function publishDuePost(tx: Queryable, platform: Platform, of: PageOf): Promise<boolean> {
  await lockWebsite(tx, of.websiteId);
  const found = await lockDraftedPage(tx, of, { forChange: true });
  // Also what only a later server can read, which may be the next one to try.
  if (!found.ok) return false;
  const page = found.value;
  // Another server was faster, or its owner changed the time.
  if (page.status !== 'scheduled' || !(await isDue(tx, of, new Date(platform.clock.now())))) return false;
  const shown = await showDraft(tx, platform, of, { page, authorId: null, actorId: null });
  if (shown.ok) return true;
  const back = { itemId: of.pageId, to: 'draft', actorId: null } as const;
  await changeItemStatusIn(tx, platform, of.websiteId, back, canTransition);
  await bumpRevision(tx, of.websiteId);
  return false;
}

async function isDue(tx: Queryable, { websiteId, pageId }: PageOf, now: Date): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    tx,
    {
      name: 'post-is-due',
      text: 'select id from items where website_id = $1 and id = $2 and published_on <= $3',
    },
    [websiteId, pageId, now],
  );
  return rows.length > 0;
}
