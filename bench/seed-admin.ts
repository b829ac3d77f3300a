import pg from 'pg';
import { seedMarketing } from './seed-marketing.ts';
import { seedPosts } from './seed-posts.ts';
import { seedReviews } from './seed-reviews.ts';
import type { ShopSize } from './shop-size.ts';

/** What the requests of the bench ask for. */
export interface SeededShop {
  readonly websiteId: string;
  /** A product of which much is sold, all the time. */
  readonly bestSeller: string;
  /** A customer with many orders. */
  readonly regular: string;
  readonly regularEmail: string;
  /** The number, the id and the postal code of an order from the middle. */
  readonly orderNumber: number;
  readonly orderId: string;
  readonly postalCode: string;
  /** Of a product from the middle. */
  readonly sku: string;
  readonly productId: string;
  /** Days: the newest order's, a week before it, and a month that is three years old. */
  readonly lastDay: string;
  readonly weekBefore: string;
  readonly oldDay: string;
  readonly oldMonthEnd: string;
  /** A discount with as many codes as the shop has orders. */
  readonly discountId: string;
  /** A blog with as many posts as the shop has products, and one who wrote half of them. */
  readonly blogId: string;
  readonly authorId: string;
}

const firstNames =
  'Maria,James,Anna,John,Emma,Lukas,Sophie,Noah,Olivia,Liam,Mia,Paul,Lena,Thomas,Julia,Michael,Sarah,David,Laura,Daniel,Hannah,Felix,Clara,Jonas,Marie,Leon,Elena,Oscar,Ida,Hugo,Alice,Jules,Camille,Louis,Inès,Carmen,Javier,Lucía,Pablo,Ngozi,Amara,Kofi,Yuki,Haruto,Mei,Wei,Priya,Arjun,Fatima,Omar,Zoë,Björn,Astrid,Søren,Freja,Aino,Eero,Katarzyna,Paweł,Ilse';
const lastNames =
  'Smith,Müller,Schmidt,Johnson,Williams,Brown,Jones,Garcia,Miller,Davis,Rodriguez,Martinez,Hernandez,Lopez,Wilson,Anderson,Taylor,Moore,Jackson,Martin,Lee,Thompson,White,Harris,Clark,Lewis,Walker,Hall,Young,King,Wright,Scott,Green,Baker,Adams,Nelson,Hill,Campbell,Mitchell,Roberts,Carter,Phillips,Evans,Turner,Parker,Collins,Edwards,Stewart,Morris,Murphy,Cook,Rogers,Morgan,Cooper,Peterson,Reed,Bailey,Bell,Gomez,Kelly,Howard,Ward,Cox,Diaz,Richardson,Wood,Watson,Brooks,Bennett,Gray,Fischer,Weber,Meyer,Wagner,Becker,Schulz,Hoffmann,Koch,Bauer,Richter,Klein,Wolf,Schröder,Neumann,Schwarz,Zimmermann,Braun,Krüger,Hofmann,Hartmann,Dubois,Durand,Leroy,Moreau,Simon,Laurent,Lefèvre,Rossi,Russo,Ferrari';
const cities =
  'Portland,Berlin,Paris,London,Hamburg,Chicago,Austin,Seattle,Denver,Boston,München,Köln,Lyon,Nantes,Leeds,Bristol,Oakland,Madison,Asheville,Savannah,Boise,Tucson,Omaha,Tampa,Leipzig,Dresden,Bremen,Bonn,Lille,Toulouse,York,Bath,Wien,Graz,Zürich,Bern,Utrecht,Gent,Aarhus,Malmö';
const streets =
  'Alder Street,Main Street,Oak Avenue,Maple Drive,Cedar Lane,Hauptstraße,Bahnhofstraße,Gartenweg,Lindenallee,Rue de la Paix,High Street,Church Road,Mill Lane,Station Road,Park Avenue,Lake View,Hill Road,River Walk,Elm Court,Birch Way';
const adjectives =
  'Glazed,Speckled,Matte,Ribbed,Tall,Low,Small,Large,Round,Oval,Footed,Handled,Carved,Plain,Painted,Smoked,Salted,Woven,Brushed,Folded';
const materials =
  'Stoneware,Porcelain,Linen,Oak,Walnut,Brass,Glass,Wool,Cotton,Leather,Copper,Ash,Slate,Marble,Bamboo,Cork,Felt,Paper,Steel,Clay';
const nouns =
  'Mug,Bowl,Plate,Vase,Teapot,Pitcher,Tray,Lamp,Basket,Cushion,Blanket,Apron,Spoon,Knife,Board,Jar,Candle,Planter,Stool,Rug,Towel,Print,Notebook,Clock,Mirror';
const tags =
  'Kitchen,Gift,Sale,New,Handmade,Organic,Limited,Summer,Autumn,Spring,Wedding,Office,Garden,Kids,Travel,Vegan,Local,Recycled,Vintage,Luxury';

/** Deterministic draws: `r` is between 0 and 1, `pick` prefers the first entries of a list, `word` is a rare name. */
const functions = [
  `create or replace function pg_temp.r(n bigint, salt int) returns float8 language sql immutable as $$ select ((hashint8extended(n, salt) & 2147483647)::float8 / 2147483648.0) $$`,
  `create or replace function pg_temp.pick(list text[], n bigint, salt int) returns text language sql immutable as $$ select list[1 + floor(power(pg_temp.r(n, salt), 1.6) * cardinality(list))::int] $$`,
  `create or replace function pg_temp.word(n bigint) returns text language sql immutable as $$ select initcap(substr('batodekirumalosenipavufogehajuxycozi', 1 + 2 * (n % 17)::int, 2) || substr('batodekirumalosenipavufogehajuxycozi', 1 + 2 * ((n / 17) % 17)::int, 2) || substr('batodekirumalosenipavufogehajuxycozi', 1 + 2 * ((n / 289) % 17)::int, 2) || substr('batodekirumalosenipavufogehajuxycozi', 1 + 2 * ((n / 4913) % 17)::int, 2)) $$`,
  // Ids rise with time, as those of the server do.
  `create or replace function pg_temp.id(t timestamptz, n bigint, salt int) returns uuid language sql immutable as $$ select (lpad(to_hex((extract(epoch from t) * 1000)::bigint), 12, '0') || '7' || substr(lpad(to_hex(hashint8extended(n, salt) & 1099511627775), 10, '0'), 1, 3) || '8' || substr(lpad(to_hex(hashint8extended(n, salt + 1) & 1152921504606846975), 15, '0'), 1, 15))::uuid $$`,
];

/** Indexes that are made after the rows, which is faster. */
const bigTables = [
  'orders',
  'customers',
  'products',
  'items',
  'outbox_mails',
  'order_lines',
  'payments',
  'reviews',
];

/**
 * Fills the demo shop by SQL: products with variants, stock and pictures; four years of orders by new and returning
 * customers, with lines, events and mails; comments, subscriptions, draft orders, payment links and reviews. All that services
 * fill in is filled in.
 */
export async function seedAdmin(url: string, size: ShopSize): Promise<SeededShop> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (text: string, values: readonly unknown[] = []): Promise<void> => {
    await client.query(text, [...values]);
  };
  try {
    for (const text of functions) await run(text);
    await run("set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
    const shop = await client.query<{ website_id: string; id: string }>(
      "select website_id, id from collections where url_id = 'shop'",
    );
    const place = shop.rows[0];
    if (!place) throw new Error('the demo shop has no /shop');
    const site = place.website_id;
    const indexes = await dropIndexes(client);
    await seedProducts(run, site, place.id, size.products);
    await seedPosts(run, site);
    await seedOrders(run, site, size);
    await seedCustomers(run, site, size.orders);
    await seedRest(run, site, size);
    await seedDrafts(run, site, size);
    await seedMarketing(run, site, size);
    await seedReviews(run, site, size.orders);
    for (const definition of indexes) await run(definition);
    await run('vacuum (analyze)');
    await run('checkpoint');
    return await readFacts(client, site);
  } finally {
    await client.end();
  }
}

type Run = (text: string, values?: readonly unknown[]) => Promise<void>;

async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisprimary`,
    [bigTables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const list = (words: string): string => `string_to_array('${words}', ',')`;

async function seedProducts(run: Run, site: string, collection: string, products: number): Promise<void> {
  console.log(`${products.toLocaleString('en-US')} products …`);
  // `season` is the part of the four years in which a product was new.
  await run(
    `create temporary table made as
     select n, made_on, pg_temp.id(made_on, n, 1) as item, pg_temp.id(made_on, n, 3) as picture,
       concat_ws(' ', case when n % 3 = 0 then (array['Spring', 'Summer', 'Autumn', 'Winter'])[1 + extract(quarter from made_on)::int - 1] || ' ' || extract(year from made_on) end,
         pg_temp.pick(${list(adjectives)}, n, 11), pg_temp.pick(${list(materials)}, n, 12), pg_temp.pick(${list(nouns)}, n, 13),
         case when n % 4 = 0 then pg_temp.word(n) end) as title,
       case when pg_temp.r(n, 14) < 0.88 then 'physical' when pg_temp.r(n, 14) < 0.95 then 'digital' when pg_temp.r(n, 14) < 0.99 then 'service' else 'giftCard' end as type,
       case when pg_temp.r(n, 15) < 0.88 then 'published' when pg_temp.r(n, 15) < 0.94 then 'draft' when pg_temp.r(n, 15) < 0.945 then 'scheduled' else 'deprecated' end as status,
       case when pg_temp.r(n, 15) > 0.995 then now() - interval '3 days' end as deleted_on,
       array(select distinct pg_temp.pick(${list(tags)}, n, 20 + k) from generate_series(1, 1 + (n % 3)::int) k) as tags,
       array[pg_temp.pick(${list(nouns)}, n, 13) || 's'] as categories,
       1 + (n % 3)::int as sizes, (900 + floor(power(pg_temp.r(n, 16), 2) * 25000))::bigint as price
     from (select n::bigint, now() - interval '4 years' + n * interval '4 years' / ($1::int + 1) as made_on from generate_series(1, $1::int) n) numbered`,
    [products],
  );
  await run('create unique index on made (n)');
  await run('analyze made');
  await run(
    `insert into assets (website_id, id, kind, filename, content_type, byte_size, width, height, widths, color_data, alt_text, avif_due, created_on)
     select $1, picture, 'picture', 'product-' || n || '.jpg', 'image/jpeg', 400000, 2400, 1600, '[100, 300, 500, 750, 1000, 1500]',
       '{"topLeft":"aabbcc","topRight":"aabbcc","bottomLeft":"aabbcc","bottomRight":"aabbcc","center":"aabbcc"}', title, null, made_on from made`,
    [site],
  );
  await run(
    `insert into items (website_id, id, collection_id, url_id, record_type, title, excerpt, body, main_image_id, image_ids, status, display_index, tags, categories, published_on, updated_on, deleted_on, deleted_from)
     select $1, item, $2, 'product-' || n, 11, title, '<p>Made by hand.</p>',
       '<p>Made by hand in small numbers; each is a little different. Dishwasher safe, 12 cm across and 6 cm high.</p>',
       picture, jsonb_build_array(picture), status, 1000 + n, tags, categories,
       case when status = 'scheduled' then now() + interval '30 days' else made_on end,
       made_on + pg_temp.r(n, 17) * (now() - made_on), deleted_on, case when deleted_on is not null then 'published' end
     from made order by n`,
    [site, collection],
  );
  await run(
    `insert into categories (website_id, id, name, position)
     select $1, gen_random_uuid(), name, row_number() over (order by name)
     from (select distinct unnest(categories) as name from made) named`,
    [site],
  );
  await run(
    `insert into products (website_id, item_id, type, variant_options, search)
     select $1, item, type, case when sizes = 1 then '[]' else '["Size"]' end::jsonb,
       search_vector($1::uuid, concat_ws(' ', title, 'product-' || n, (select string_agg('SKU-' || n || '-' || k, ' ') from generate_series(1, sizes) k)),
         array(select 't:' || tag from unnest(tags) tag) || array(select 'c:' || category from unnest(categories) category))
     from made order by n`,
    [site],
  );
  await run(
    `create temporary table sizes as select n, k, item, pg_temp.id(made_on, n * 10 + k, 5) as variant, price + 500 * (k - 1) as price from made, generate_series(1, sizes) k`,
  );
  await run(
    `insert into variants (website_id, id, item_id, sku, search, attributes, price_minor, position)
     select $1, variant, item, 'SKU-' || n || '-' || k, search_vector($1::uuid, title || ' SKU-' || n || '-' || k), case when sizes = 1 then '{}' else '{"Size": "' || (array['Small', 'Medium', 'Large'])[k] || '"}' end::json, sizes.price, k - 1
     from sizes join made using (n, item)`,
    [site],
  );
  await run(
    `insert into stock (website_id, variant_id, item_id, unlimited, quantity, movement)
     select $1, variant, item, pg_temp.r(n, 31) < 0.1, case when pg_temp.r(n * 10 + k, 32) < 0.02 then 0 when pg_temp.r(n * 10 + k, 32) < 0.05 then 2 else 10 + (n % 90)::int end, 1 from sizes`,
    [site],
  );
  await run(
    `insert into stock_movements (website_id, variant_id, number, delta, balance, reason, happened_on)
     select $1, variant_id, 1, quantity, quantity, 'received', now() - interval '1 year' from stock where website_id = $1 and movement = 1
     on conflict do nothing`,
    [site],
  );
}

async function seedOrders(run: Run, site: string, { orders, products }: ShopSize): Promise<void> {
  console.log(`${orders.toLocaleString('en-US')} orders …`);
  await run(
    `create temporary table sold as
     select n, item, title, type, jsonb_agg(jsonb_build_object('variant', variant, 'sku', 'SKU-' || n || '-' || k, 'price', sizes.price) order by k) as sizes
     from made join sizes using (n, item) group by n, item, title, type`,
  );
  await run('create unique index on sold (n)');
  await run('analyze sold');
  // Every other order is a customer's first; the rest are by those who ordered before, some of them often.
  await run(
    `create temporary table placed as
     select n, number, placed_on, pg_temp.id(placed_on, n, 41) as id, c,
       pg_temp.id(now() - interval '4 years' + power((2 * c - 1)::float8 / $1, 0.75) * interval '4 years', c, 43) as customer,
       case when c % 5 = 0 then pg_temp.word(c * 7) else pg_temp.pick(${list(firstNames)}, c, 51) end as first_name,
       case when c % 7 = 0 then pg_temp.word(c * 3 + 1) else pg_temp.pick(${list(lastNames)}, c, 52) end as last_name,
       pg_temp.pick(${list(cities)}, c, 53) as city, pg_temp.pick(array['US', 'DE', 'GB', 'FR', 'CA', 'AT', 'CH', 'NL'], c, 54) as country,
       lpad((10000 + floor(pg_temp.r(c, 55) * 89999))::text, 5, '0') as postal_code,
       (1 + floor(pg_temp.r(c, 56) * 180))::text || ' ' || pg_temp.pick(${list(streets)}, c, 57) as line1,
       case when c % 3 = 0 then '+1555' || lpad((c % 10000000)::text, 7, '0') else '' end as phone,
       pg_temp.pick(array['gmail.com', 'gmx.de', 'outlook.com', 'icloud.com', 'yahoo.com', 'web.de', 'proton.me'], c, 58) as domain,
       -- Those of the last days still wait; of the others a few were left behind.
       case when pg_temp.r(n, 61) < 0.03 then 'canceled' when pg_temp.r(n, 61) < 0.05 then 'refunded'
         when pg_temp.r(n, 61) < 0.065 then 'partially-refunded' when n > $1 - greatest(20, $1 / 1000) and n % 20 = 0 then 'awaiting-payment'
         when n > $1 - greatest(40, $1 / 1000) or n % 10007 = 0 then 'paid' else 'fulfilled' end as status,
       case when n % 2 = 0 then floor(power(pg_temp.r(n, 62), 4) * $2)::bigint else greatest(0, floor(n::float8 / $1 * $2) - floor(pg_temp.r(n, 63) * $2 / 60))::bigint end as p1,
       case when n % 3 = 0 then floor(power(pg_temp.r(n, 64), 4) * $2)::bigint end as p2,
       case when n % 25 = 0 then array['Gift'] when n % 333 = 0 then array['Wholesale', 'Call back'] else '{}' end as tags
     from (
       select n::bigint, 1000 + n as number, now() - interval '4 years' + power(n::float8 / ($1::int + 1), 0.75) * interval '4 years' as placed_on,
         case when n % 2 = 1 then (n + 1) / 2 else 1 + floor(power(pg_temp.r(n, 42), 1.5) * (n / 2)) end::bigint as c
       from generate_series(1, $1::int) n) numbered`,
    [orders, products],
  );
  await run('create unique index on placed (n)');
  await run('analyze placed');
  await run(
    `create temporary table bought as
     select o.n, o.id as order_id, 0 as position, s.item, s.title, s.type, s.sizes -> ((o.n % jsonb_array_length(s.sizes))::int) as size, 1 + (o.n % 11 = 0)::int as quantity
     from placed o join sold s on s.n = 1 + o.p1
     union all
     select o.n, o.id, 1, s.item, s.title, s.type, s.sizes -> 0, 1 from placed o join sold s on s.n = 1 + o.p2 where o.p2 <> o.p1`,
  );
  await run(
    `create temporary table summed as select n, sum(quantity)::int as quantity, sum(quantity * (size ->> 'price')::bigint)::bigint as subtotal, string_agg(title || ' ' || (size ->> 'sku'), ' ') as words, array_agg('p:' || item) as marks from bought group by n`,
  );
  await run('create unique index on summed (n)');
  await run('analyze summed');
  await run(
    `insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email, details, delivery_name, customer_id, totals,
       currency, grand_total_minor, refunded_minor, fulfilment, fulfilled_on, placed_on, tags, search)
     select $1::uuid, id, number, md5(n || 'token'), pg_temp.id(placed_on, n, 71), pg_temp.id(placed_on, n, 73), status, false, email,
       jsonb_build_object('email', email, 'note', '', 'deliveryOptionId', 'standard', 'address', jsonb_build_object('firstName', first_name, 'lastName', last_name,
         'line1', line1, 'line2', '', 'city', city, 'region', '', 'postalCode', postal_code, 'country', country, 'phone', phone)),
       'Standard', customer,
       jsonb_build_object('lineSubtotalsMinor', jsonb_build_array(subtotal), 'subtotalMinor', subtotal, 'discounts', '[]'::jsonb, 'refusedDiscounts', '[]'::jsonb, 'discountMinor', 0,
         'deliveryMinor', 600, 'taxMinor', 0, 'taxLines', '[]'::jsonb, 'grandTotalMinor', subtotal + 600, 'giftCards', '[]'::jsonb, 'giftCardMinor', 0,
         'amountDueMinor', subtotal + 600, 'totalQuantity', quantity, 'pricesIncludeTax', false),
       'USD', subtotal + 600, case status when 'refunded' then subtotal + 600 when 'canceled' then subtotal + 600 when 'partially-refunded' then 500 else 0 end,
       case when status = 'fulfilled' or (status in ('refunded', 'partially-refunded') and n < $2::int * 0.999) then 'fulfilled' else 'unfulfilled' end,
       case when status = 'fulfilled' or (status in ('refunded', 'partially-refunded') and n < $2::int * 0.999) then placed_on + interval '1 day' end,
       placed_on, tags,
       search_vector($1::uuid, concat_ws(' ', number, email, first_name, last_name, line1, city, postal_code, country, phone, words), marks || array(select 't:' || tag from unnest(tags) tag))
     from (select *, lower(search_words(first_name)) || '.' || lower(search_words(last_name)) || c || '@' || domain as email from placed) o join summed using (n) order by n`,
    [site, orders],
  );
  await run(
    `insert into order_lines (website_id, order_id, id, position, item_id, variant_id, sku, product_name, attributes, product_type, quantity, unit_price_minor, line_total_minor)
     select $1::uuid, order_id, pg_temp.id(now(), n * 2 + position, 75), position, item, (size ->> 'variant')::uuid, size ->> 'sku', title, '{}', type, quantity, (size ->> 'price')::bigint, quantity * (size ->> 'price')::bigint from bought`,
    [site],
  );
  await run(
    `insert into payments (website_id, id, cart_id, idempotency_key, provider, provider_reference, status, amount_minor, currency, test_mode, card_brand, card_last4, draft, origin, order_id, created_on, settled_on, next_check_on)
     select $1::uuid, payment_id, cart_id, 'key-' || number, 'test', 'reference-' || number, case status when 'awaiting-payment' then 'awaiting' else 'captured' end, grand_total_minor, 'USD', false, 'visa', '4242', '{}', '', id, placed_on, placed_on, placed_on + interval '60 days'
     from orders where website_id = $1::uuid and access_token = md5((number - 1000) || 'token')`,
    [site],
  );
  await run(
    `insert into order_events (website_id, order_id, id, type, actor, happened_on) select $1::uuid, id, pg_temp.id(placed_on, n, 77), 'placed', 'buyer', placed_on from placed`,
    [site],
  );
}

async function seedCustomers(run: Run, site: string, orders: number): Promise<void> {
  console.log(`${Math.floor(orders / 2).toLocaleString('en-US')} customers …`);
  await run(
    `insert into customers (website_id, id, email, name, phone, place, tags, order_count, spent_minor, currency, first_order_on, last_order_on, search)
     select $1::uuid, customer, email, name, phone, place, tags, order_count, spent, 'USD', first_on, last_on,
       search_vector($1::uuid, concat_ws(' ', email, name, phone, place), tags)
     from (
       select p.customer, min(o.email) as email, min(p.first_name || ' ' || p.last_name) as name, min(p.phone) as phone, min(p.city || ', ' || p.country) as place,
         case when min(p.c) % 50 = 0 then array['Wholesale'] when min(p.c) % 9 = 0 then array['Newsletter'] else '{}' end as tags,
         count(*)::int as order_count, sum(o.grand_total_minor - o.refunded_minor) as spent, min(p.placed_on) as first_on, max(p.placed_on) as last_on
       from placed p join orders o on o.website_id = $1::uuid and o.id = p.id group by p.customer) people order by customer`,
    [site],
  );
}

async function seedRest(run: Run, site: string, { orders, products }: ShopSize): Promise<void> {
  console.log('Mails, comments, subscriptions …');
  await run(
    `insert into outbox_mails (website_id, id, kind, order_id, recipient, subject, body_text, body_html, status, next_attempt_on, created_on, sent_on)
     select $1::uuid, pg_temp.id(placed_on, n, 81), 'order-confirmation', id, 'buyer-' || c || '@example.com', 'Your order #' || number, 'Thank you.', '<p>Thank you.</p>',
       case when n % 20011 = 0 then 'failed' when n > $2::int - 5 then 'stored' else 'sent' end, placed_on, placed_on, placed_on from placed order by n`,
    [site, orders],
  );
  await run(
    `insert into comments (website_id, id, item_id, thread_id, depth, author_name, author_email, body, status, fingerprint, body_hash, sender_hash, created_on)
     select $1::uuid, id, item, id, 1, first_name || ' ' || last_name, lower(search_words(first_name)) || n || '@example.com', 'Which clay is number ' || n || '?', status, md5('f' || n), md5('b' || n), md5('s' || n), made_on
     from (select n, made_on, item, pg_temp.id(made_on, n, 91) as id, pg_temp.pick(${list(firstNames)}, n, 94) as first_name, pg_temp.pick(${list(lastNames)}, n, 96) as last_name, case when n > $2::int - 20 then 'held' when n % 50 = 0 then 'spam' when n % 70 = 0 then 'removed' else 'visible' end as status from made) written`,
    [site, products],
  );
  await run(
    `insert into subscriptions (website_id, id, access_token, status, item_id, variant_id, sku, product_name, attributes, quantity, unit_price_minor, currency, plan, details, origin, provider, customer, payment_method, first_order_id, started_on, period_ends_on, ended_on)
     select $1::uuid, pg_temp.id(o.placed_on, o.n, 93), md5('s' || o.n), case when o.n % 900 = 0 then 'past-due' when o.n % 3 = 0 then 'canceled' else 'active' end, b.item, (b.size ->> 'variant')::uuid, b.size ->> 'sku', b.title, '{}', 1, 2000, 'USD',
       '{"billingPeriod": {"unit": "MONTH", "value": 1}, "numBillingCycles": 0}', jsonb_build_object('email', 'buyer-' || o.c || '@example.com', 'address', jsonb_build_object('firstName', o.first_name, 'lastName', o.last_name)), '', 'test', 'c', 'm', o.id, o.placed_on, now() + interval '20 days', null
     from placed o join bought b on b.n = o.n and b.position = 0 where o.n % 10 = 0`,
    [site],
  );
}

/** Every twentieth order was a draft; of those of a fifth its customer has not paid. A website has 200 payment links. */
async function seedDrafts(run: Run, site: string, { orders }: ShopSize): Promise<void> {
  console.log('Draft orders, payment links …');
  await run(
    `create temporary table drafted as
     select o.*, o.number / 20 as draft, pg_temp.id(o.placed_on, o.number, 97) as cart, o.number % 100 <> 0 as is_bought,
       o.number % 200 = 0 or o.number % 100 <> 0 as is_sent, concat_ws(' ', o.details #>> '{address,firstName}', o.details #>> '{address,lastName}') as buyer,
       l.item_id, l.variant_id, l.sku, l.product_name, l.quantity, l.unit_price_minor
     from orders o join order_lines l on l.website_id = o.website_id and l.order_id = o.id and l.position = 0
     where o.website_id = $1::uuid and o.access_token = md5((o.number - 1000) || 'token') and o.number % 20 = 0`,
    [site],
  );
  await run(
    `insert into carts (website_id, id, purpose, is_purchased, order_id, created_on, updated_on, expires_on)
     select website_id, cart, 'payment-link', is_bought, case when is_bought then id end, placed_on, placed_on,
       case when is_sent and not is_bought then case when number > 1000 + $1::int * 0.9 then now() + interval '300 days' else placed_on + interval '30 days' end end
     from drafted`,
    [orders],
  );
  await run(
    `insert into cart_entries (website_id, cart_id, id, item_id, variant_id, quantity, named_price_minor, added_on)
     select website_id, cart, pg_temp.id(placed_on, number, 98), item_id, variant_id, quantity, unit_price_minor, placed_on from drafted`,
  );
  await run(
    `insert into draft_orders (website_id, id, number, cart_id, secret, email, name, sent_on, created_by, created_on, updated_on, search)
     select website_id, pg_temp.id(placed_on, number, 99), draft, cart, md5('d' || number), email, buyer, case when is_sent then placed_on end,
       (select account_id from contributors c where c.website_id = $1::uuid limit 1), placed_on, placed_on + interval '1 hour',
       search_vector($1::uuid, concat_ws(' ', draft, email, buyer, product_name, sku), array['p:' || item_id])
     from drafted`,
    [site],
  );
  await run(
    `insert into draft_order_counters (website_id, last_number) select $1::uuid, max(draft) from drafted
     on conflict (website_id) do update set last_number = excluded.last_number`,
    [site],
  );
  await run(
    `update websites set settings = settings || jsonb_build_object('commerce', coalesce(settings -> 'commerce', '{}') || '{"paymentLinks": true}')
     where website_id = $1::uuid`,
    [site],
  );
  await run(
    `insert into payment_links (website_id, id, token, name, item_id, variant_id, quantity, is_enabled, created_on)
     select website_id, pg_temp.id(placed_on, number, 100), md5('l' || number), product_name || ' at the market', item_id, variant_id, 1, number % 3 <> 0, placed_on
     from drafted order by number limit 200 - (select count(*) from payment_links where website_id = $1::uuid)`,
    [site],
  );
}

async function readFacts(client: pg.Client, websiteId: string): Promise<SeededShop> {
  const { rows } = await client.query<SeededShop>(
    `with newest as (select max(placed_on) as at from orders where website_id = $1),
      middle as (select * from orders where website_id = $1 and number = (select 1000 + count(*) / 2 from orders where website_id = $1)),
      regular as (select * from customers where website_id = $1 order by order_count desc limit 1),
      best as (select item_id from order_lines where website_id = $1 and order_id in (select id from orders where website_id = $1 order by number desc limit 2000) group by item_id order by count(*) desc limit 1),
      thing as (select v.* from variants v where v.website_id = $1 and v.sku = 'SKU-' || (select count(*) / 2 from products where website_id = $1) || '-1')
     select $1::text as "websiteId", best.item_id as "bestSeller", regular.id as "regular", regular.email as "regularEmail", middle.number::int as "orderNumber", middle.id as "orderId",
       middle.details #>> '{address,postalCode}' as "postalCode", thing.sku, thing.item_id as "productId", newest.at::date::text as "lastDay", (newest.at - interval '7 days')::date::text as "weekBefore",
       (newest.at - interval '37 months')::date::text as "oldDay", (newest.at - interval '36 months')::date::text as "oldMonthEnd",
       (select id from discounts where website_id = $1 and name = 'The large mailing') as "discountId",
       (select id from collections where website_id = $1 and kind = 'blog' order by id limit 1) as "blogId",
       (select id from authors where website_id = $1 order by id limit 1) as "authorId"
     from newest, middle, regular, best, thing`,
    [websiteId],
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('the shop was not filled');
  return facts;
}
