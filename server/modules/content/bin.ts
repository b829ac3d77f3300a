import { sql } from 'drizzle-orm';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteDrafts } from './drafts/repository.ts';
import { recordStatusChanges } from './many-items.ts';

/** Items erased per transaction. */
const BATCH = 50;

/** Erases what a module stores about items, inside the transaction that erases them. */
type ItemsErased = (tx: Queryable, websiteId: string, itemIds: readonly string[]) => Promise<unknown>;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** Erases what the module stores about items that leave the bin for good. */
    readonly itemsErased: ItemsErased;
  }
}

interface BinChange {
  readonly itemIds: readonly string[];
  /** The owner's account. */
  readonly actorId: string;
}

/**
 * Moves items to the bin, where visitors do not see them, inside the caller's transaction, which must also call
 * `bumpRevision`. Returns the ids of those that were not there already.
 */
export async function moveToBinIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  { itemIds, actorId }: BinChange,
): Promise<ReadonlySet<string>> {
  const now = new Date(platform.clock.now());
  const { rows } = await tx.execute<{ id: string; from: ItemStatus; to: ItemStatus }>(sql`
    with found as (
      select id from items where website_id = ${websiteId}::uuid
        and id = any(${sql.param([...itemIds])}::uuid[]) and deleted_on is null
      order by id for update
    )
    update items i set deleted_on = ${now}, deleted_from = status, status = 'deprecated',
      changes_on = null, changes_by = null, changes_failed = false, updated_on = ${now}, revision = revision + 1
    from found where i.website_id = ${websiteId}::uuid and i.id = found.id
    returning i.id, i.deleted_from as "from", i.status as "to"`);
  await recordStatusChanges(tx, platform, websiteId, actorId, rows);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Restores items with the status they had, inside the caller's transaction, which must also call `bumpRevision`. What
 * was scheduled for a time that has passed is a draft now. Returns the ids of those that were in the bin.
 */
export async function restoreFromBinIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  { itemIds, actorId }: BinChange,
): Promise<ReadonlySet<string>> {
  const now = new Date(platform.clock.now());
  const { rows } = await tx.execute<{ id: string; to: ItemStatus }>(sql`
    with found as (
      select id from items where website_id = ${websiteId}::uuid
        and id = any(${sql.param([...itemIds])}::uuid[]) and deleted_on is not null
      order by id for update
    )
    update items i set deleted_on = null, deleted_from = null,
      status = case when deleted_from = 'scheduled' and published_on <= ${now} then 'draft' else deleted_from end,
      updated_on = ${now}, revision = revision + 1
    from found where i.website_id = ${websiteId}::uuid and i.id = found.id
    returning i.id, i.status as "to"`);
  const changes = rows.map((row) => ({ ...row, from: 'deprecated' as const }));
  await recordStatusChanges(tx, platform, websiteId, actorId, changes);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Erases items that have been in the bin since before `deletedBefore`, with everything modules store about them. Every
 * server process may run it. Returns how many.
 */
export async function emptyBin(platform: Platform, deletedBefore: Date): Promise<number> {
  let erased = 0;
  for (;;) {
    const batch = await platform.db.transaction((tx) => eraseBatch(platform, tx, deletedBefore));
    erased += batch;
    if (batch < BATCH) return erased;
  }
}

async function eraseBatch(platform: Platform, tx: Queryable, deletedBefore: Date): Promise<number> {
  const { rows } = await tx.execute<{ websiteId: string; id: string }>(sql`
    select website_id as "websiteId", id from items where deleted_on < ${deletedBefore}
    order by deleted_on, id limit ${BATCH} for update skip locked`);
  for (const websiteId of new Set(rows.map((row) => row.websiteId))) {
    const ids = rows.filter((row) => row.websiteId === websiteId).map(({ id }) => id);
    await eraseLocked(platform, tx, websiteId, ids);
  }
  return rows.length;
}

/**
 * Erases those items that are in the bin with everything modules store about them, inside the caller's transaction.
 * Returns their ids.
 */
export async function eraseFromBinIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from items where website_id = ${websiteId}::uuid
      and id = any(${sql.param([...itemIds])}::uuid[]) and deleted_on is not null
    order by id for update`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await eraseLocked(platform, tx, websiteId, ids);
  return new Set(ids);
}

async function eraseLocked(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  for (const erase of contributions(platform, 'itemsErased')) await erase(tx, websiteId, ids);
  const erasedIds = sql`any(${sql.param([...ids])}::uuid[])`;
  await tx.execute(
    sql`delete from item_status_changes where website_id = ${websiteId} and item_id = ${erasedIds}`,
  );
  await deleteDrafts(tx, websiteId, ids);
  await tx.execute(sql`delete from items where website_id = ${websiteId} and id = ${erasedIds}`);
}
