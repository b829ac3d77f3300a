import { type Category, type CategoryTree } from '@vitrine/domain/category/category-tree.ts';
import { inTreeOrder } from '@vitrine/domain/tree/tree.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import type { Platform } from '../../../platform/platform.ts';

/** A category with a product that visitors see, in it or in one inside it. */
export interface ShownCategory extends Category {
  readonly formerNames: readonly string[];
  /** Products that visitors see, in it and in those inside it, each once. */
  readonly count: number;
}

/** What the products of a store page can be divided by. */
export interface Shelves {
  /** Alphabetically; at most 50. */
  readonly tags: readonly string[];
  readonly categories: CategoryTree<ShownCategory>;
}

type Row = {
  readonly tags: string[];
  readonly categories: (ShownCategory & { readonly position: number })[];
};

/** The tags and categories of the products that visitors see on a store page. One query. */
export async function readShelves(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  collectionId: string,
): Promise<Shelves> {
  const [row] = await runNamed<Row>(
    platform.db,
    {
      name: 'catalog-shelves',
      // Few products have categories that no other one has: combinations are counted, then spread over the tree.
      text: `with recursive combinations as materialized (
          select i.categories as names, count(*)::int as products from items i
          where i.website_id = $1 and i.collection_id = $2 and i.status = 'published' and i.categories <> '{}'
          group by i.categories
        ), containing as (
          select c.name, c.id, c.parent_id from categories c where c.website_id = $1
          union
          select w.name, c.id, c.parent_id from containing w
          join categories c on c.website_id = $1 and c.id = w.parent_id
        ), counted as (
          select id, sum(products)::int as count from (
            select distinct n.names, n.products, w.id
            from combinations n, unnest(n.names) one join containing w on w.name = one
          ) spread group by id
        )
        select array(
            select tag from items i, unnest(i.tags) tag
            where i.website_id = $1 and i.collection_id = $2 and i.status = 'published'
            group by tag order by lower(tag), tag limit 50
          ) as tags,
          coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'parentId', c.parent_id,
              'formerNames', c.former_names, 'position', c.position, 'count', k.count))
            from categories c join counted k on k.id = c.id where c.website_id = $1), '[]') as categories`,
    },
    [websiteId, collectionId],
  );
  if (row === undefined) return { tags: [], categories: [] };
  return { tags: row.tags, categories: inTreeOrder(row.categories) };
}
