import { FOUND_PER_KIND, type FoundResult } from '@vitrine/contracts/find.ts';
import { readQuery } from '@vitrine/domain/search/read-query.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Finder } from '../find/index.ts';

interface FoundProduct extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  /** The variant whose SKU was typed; null for a product found by its name. */
  readonly sku: string | null;
}

const view = ({ id, title, sku }: FoundProduct): FoundResult => ({
  id,
  title,
  detail: sku ?? '',
  path: `/products/${id}`,
});

/** The product with the SKU that is typed, then those whose name contains all words, newest first. */
export const findProducts: Finder = {
  kind: 'products',
  roles: ['admin'],
  async find(db, { websiteId }, query) {
    const exact = await runNamed<FoundProduct>(
      db,
      {
        name: 'products-find-sku',
        text: `select i.id, i.title, v.sku from variants v
          join items i on i.website_id = v.website_id and i.id = v.item_id
          where v.website_id = $1 and v.sku = any($2::text[]) order by i.id desc limit ${FOUND_PER_KIND}`,
      },
      [websiteId, [query, query.toUpperCase()]],
    );
    const named = await runNamed<FoundProduct>(
      db,
      {
        name: 'products-find-name',
        text: `select i.id, i.title, null as sku from items i
          where i.website_id = $1 and i.record_type = 11
            and lower(i.title) like all (select lower(word) from unnest($2::text[]) word)
          order by i.id desc limit ${FOUND_PER_KIND}`,
      },
      [websiteId, readQuery(query).text.split(' ').map(likePattern)],
    );
    const others = named.filter(({ id }) => !exact.some((one) => one.id === id));
    return { results: [...exact, ...others].map(view), isExact: exact.length > 0 };
  },
};
