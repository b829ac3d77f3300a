import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { statusLabels, canTransition } from '@vitrine/domain/content/content-status.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { items, itemStatusChanges } from './tables.ts';

/** A change of an item's status; `actorId` is null when it was published on schedule. */
export interface StatusChange {
  readonly from: ItemStatus | null;
  readonly to: ItemStatus;
  readonly actorId: string | null;
  readonly changedOn: Date;
}

type Refusal = Extract<ErrorCode, 'CONTENT_NOT_FOUND' | 'STATUS_CHANGE_REFUSED' | 'PUBLISH_DAY_MISSING'>;

interface Transition {
  readonly itemId: string;
  readonly to: ItemStatus;
  readonly publishOn?: Date | undefined;
}

/** `changeItemStatusIn` in a transaction of its own, by the rules for content. */
export async function changeItemStatus(
  platform: Platform,
  websiteId: string,
  change: Transition,
  actorId: string,
): Promise<Result<void, Refusal>> {
  return platform.db.transaction(async (tx) => {
    const changed = await changeItemStatusIn(tx, platform, websiteId, { ...change, actorId }, canTransition);
    if (changed.ok) await bumpRevision(tx, websiteId);
    return changed;
  });
}

/**
 * Changes an item's status and records who did it, inside the caller's transaction, which must also call
 * `bumpRevision`. Scheduling needs a date in the future: the item's own or `publishOn`. The first publication sets the
 * publication date to now. An item in the bin is not found.
 */
export async function changeItemStatusIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  change: Transition & {
    /** Null: the clock. */
    readonly actorId: string | null;
  },
  isAllowed: (from: ItemStatus, to: ItemStatus) => boolean,
): Promise<Result<void, Refusal>> {
  const { itemId, to, actorId } = change;
  const now = new Date(platform.clock.now());
  const own = and(eq(items.websiteId, websiteId), eq(items.id, itemId), isNull(items.deletedOn));
  const [item] = await tx
    .select({ status: items.status, publishedOn: items.publishedOn })
    .from(items)
    .where(own)
    .for('update');
  if (item === undefined) return fail('CONTENT_NOT_FOUND');
  const from = item.status;
  if (!isAllowed(from, to))
    return fail('STATUS_CHANGE_REFUSED', {
      params: { from: statusLabels[from], to: statusLabels[to] },
    });
  let publishedOn = change.publishOn ?? item.publishedOn;
  if (to === 'scheduled' && publishedOn <= now) return fail('PUBLISH_DAY_MISSING');
  if (to === 'published') {
    const isNew = (await wasPublished()) === false;
    if (publishedOn > now || (isNew && change.publishOn === undefined)) publishedOn = now;
  }
  await tx
    .update(items)
    .set({
      status: to,
      publishedOn,
      changesOn: null,
      changesBy: null,
      changesFailed: false,
      updatedOn: now,
      revision: sql`${items.revision} + 1`,
    })
    .where(own);
  await tx.insert(itemStatusChanges).values({
    websiteId,
    id: newId(now.getTime()),
    itemId,
    from,
    to,
    actorId,
    changedOn: now,
  });
  return ok(undefined);

  async function wasPublished(): Promise<boolean> {
    if (from === 'private' || from === 'deprecated') return true;
    const [row] = await tx
      .select({ id: itemStatusChanges.id })
      .from(itemStatusChanges)
      .where(
        and(
          eq(itemStatusChanges.websiteId, websiteId),
          eq(itemStatusChanges.itemId, itemId),
          sql`'published' in (${itemStatusChanges.from}, ${itemStatusChanges.to})`,
        ),
      )
      .limit(1);
    return row !== undefined;
  }
}

/** The history of an item's status, oldest first; at most 200 changes. */
export function listStatusChanges(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  itemId: string,
): Promise<StatusChange[]> {
  const { from, to, actorId, changedOn } = itemStatusChanges;
  return platform.db
    .select({ from, to, actorId, changedOn })
    .from(itemStatusChanges)
    .where(and(eq(itemStatusChanges.websiteId, websiteId), eq(itemStatusChanges.itemId, itemId)))
    .orderBy(asc(changedOn), asc(itemStatusChanges.id))
    .limit(200);
}
