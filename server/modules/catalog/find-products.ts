import { FOUND_PER_KIND, type FoundResult } from '@vitrine/contracts/find.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { readPage } from '../../platform/lists/index.ts';
import type { Finder } from '../find/index.ts';
import { selectOwnerProducts } from './owner-repository.ts';
import { productSource, wantedProducts } from './product-list.ts';

interface FoundSku extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly sku: string;
}

const view = ({ id, title, sku }: { id: string; title: string; sku: string }): FoundResult => ({
  id,
  title,
  detail: sku,
  path: `/products/${id}`,
});

/** The products with the SKU that is typed, also in small letters, or with the barcode, then those the list's search finds, newest first. */
export const findProducts: Finder = {
  kind: 'products',
  roles: ['admin'],
  async find(db, site, query) {
    const { websiteId } = site;
    const coded = await runNamed<FoundSku>(
      db,
      {
        name: 'products-find-sku',
        text: `select i.id, i.title, v.sku from variants v
          join items i on i.website_id = v.website_id and i.id = v.item_id
          where v.website_id = $1 and i.deleted_on is null
            and (v.sku = any($2::text[]) or (v.barcode = any($2::text[]) and v.barcode <> ''))
          order by i.id desc, v.position limit ${FOUND_PER_KIND}`,
      },
      [websiteId, [query, query.toUpperCase()]],
    );
    // Variants of one product may share a barcode.
    const exact = coded.filter(({ id }, at) => coded.findIndex((one) => one.id === id) === at);
    const page = await readPage(db, productSource, wantedProducts(site, { search: query }), {
      sort: '-created',
      after: undefined,
      limit: FOUND_PER_KIND,
    });
    const ids = page.ok ? page.value.ids.filter((id) => !exact.some((one) => one.id === id)) : [];
    const found = await selectOwnerProducts(db, websiteId, ids);
    return {
      results: [...exact.map(view), ...found.map(({ id, title }) => view({ id, title, sku: '' }))],
      isExact: exact.length > 0,
    };
  },
};
