import type { Platform } from '../../platform/platform.ts';

/** Items examined in each direction; keeps the search short in a collection of many thousands. */
const NEAR = 200;
/** Tags of an item that are searched. */
const TAGS = 10;

/** Index scans from the item itself: onwards, and then from the start. */
const walks = {
  // The owner's order: what follows, then from the beginning.
  byHand: { key: 'display_index', onwards: '>', after: 'asc', first: 'asc' },
  // By publication: the older ones, nearest first, then the newer ones.
  inTime: { key: 'published_on', onwards: '<', after: 'desc', first: 'asc' },
} as const;

/**
 * Ids of published items of the same collection that share a tag with an item: the first of `tags` that any of them
 * has. In the owner's order from the item on, then from the beginning; with `inTime`, the nearest in time. Examines
 * the nearest items only. Without tags it returns nothing and makes no query.
 */
export async function idsNear(
  platform: Platform,
  websiteId: string,
  near: {
    readonly collectionId: string;
    readonly itemId: string;
    readonly tags: readonly string[];
    readonly limit: number;
    readonly inTime?: boolean;
  },
): Promise<readonly string[]> {
  if (near.tags.length === 0) return [];
  const { key, onwards, after, first } = near.inTime === true ? walks.inTime : walks.byHand;
  const backwards = onwards === '>' ? '<' : '>';
  const columns = `select i.id, i.tags, i.${key} from items i`;
  const inCollection = "i.website_id = $1 and i.collection_id = $2 and i.status = 'published'";
  const side = (sign: string, way: string): string => `
        ${columns}, own where ${inCollection} and (i.${key}, i.id) ${sign} (own.${key}, own.id)
        order by i.${key} ${way}, i.id ${way} limit ${String(NEAR)}`;
  const { rows } = await platform.db.$client.query<{ id: string }>({
    name: `content-ids-near-${key}`,
    text: `with own as (select ${key}, id from items where website_id = $1 and id = $3),
      after as (${side(onwards, after)}), first as (${side(backwards, first)}),
      candidates as (
        select 0 as turn, row_number() over (order by ${key} ${after}, id ${after}) as place, id, tags from after
        union all
        select 1, row_number() over (order by ${key} ${first}, id ${first}), id, tags from first
      ), sharing as (
        select id, turn, place,
          (select min(number) from unnest($4::text[]) with ordinality t (tag, number) where tag = any(tags)) as number
        from candidates where tags && $4::text[]
      )
      select id from sharing where number = (select min(number) from sharing) order by turn, place limit $5`,
    values: [websiteId, near.collectionId, near.itemId, near.tags.slice(0, TAGS), near.limit],
  });
  return rows.map(({ id }) => id);
}
