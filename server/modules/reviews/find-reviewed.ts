import { MAX_REVIEWED } from '@vitrine/contracts/reviews.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { readPage } from '../../platform/lists/index.ts';
import { productSource } from '../catalog/index.ts';

/** Products with reviews that the search of the list of products finds, the newest first; also those in the bin. */
export async function findReviewedProducts(
  db: Queryable,
  websiteId: string,
  search: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  // By `reviews_of_item`.
  const isReviewed = sql`exists (select 1 from reviews r where r.website_id = p.website_id and r.item_id = p.item_id)`;
  const page = await readPage(
    db,
    productSource,
    { websiteId, search, where: [isReviewed] },
    { sort: '-created', after: undefined, limit: MAX_REVIEWED },
  );
  const ids = page.ok ? page.value.ids : [];
  return runNamed(
    db,
    {
      name: 'reviews-owner-products',
      text: `select i.id, i.title from unnest($2::uuid[]) with ordinality wanted (id, place)
        join items i on i.website_id = $1 and i.id = wanted.id order by wanted.place`,
    },
    [websiteId, ids],
  );
}
