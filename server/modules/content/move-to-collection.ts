import type { CollectionKind } from '@vitrine/domain/content/content.ts';
import { PLACE_STEP } from '@vitrine/domain/content/place-between.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath } from './collection-view.ts';
import { recordItemMoves } from './redirects.ts';

/** Where an item was before it was moved to another collection. */
export interface MovedItem {
  readonly from: string;
  /** Its place in the order there. */
  readonly place: number;
}

interface MovedRow extends MovedItem, Record<string, unknown> {
  readonly id: string;
  readonly urlId: string;
  readonly kind: CollectionKind;
  readonly fromUrlId: string;
  readonly toUrlId: string;
}

/**
 * Moves items behind those of another collection, in the order they have, inside the caller's transaction, which must
 * also call `bumpRevision`; old addresses lead to the new ones. Returns where the moved ones were. Those in the bin, those
 * that are there already and those whose address is taken there are left out. The caller locks the items afterwards:
 * `lockOrder` first.
 */
export async function moveToCollectionIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  { itemIds, collectionId }: { readonly itemIds: readonly string[]; readonly collectionId: string },
): Promise<ReadonlyMap<string, MovedItem>> {
  const { rows } = await tx.execute<MovedRow>(sql`
    with named as (
      select i.id, i.url_id, i.collection_id, i.display_index, i.published_on,
        row_number() over (partition by i.url_id order by i.display_index, i.published_on desc, i.id) as copy
      from items i
      where i.website_id = ${websiteId}::uuid and i.id = any(${sql.param([...itemIds])}::uuid[])
        and i.collection_id <> ${collectionId}::uuid and i.deleted_on is null
    ), placed as (
      select n.*, row_number() over (order by n.display_index, n.published_on desc, n.id) as number from named n
      where n.copy = 1 and not exists (select from items t where t.website_id = ${websiteId}::uuid
        and t.collection_id = ${collectionId}::uuid and t.url_id = n.url_id)
    ), last as (
      select coalesce((select display_index from items where website_id = ${websiteId}::uuid
        and collection_id = ${collectionId}::uuid order by display_index desc limit 1), 0) as place
    )
    update items i set collection_id = ${collectionId}::uuid, revision = i.revision + 1,
      display_index = least(2147483647, l.place + ${PLACE_STEP}::bigint * p.number)
    from placed p
    join collections f on f.website_id = ${websiteId}::uuid and f.id = p.collection_id
    join collections t on t.website_id = ${websiteId}::uuid and t.id = ${collectionId}::uuid and t.deleted_on is null
    cross join last l
    where i.website_id = ${websiteId}::uuid and i.id = p.id
    returning i.id, i.url_id as "urlId", f.id as "from", f.kind, f.url_id as "fromUrlId", t.url_id as "toUrlId",
      p.display_index as place`);
  await recordMoves(tx, platform, websiteId, rows);
  return new Map(rows.map(({ id, from, place }) => [id, { from, place }]));
}

/**
 * Moves items back to where they were, where they are still in the collection and their address there is free. Returns
 * the ids of those. Like `moveToCollectionIn` otherwise.
 */
export async function moveBackIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  collectionId: string,
  items: readonly (MovedItem & { readonly id: string })[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<MovedRow>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g(id uuid, "from" uuid, place int)
    ), free as (
      select g.id, g."from", g.place from given g
      join items i on i.website_id = ${websiteId}::uuid and i.id = g.id and i.collection_id = ${collectionId}::uuid
        and i.deleted_on is null
      where not exists (select from items t where t.website_id = ${websiteId}::uuid and t.collection_id = g."from"
        and t.url_id = i.url_id)
    )
    update items i set collection_id = t.id, revision = i.revision + 1, display_index = p.place
    from free p
    join collections t on t.website_id = ${websiteId}::uuid and t.id = p."from" and t.deleted_on is null
    join collections f on f.website_id = ${websiteId}::uuid and f.id = ${collectionId}::uuid
    where i.website_id = ${websiteId}::uuid and i.id = p.id
    returning i.id, i.url_id as "urlId", f.id as "from", f.kind, f.url_id as "fromUrlId", t.url_id as "toUrlId",
      p.place as place`);
  await recordMoves(tx, platform, websiteId, rows);
  return new Set(rows.map(({ id }) => id));
}

const recordMoves = (tx: Queryable, platform: Platform, websiteId: string, rows: readonly MovedRow[]) =>
  recordItemMoves(
    tx,
    websiteId,
    rows.map(({ kind, fromUrlId, toUrlId, urlId }) => ({
      from: itemPath(kind, fromUrlId, urlId),
      to: itemPath(kind, toUrlId, urlId),
    })),
    platform.clock.now(),
  );
