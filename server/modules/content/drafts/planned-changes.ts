import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockWebsite } from '../../websites/index.ts';
import { items } from '../tables.ts';
import type { PageOf } from './page-of.ts';
import { showDraft } from './publish-draft.ts';
import { lockDraftedPage } from './repository.ts';

/** Posts of one run. */
const BATCH = 100;

/** When the changes of a post are shown, and the account that planned it. */
interface ChangesPlan {
  readonly publishOn: Date;
  readonly accountId: string;
}

/**
 * Plans when what is written of a published post is shown, or gives that up with null, inside the transaction that has
 * locked the post. `isFailed`: it was half made at its time.
 */
export async function planChangesIn(
  tx: Queryable,
  { websiteId, pageId }: PageOf,
  plan: ChangesPlan | null,
  isFailed = false,
): Promise<void> {
  await tx
    .update(items)
    .set({
      changesOn: plan?.publishOn ?? null,
      changesBy: plan?.accountId ?? null,
      changesFailed: isFailed,
      revision: sql`${items.revision} + 1`,
    })
    .where(and(eq(items.websiteId, websiteId), eq(items.id, pageId), isNull(items.deletedOn)));
}

/**
 * Shows the changes of published posts whose time has come, as they are written then, each in a transaction of its own
 * and once, however many servers run it. What is half made is not shown: the post says so to its owner. Returns how many
 * were shown.
 */
export async function publishDueChanges(platform: Platform): Promise<number> {
  let shown = 0;
  for (const of of await selectDueChanges(platform.db, new Date(platform.clock.now()))) {
    try {
      if (await platform.db.transaction((tx) => publishChanges(tx, platform, of))) shown += 1;
    } catch (error) {
      // It is tried again: another post is not to wait for it.
      platform.log.warn({ err: error, ...of }, 'the changes of a post could not be published at their time');
    }
  }
  return shown;
}

/** Over all websites: one poller serves them all. */
function selectDueChanges(db: Queryable, now: Date): Promise<readonly PageOf[]> {
  return runNamed<{ websiteId: string; pageId: string }>(
    db,
    {
      name: 'posts-changes-due',
      text: `select website_id as "websiteId", id as "pageId" from items
        where changes_on is not null and changes_on <= $1
        order by changes_on, website_id, id limit ${BATCH}`,
    },
    [now],
  );
}

async function publishChanges(tx: Queryable, platform: Platform, of: PageOf): Promise<boolean> {
  await lockWebsite(tx, of.websiteId);
  const found = await lockDraftedPage(tx, of, { forChange: true });
  // Also what only a later server can read, which may be the next one to try.
  if (!found.ok) return false;
  const page = found.value;
  // Another server was faster, or its owner changed the time.
  if (page.publishOn === null || page.publishOn > platform.clock.now()) return false;
  const shown = await showDraft(tx, platform, of, { page, authorId: page.scheduledBy, actorId: null });
  if (!shown.ok) await planChangesIn(tx, of, null, true);
  return shown.ok;
}
