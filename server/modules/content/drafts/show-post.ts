import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { canTransition } from '@vitrine/domain/content/content-status.ts';
import { articleHtml } from '@vitrine/domain/page/article.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeItemStatusIn } from '../item-status.ts';
import { sanitiseHtml } from '../sanitise-html.ts';
import { items } from '../tables.ts';
import type { PageOf } from './page-of.ts';

/**
 * Makes a document what visitors see of a post, and its words what feeds have, inside the transaction that has locked
 * the post and also calls `bumpRevision`; a post that visitors did not see is published. What was planned for its changes
 * is over with it. False when it is gone.
 */
export async function showPost(
  tx: Queryable,
  platform: Platform,
  { websiteId, pageId: itemId }: PageOf,
  {
    document,
    status,
    actorId,
  }: {
    /** Null: what is stored stays. */
    readonly document: PageDocument | null;
    readonly status: ItemStatus;
    /** Who publishes it; null: the clock, at the time for which it was planned. */
    readonly actorId: string | null;
  },
): Promise<boolean> {
  const own = and(eq(items.websiteId, websiteId), eq(items.id, itemId), isNull(items.deletedOn));
  await tx
    .update(items)
    .set({
      changesOn: null,
      changesBy: null,
      changesFailed: false,
      ...(document === null
        ? {}
        : {
            document,
            body: sanitiseHtml(articleHtml(document)),
            updatedOn: new Date(platform.clock.now()),
          }),
      // Of what is published only now, the change of its status raises it.
      ...(document === null && status !== 'published' ? {} : { revision: sql`${items.revision} + 1` }),
    })
    .where(own);
  const [item] = await tx.select({ publishedOn: items.publishedOn }).from(items).where(own);
  if (item === undefined) return false;
  if (status === 'published') return true;
  const publishOn = actorId === null ? item.publishedOn : undefined;
  const change = { itemId, to: 'published', publishOn, actorId } as const;
  return (await changeItemStatusIn(tx, platform, websiteId, change, canTransition)).ok;
}
