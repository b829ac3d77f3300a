import type { ShopFacts } from '@vitrine/domain/home/first-steps.ts';
import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

type ProductFacts = Pick<ShopFacts, 'hasProduct' | 'hasGoods' | 'hasPublishedProduct'>;

/** Which kinds of products a website has; each answer ends at the first one found. */
export async function productsOnSale(db: Queryable, websiteId: string): Promise<ProductFacts> {
  const rows = await runNamed<ProductFacts & Record<string, unknown>>(
    db,
    {
      name: 'home-products',
      text: `select
          exists (select 1 from products where website_id = $1) as "hasProduct",
          exists (select 1 from products where website_id = $1 and type = any($2::text[])) as "hasGoods",
          exists (select 1 from products p
            join items i on i.website_id = p.website_id and i.id = p.item_id and i.status = 'published'
            join collections c on c.website_id = i.website_id and c.id = i.collection_id and c.enabled
            where p.website_id = $1) as "hasPublishedProduct"`,
    },
    [websiteId, productTypesWith((of) => of.ships)],
  );
  return rows[0] ?? { hasProduct: false, hasGoods: false, hasPublishedProduct: false };
}
