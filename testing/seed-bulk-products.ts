import type { Database } from '@vitrine/server/platform/db/database.ts';
import type { TestShop } from './shop-fixture.ts';

/**
 * Published products as rows, for work on many: `Bowl 1` …, each with one variant `BOWL-1` of 10.00 and ten units in
 * stock. Returns their ids in order.
 */
export async function seedBulkProducts(
  db: Database,
  shop: TestShop,
  count: number,
): Promise<readonly string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `with made as (
       select n, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as item, gen_random_uuid() as variant
       from generate_series(1, $3::int) n
     ), items_made as (
       insert into items (website_id, id, collection_id, url_id, record_type, title, tags, display_index, published_on, updated_on)
       select $1::uuid, item, $2, 'bowl-' || n, 11, 'Bowl ' || n, '{Clay}', n, '2026-01-01', '2026-01-01' from made
     ), products_made as (
       insert into products (website_id, item_id, type, search)
       select $1::uuid, item, 'physical', search_vector($1::uuid, 'Bowl ' || n || ' bowl-' || n || ' BOWL-' || n, array['t:Clay'])
       from made
     ), variants_made as (
       insert into variants (website_id, id, item_id, sku, price_minor)
       select $1::uuid, variant, item, 'BOWL-' || n, 1000 from made
     ), stock_made as (
       insert into stock (website_id, variant_id, item_id, quantity, movement) select $1::uuid, variant, item, 10, 1 from made
     ), moved as (
       insert into stock_movements (website_id, variant_id, number, delta, balance, reason, happened_on)
       select $1::uuid, variant, 1, 10, 10, 'initial', '2026-01-01' from made
     )
     select item as id from made order by n`,
    [shop.websiteId, shop.collectionId, count],
  );
  return rows.map(({ id }) => id);
}
