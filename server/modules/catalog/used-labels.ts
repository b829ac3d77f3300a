import type { UsedLabels } from '@vitrine/contracts/admin-products.ts';
import { type CategoryTree } from '@vitrine/domain/category/category-tree.ts';
import { pathsOf } from '@vitrine/domain/tree/tree.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { selectCategories } from './categories/repository.ts';

/** Products that are looked at: enough to know what an owner calls things, however many there are. */
const LOOKED_AT = 5000;
const MAX_TAGS = 200;

/** The tags of the newest products, the most used first, and the categories in the order of their tree. */
export async function selectUsedLabels(db: Queryable, websiteId: string): Promise<UsedLabels> {
  const [tags, tree] = await Promise.all([selectTags(db, websiteId), selectCategories(db, websiteId)]);
  return { tags, categories: placed(tree) };
}

async function selectTags(db: Queryable, websiteId: string): Promise<string[]> {
  const rows = await runNamed<{ tag: string }>(
    db,
    {
      name: 'catalog-used-tags',
      text: `with newest as materialized (
          select i.tags
          from (select item_id from products where website_id = $1 order by item_id desc limit ${LOOKED_AT}) p
          join items i on i.website_id = $1 and i.id = p.item_id and i.deleted_on is null
        )
        select tag from newest, unnest(newest.tags) tag
        group by tag order by count(*) desc, lower(tag), tag limit ${MAX_TAGS}`,
    },
    [websiteId],
  );
  return rows.map(({ tag }) => tag);
}

function placed(tree: CategoryTree): UsedLabels['categories'] {
  const paths = pathsOf(tree);
  return tree.map(({ id, name }) => ({
    name,
    inside: (paths.get(id) ?? []).slice(0, -1).map((one) => one.name),
  }));
}
