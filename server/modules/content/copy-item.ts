import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { items } from './tables.ts';

/**
 * Copies an item as a draft without likes and comments, inside the caller's transaction, which must also call
 * `bumpRevision`. Returns the copy's id; null when the item does not exist or is in the bin.
 */
export async function copyItemIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  itemId: string,
  named: { readonly title: string; readonly urlId: string },
): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.id, itemId)));
  if (row === undefined || row.deletedOn !== null) return null;
  const now = platform.clock.now();
  const id = newId(now);
  await tx.insert(items).values({
    ...row,
    ...named,
    id,
    status: 'draft',
    changesOn: null,
    changesBy: null,
    changesFailed: false,
    publicCommentCount: 0,
    likeCount: 0,
    publishedOn: new Date(now),
    updatedOn: new Date(now),
    revision: 1,
  });
  return id;
}
