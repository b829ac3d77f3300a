import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { lockOrder, moveItemsIn } from './move-item.ts';

/** An item as the order of its list shows it to owners. */
interface OrderedItem {
  readonly id: string;
  readonly title: string;
  readonly status: ItemStatus;
  readonly pictureId: string | null;
}

interface OrderSlice {
  readonly items: readonly OrderedItem[];
  readonly hasMore: boolean;
  /** Items of the list, without those in the bin. */
  readonly total: number;
}

/**
 * At most `limit` items of a list in the order that its owner has given them, hidden ones among them, behind `after`;
 * null when the list has no such item.
 */
export async function selectOwnerOrder(
  db: Queryable,
  websiteId: string,
  {
    collectionId,
    after,
    limit,
  }: { readonly collectionId: string | null; readonly after: string | null; readonly limit: number },
): Promise<OrderSlice | null> {
  const { rows: known } = await db.execute(sql`select id from items
    where website_id = ${websiteId}::uuid and collection_id = ${collectionId}::uuid and id = ${after}::uuid`);
  if (after !== null && known.length === 0) return null;
  const { rows } = await db.execute<{
    id: string;
    title: string;
    status: ItemStatus;
    pictureId: string | null;
  }>(sql`
    with given as (select display_index, published_on, id from items
      where website_id = ${websiteId}::uuid and id = ${after}::uuid)
    select i.id, i.title, i.status, coalesce(i.main_image_id, (i.image_ids ->> 0)::uuid) as "pictureId"
    from items i left join given g on true
    where i.website_id = ${websiteId}::uuid and i.collection_id = ${collectionId}::uuid and i.deleted_on is null
      and (g.id is null or i.display_index > g.display_index or i.display_index = g.display_index
        and (i.published_on < g.published_on or i.published_on = g.published_on and i.id > g.id))
    order by i.display_index, i.published_on desc, i.id limit ${limit + 1}`);
  const { rows: counted } = await db.execute<{ count: number }>(sql`select count(*)::int as count from items
    where website_id = ${websiteId}::uuid and collection_id = ${collectionId}::uuid and deleted_on is null`);
  return { items: rows.slice(0, limit), hasMore: rows.length > limit, total: counted[0]?.count ?? 0 };
}

/** Where items are moved to: behind another one, to the front (null), or to a place from 1. */
type OrderTarget = { readonly after: string | null } | { readonly place: number };

/**
 * Moves items of a list behind each other to a place, inside the caller's transaction, which must also call
 * `bumpRevision`. False when one of them is not in the list.
 */
export async function moveInOrder(
  tx: Queryable,
  websiteId: string,
  {
    collectionId,
    ids,
    to,
  }: { readonly collectionId: string; readonly ids: readonly string[]; readonly to: OrderTarget },
): Promise<boolean> {
  // What stands at a place is looked up once nobody moves any more.
  await lockOrder(tx, websiteId, collectionId);
  const afterId =
    'after' in to ? to.after : await idBefore(tx, websiteId, { collectionId, ids, place: to.place });
  return moveItemsIn(tx, websiteId, { collectionId, itemIds: ids, afterId });
}

/** The item that those before `place` end with, without the moved ones; null at the front. */
async function idBefore(
  tx: Queryable,
  websiteId: string,
  move: { readonly collectionId: string; readonly ids: readonly string[]; readonly place: number },
): Promise<string | null> {
  if (move.place === 1) return null;
  const others = sql`select id, display_index, published_on from items
    where website_id = ${websiteId}::uuid and collection_id = ${move.collectionId}::uuid
      and deleted_on is null and id <> all(${sql.param([...move.ids])}::uuid[])`;
  const { rows } = await tx.execute<{ id: string }>(sql`select id from (
      ${others} order by display_index, published_on desc, id limit ${move.place - 1}) before
    order by display_index desc, published_on, id desc limit 1`);
  return rows[0]?.id ?? null;
}
