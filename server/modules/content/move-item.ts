import { PLACE_STEP, placeBetween } from '@vitrine/domain/content/place-between.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

interface Move {
  readonly collectionId: string;
  readonly itemId: string;
  /** The item it comes after; null for the front. */
  readonly afterId: string | null;
}

/**
 * Moves an item within the order of its collection, inside the caller's transaction, which must also call
 * `bumpRevision`. Only its own place is written; where there is none left between its new neighbours, the whole
 * collection is numbered again. False when one of them is not in the collection, or they are the same.
 */
export async function moveItemIn(tx: Queryable, websiteId: string, move: Move): Promise<boolean> {
  const { collectionId, itemId, afterId } = move;
  if (itemId === afterId) return false;
  // Two moves at once are made one after the other.
  await tx.execute(sql`select id from collections
    where website_id = ${websiteId}::uuid and id = ${collectionId}::uuid for update`);
  const named = afterId === null ? [itemId] : [itemId, afterId];
  const { rows: known } = await tx.execute(sql`select id from items
    where website_id = ${websiteId}::uuid and collection_id = ${collectionId}::uuid
      and id = any(${sql.param(named)}::uuid[]) for update`);
  if (known.length < named.length) return false;
  let place = await findPlace(tx, websiteId, move);
  if (place === null) {
    await renumber(tx, websiteId, collectionId);
    place = await findPlace(tx, websiteId, move);
  }
  if (place === null) throw new Error('a renumbered collection has no place left');
  await tx.execute(sql`update items set display_index = ${place}
    where website_id = ${websiteId}::uuid and id = ${itemId}::uuid`);
  return true;
}

async function findPlace(tx: Queryable, websiteId: string, move: Move): Promise<number | null> {
  const { collectionId, itemId, afterId } = move;
  const { rows } = await tx.execute<{ before: number | null; after: number | null }>(sql`
    with given as (select display_index, published_on, id from items
      where website_id = ${websiteId}::uuid and id = ${afterId}::uuid)
    select (select display_index from given) as before, (
      select i.display_index from items i left join given g on true
      where i.website_id = ${websiteId}::uuid and i.collection_id = ${collectionId}::uuid
        and i.id <> ${itemId}::uuid
        and (g.id is null or i.display_index > g.display_index or i.display_index = g.display_index
          and (i.published_on < g.published_on or i.published_on = g.published_on and i.id > g.id))
      order by i.display_index, i.published_on desc, i.id limit 1) as after`);
  return placeBetween(rows[0]?.before ?? null, rows[0]?.after ?? null);
}

async function renumber(tx: Queryable, websiteId: string, collectionId: string): Promise<void> {
  await tx.execute(sql`update items i set display_index = n.place * ${PLACE_STEP}::int
    from (select id, row_number() over (order by display_index, published_on desc, id)::int as place from items
      where website_id = ${websiteId}::uuid and collection_id = ${collectionId}::uuid) n
    where i.website_id = ${websiteId}::uuid and i.id = n.id`);
}
