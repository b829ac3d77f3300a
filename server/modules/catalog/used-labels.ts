import type { UsedLabels } from '@vitrine/contracts/admin-products.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Products that are looked at: enough to know what an owner calls things, however many there are. */
const LOOKED_AT = 5000;
const MAX_OF_EACH = 200;

const mostUsed = (column: 'tags' | 'categories'): string =>
  `array(select label from newest, unnest(newest.${column}) label
    group by label order by count(*) desc, lower(label), label limit ${MAX_OF_EACH})`;

/** The tags and categories of the newest products, the most used first. */
export async function selectUsedLabels(db: Queryable, websiteId: string): Promise<UsedLabels> {
  const [row] = await runNamed<{ tags: string[]; categories: string[] }>(
    db,
    {
      name: 'catalog-used-labels',
      text: `with newest as materialized (
          select i.tags, i.categories
          from (select item_id from products where website_id = $1 order by item_id desc limit ${LOOKED_AT}) p
          join items i on i.website_id = $1 and i.id = p.item_id and i.deleted_on is null
        )
        select ${mostUsed('tags')} as tags, ${mostUsed('categories')} as categories`,
    },
    [websiteId],
  );
  return row ?? { tags: [], categories: [] };
}
