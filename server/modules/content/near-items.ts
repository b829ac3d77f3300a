import type { Platform } from '../../platform/platform.ts';

/** Items looked at on either side; keeps the search short in a collection of many thousands. */
const NEAR = 200;

/**
 * Ids of published items of the same collection that share a tag with an item: those that come after it in the
 * owner's order, then from the beginning. Looks at the nearest only.
 */
export async function idsNear(
  platform: Platform,
  websiteId: string,
  near: {
    readonly collectionId: string;
    readonly itemId: string;
    readonly tag: string;
    readonly limit: number;
  },
): Promise<readonly string[]> {
  const columns = 'select i.id, i.tags, i.display_index from items i';
  const inCollection = "i.website_id = $1 and i.collection_id = $2 and i.status = 'published'";
  const { rows } = await platform.db.$client.query<{ id: string }>({
    name: 'content-ids-near',
    text: `with own as (select display_index, id from items where website_id = $1 and id = $3),
      after as (
        ${columns}, own where ${inCollection} and (i.display_index, i.id) > (own.display_index, own.id)
        order by i.display_index, i.id limit ${String(NEAR)}
      ), first as (
        ${columns}, own where ${inCollection} and (i.display_index, i.id) < (own.display_index, own.id)
        order by i.display_index, i.id limit ${String(NEAR)}
      )
      select id from (
        select 0 as turn, after.* from after union all select 1, first.* from first
      ) candidates where $4 = any(tags) order by turn, display_index, id limit $5`,
    values: [websiteId, near.collectionId, near.itemId, near.tag, near.limit],
  });
  return rows.map(({ id }) => id);
}
