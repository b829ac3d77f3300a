import pg from 'pg';

export const benchProducts = 10_000;
/** Products that the order and cart benchmarks buy from. */
const soldProducts = 100;
export const benchPriceMinor = 2000;

export interface BenchGoods {
  readonly websiteId: string;
  /** Item ids and SKUs of the first `soldProducts` products. */
  readonly sold: readonly { readonly itemId: string; readonly sku: string }[];
}

/** Inserts 10,000 physical products with two variants each into the demo shop's collection, directly by SQL. */
export async function seedProducts(url: string): Promise<BenchGoods> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const shop = await client.query<{ website_id: string; id: string }>(
      "select website_id, id from collections where url_id = 'shop'",
    );
    const place = shop.rows[0];
    if (!place) throw new Error('the demo shop has no /shop');
    const images = await client.query<{ id: string }>(
      "select id from assets where website_id = $1 and kind = 'picture' and filename like 'stoneware%' order by filename",
      [place.website_id],
    );
    const pictures = images.rows.map((row) => row.id);
    await client.query('begin');
    await client.query(
      `create temporary table made on commit drop as select n, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as item, gen_random_uuid() as small, gen_random_uuid() as large from generate_series(1, $1::int) n`,
      [benchProducts],
    );
    await client.query(
      `insert into items (website_id, id, collection_id, url_id, record_type, title, excerpt, body, main_image_id, image_ids, display_index, published_on, updated_on)
       select $1, item, $2, 'bench-' || n, 11, 'Bench bowl no. ' || n, '<p>A small bowl.</p>',
         '<p>A small bowl, thrown and glazed by hand, 12 cm across and 6 cm high.</p>', $3::uuid, $4::jsonb, 1000 + n, now(), now() from made`,
      [place.website_id, place.id, pictures[0] ?? null, JSON.stringify(pictures)],
    );
    await client.query(
      `insert into products (website_id, item_id, type, variant_options) select $1, item, 'physical', '["Size"]' from made`,
      [place.website_id],
    );
    for (const [position, size] of ['small', 'large'].entries()) {
      await client.query(
        `insert into variants (website_id, id, item_id, sku, attributes, price_minor, position)
         select $1, ${size}, item, 'BENCH-' || n || '-${size}', '{"Size": "${size}"}', $2, $3 from made`,
        [place.website_id, benchPriceMinor, position],
      );
      await client.query(
        `insert into stock (website_id, variant_id, item_id, unlimited, quantity) select $1, ${size}, item, false, 1000000 from made`,
        [place.website_id],
      );
    }
    const sold = await client.query<{ itemId: string; sku: string }>(
      `select item as "itemId", 'BENCH-' || n || '-small' as sku from made where n <= $1 order by n`,
      [soldProducts],
    );
    await client.query('commit');
    // Not the carts: a new shop has no statistics of them either.
    await client.query('vacuum (analyze) items, products, variants, stock');
    await invalidatePages(url, place.website_id);
    return { websiteId: place.website_id, sold: sold.rows };
  } finally {
    await client.end();
  }
}

/** Invalidates every cached page, as an owner's edit does. */
export async function invalidatePages(url: string, websiteId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update websites set revision = revision + 1 where website_id = $1', [websiteId]);
  await client.query("select pg_notify('vitrine', 'site:' || $1)", [websiteId]);
  await client.end();
}

/** Products per page of the shop's list; null for the theme's default. */
export async function setPageSize(url: string, websiteId: string, pageSize: number | null): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update collections set listing = $2 where website_id = $1 and url_id = 'shop'", [
    websiteId,
    JSON.stringify(pageSize === null ? {} : { pageSize }),
  ]);
  await client.end();
  await invalidatePages(url, websiteId);
}
