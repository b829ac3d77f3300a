import { placesBetween, PLACE_STEP } from '@vitrine/domain/content/place-between.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { lockWebsite } from '../websites/index.ts';

interface Move {
  readonly collectionId: string;
  /** At most `PLACE_STEP` less one; they stand behind each other in this order. */
  readonly itemIds: readonly string[];
  /** The item they come after; null for the front. */
  readonly afterId: string | null;
}

/**
 * Moves items within the order of their collection, inside the caller's transaction, which must also call
 * `bumpRevision`. Only their own places are written; where there are not enough left between their new neighbours, the
 * whole collection is numbered again. False when one of them is not in the collection, or `afterId` is one of them.
 */
export async function moveItemsIn(tx: Queryable, websiteId: string, move: Move): Promise<boolean> {
  const { collectionId, itemIds, afterId } = move;
  if (afterId !== null && itemIds.includes(afterId)) return false;
  await lockOrder(tx, websiteId, collectionId);
  const named = [...new Set(afterId === null ? itemIds : [...itemIds, afterId])];
  const { rows: known } = await tx.execute(sql`select id from items
    where website_id = ${websiteId}::uuid and collection_id = ${collectionId}::uuid
      and id = any(${sql.param(named)}::uuid[]) order by id for update`);
  if (known.length < named.length) return false;
  let places = await findPlaces(tx, websiteId, move);
  if (places === null) {
    await renumber(tx, websiteId, collectionId);
    places = await findPlaces(tx, websiteId, move);
  }
  if (places === null) throw new Error('a renumbered collection has no place left');
  await tx.execute(sql`update items i set display_index = g.place
    from unnest(${sql.param([...itemIds])}::uuid[], ${sql.param([...places])}::int[]) as g(id, place)
    where i.website_id = ${websiteId}::uuid and i.id = g.id`);
  return true;
}

/**
 * Two moves at once are made one after the other. Changes of pages lock the website before the page, and so does this:
 * in the other order each would wait for what the other one has.
 */
export async function lockOrder(tx: Queryable, websiteId: string, collectionId: string): Promise<void> {
  await lockWebsite(tx, websiteId);
  await tx.execute(sql`select id from collections
    where website_id = ${websiteId}::uuid and id = ${collectionId}::uuid for update`);
}

/** Places behind all items of a collection, rising, for items that are added. The caller has called `lockOrder`. */
export async function placesAtEnd(
  tx: Queryable,
  websiteId: string,
  collectionId: string,
  count: number,
): Promise<readonly number[]> {
  const find = async (): Promise<readonly number[] | null> => {
    const { rows } = await tx.execute<{
      last: number | null;
    }>(sql`select max(display_index) as last from items
      where website_id = ${websiteId}::uuid and collection_id = ${collectionId}::uuid`);
    return placesBetween(rows[0]?.last ?? null, null, count);
  };
  const places = await find();
  if (places !== null) return places;
  await renumber(tx, websiteId, collectionId);
  const renumbered = await find();
  if (renumbered === null) throw new Error('a renumbered collection has no place left');
  return renumbered;
}

async function findPlaces(tx: Queryable, websiteId: string, move: Move): Promise<readonly number[] | null> {
  const { collectionId, itemIds, afterId } = move;
  const { rows } = await tx.execute<{ before: number | null; after: number | null }>(sql`
    with given as (select display_index, published_on, id from items
      where website_id = ${websiteId}::uuid and id = ${afterId}::uuid)
    select (select display_index from given) as before, (
      select i.display_index from items i left join given g on true
      where i.website_id = ${websiteId}::uuid and i.collection_id = ${collectionId}::uuid
        and i.id <> all(${sql.param([...itemIds])}::uuid[])
        and (g.id is null or i.display_index > g.display_index or i.display_index = g.display_index
          and (i.published_on < g.published_on or i.published_on = g.published_on and i.id > g.id))
      order by i.display_index, i.published_on desc, i.id limit 1) as after`);
  return placesBetween(rows[0]?.before ?? null, rows[0]?.after ?? null, itemIds.length);
}

async function renumber(tx: Queryable, websiteId: string, collectionId: string): Promise<void> {
  await tx.execute(sql`update items i set display_index = n.place * ${PLACE_STEP}::int
    from (select id, row_number() over (order by display_index, published_on desc, id)::int as place from items
      where website_id = ${websiteId}::uuid and collection_id = ${collectionId}::uuid) n
    where i.website_id = ${websiteId}::uuid and i.id = n.id`);
}
