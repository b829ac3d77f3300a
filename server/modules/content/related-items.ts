import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Platform } from '../../platform/platform.ts';
import { listItems } from './read-items.ts';

/** Candidates examined; some may be sold out. */
const CANDIDATES = 12;

/**
 * Related products: those the owner chose, then those of the same collection with a shared tag; none of `itemIds` itself. At most
 * twelve, in two queries.
 */
export async function listRelatedItems(
  platform: Platform,
  websiteId: string,
  itemIds: readonly string[],
): Promise<readonly ItemView[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await platform.db.$client.query<{ id: string; collection_id: string }>({
    name: 'content-related-items',
    text: `with own as (
        select i.collection_id, i.tags, p.selling
        from items i join products p on p.website_id = i.website_id and p.item_id = i.id
        where i.website_id = $1 and i.id = any($2::uuid[])
      ), named as (
        select distinct jsonb_array_elements_text(o.selling -> 'relatedItemIds') as id from own o
      ), shelves as (
        select o.collection_id, array_agg(distinct tag) as tags from own o, unnest(o.tags) tag
        group by o.collection_id
      )
      select i.id, i.collection_id
      from items i left join shelves s on s.collection_id = i.collection_id
      where i.website_id = $1 and i.status = 'published' and i.record_type = 11 and i.id <> all($2::uuid[])
        and (i.tags && s.tags or i.id::text in (select named.id from named))
      order by i.id::text in (select named.id from named) desc, i.display_index, i.id
      limit ${CANDIDATES}`,
    values: [websiteId, itemIds],
  });
  const [first] = rows;
  if (first === undefined) return [];
  const { items } = await listItems(platform, websiteId, {
    collectionId: first.collection_id,
    limit: CANDIDATES,
    itemIds: rows.map((row) => row.id),
    productsOnly: true,
  });
  return items;
}
