import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/** The exact terms of the search column for a tag and a category. */
export const tagMark = (tag: string): string => `t:${tag}`;
export const categoryMark = (category: string): string => `c:${category}`;

/**
 * Updates what the owner's list of products is searched by. Call it in every transaction that changes a product's
 * title, url id, tags, categories or SKUs.
 */
export async function indexProducts(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  await db.execute(sql`update products p set search = search_vector(p.website_id, concat_ws(' ', i.title, i.url_id,
      (select string_agg(v.sku, ' ') from variants v where v.website_id = p.website_id and v.item_id = p.item_id)),
      array(select 't:' || tag from unnest(i.tags) tag)
        || array(select 'c:' || category from unnest(i.categories) category))
    from items i where i.website_id = p.website_id and i.id = p.item_id
      and p.website_id = ${websiteId}::uuid and p.item_id = any(${sql.param([...itemIds])}::uuid[])`);
}
