import { Agent, get } from 'node:http';
import pg from 'pg';
import { milliseconds, type Figure } from './figure.ts';
import { secondsWhileAlive, withDescendants } from './processes.ts';
import { waitForSearchIndex } from './search.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';
import { invalidatePages } from './seed-products.ts';
import { measureStreams } from './streams.ts';

const posts = 12_000;
const shows = 3_000;
const works = 5_000;
const pictures = 50_000;

/** One connection, like one visitor's browser. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Adds a large amount of content to the demo shop: 12,000 posts by 20 authors in 8 categories with 60 tags, 3,000
 * events over four years, 5,000 works in a gallery, 50,000 pictures, two or three per item; and an index of all.
 */
async function fillSite(client: pg.Client): Promise<string> {
  const place = await client.query<{ website_id: string; id: string }>(
    "select website_id, id from collections where url_id = 'journal'",
  );
  const [journal] = place.rows;
  if (journal === undefined) throw new Error('the demo shop has no /journal');
  const site = journal.website_id;
  await client.query('begin');
  await client.query(
    `create temporary table shots on commit drop as select n, gen_random_uuid() as id from generate_series(0, $1::int - 1) n`,
    [pictures],
  );
  await client.query(
    `insert into assets (website_id, id, kind, filename, content_type, byte_size, width, height, widths, color_data, alt_text, avif_due, created_on)
     select $1, id, 'picture', 'shot-' || n || '.jpg', 'image/jpeg', 400000, 2400, 1600, '[100, 300, 500, 750, 1000, 1500]',
       '{"topLeft":"aabbcc","topRight":"aabbcc","bottomLeft":"aabbcc","bottomRight":"aabbcc","center":"aabbcc"}', 'A shot', null, now() from shots`,
    [site],
  );
  await client.query(
    `create temporary table lists on commit drop as select kind, gen_random_uuid() as id from unnest(array['blog', 'events', 'gallery', 'index']) kind`,
  );
  await client.query(
    `insert into collections (website_id, id, kind, url_id, title, ordering, updated_on)
     select $1, id, kind, 'many-' || kind, 'Many ' || kind,
       case kind when 'blog' then 'chronological' when 'events' then 'calendar' else 'user-orderable' end, now() from lists`,
    [site],
  );
  await client.query(
    `update collections set parent_id = (select id from lists where kind = 'index') where website_id = $1 and url_id in ('many-blog', 'many-gallery')`,
    [site],
  );
  await client.query(
    `insert into authors (website_id, id, url_id, display_name, bio) select $1, gen_random_uuid(), 'writer-' || n, 'Writer ' || n, 'Writes.' from generate_series(0, 19) n`,
    [site],
  );
  const columns =
    'website_id, id, collection_id, url_id, record_type, title, excerpt, body, main_image_id, image_ids, tags, categories, author_id, start_date, end_date, location, display_index, published_on, updated_on';
  const pictured = (from: string): string =>
    `(select id from shots where shots.n = (${from}) % ${pictures}), (select jsonb_agg(id) from shots where shots.n in ((${from}) % ${pictures}, (${from} + 1) % ${pictures}, (${from} + 2) % ${pictures}))`;
  await client.query('create index on shots (n)');
  await client.query(
    `insert into items (${columns})
     select $1, gen_random_uuid(), (select id from lists where kind = 'blog'), 'post-' || n, 1, 'Post number ' || n,
       '<p>What happened on day ' || n || ' in the workshop.</p>', '<p>' || repeat('Some words about clay and fire. ', 60) || '</p>',
       ${pictured('g.n * 3')}, array['tag ' || n % 60, 'tag ' || n % 7], array['Shelf ' || n % 8],
       (select id from authors where website_id = $1 and url_id = 'writer-' || n % 20),
       null, null, null, 0, now() - n * interval '3 hours', now() from generate_series(1, ${posts}) g(n)`,
    [site],
  );
  await client.query(
    `insert into items (${columns})
     select $1, gen_random_uuid(), (select id from lists where kind = 'events'), 'show-' || n, 12, 'Show number ' || n,
       '<p>Come by.</p>', '<p>Doors at eight.</p>', ${pictured('g.n * 5')}, '{}', array['Room ' || n % 4], null,
       now() + (n - 2500) * interval '12 hours', now() + (n - 2500) * interval '12 hours' + interval '2 hours',
       '{"addressLine1":"1 Kiln Lane","addressLine2":"","addressCountry":"US"}', 0, now(), now() from generate_series(1, ${shows}) g(n)`,
    [site],
  );
  await client.query(
    `insert into items (${columns})
     select $1, gen_random_uuid(), (select id from lists where kind = 'gallery'), 'work-' || n, 2, 'Work number ' || n,
       '', '<p>Stoneware.</p>', ${pictured('g.n * 7')}, array['tag ' || n % 30], array['Series ' || n % 10], null, null, null, null,
       n, now(), now() from generate_series(1, ${works}) g(n)`,
    [site],
  );
  await client.query('commit');
  await client.query('vacuum analyze items');
  await client.query('analyze');
  return site;
}

interface Answer {
  readonly status: number;
  readonly bytes: number;
  /** Milliseconds until the last byte. */
  readonly time: number;
}

function ask(path: string): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(
      `${benchOrigin}${path}`,
      { agent, headers: { cookie: 'crumb=benchbenchbenchbench00' } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            bytes,
            time: performance.now() - begun,
          }),
        );
      },
    ).on('error', reject);
  });
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Pages of every type, each requested once. */
function pagesToAsk(): Readonly<Record<string, readonly string[]>> {
  return {
    lists: [
      ...numbers(120).map((at) => `/many-blog?page=${at * 7 + 1}`),
      ...numbers(60).map((at) => `/many-events?page=${at + 1}`),
      ...numbers(60).map((at) => `/many-gallery?page=${at + 1}`),
    ],
    parts: [
      ...numbers(60).map((at) => `/many-blog?tag=tag%20${at}`),
      ...numbers(8).flatMap((at) =>
        [1, 5, 9].map((page) => `/many-blog?category=Shelf%20${at}&page=${page}`),
      ),
      ...numbers(20).map((at) => `/many-blog?author=writer-${at}`),
      ...numbers(10).map((at) => `/many-gallery?category=Series%20${at}`),
      ...numbers(4).map((at) => `/many-events?category=Room%20${at}`),
    ],
    items: [
      ...numbers(200).map((at) => `/many-blog/post-${at * 59 + 1}`),
      ...numbers(60).map((at) => `/many-events/show-${at * 49 + 1}`),
      ...numbers(60).map((at) => `/many-gallery/work-${at * 83 + 1}`),
    ],
    others: ['/', '/about', '/journal', '/events', '/shop', '/many-index'],
  };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Seconds of processor time each process of server and database has used. */
function processorTimes(shop: ShopUnderTest): ReadonlyMap<number, number> {
  const pids = [...withDescendants(shop.process.pid ?? 0), ...withDescendants(shop.databasePid)];
  return new Map(
    pids.flatMap((pid) => {
      const seconds = secondsWhileAlive(pid);
      return seconds === null ? [] : [[pid, seconds] as const];
    }),
  );
}

/** Seconds used since `before`; processes that have ended are not counted. */
function usedSince(shop: ShopUnderTest, before: ReadonlyMap<number, number>): number {
  return [...processorTimes(shop)].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
}

/** First renders of every page type on a site of 20,000 items and 50,000 pictures, and its feeds and sitemap. */
export async function measureContent(shop: ShopUnderTest): Promise<Figure[]> {
  console.log('Adding 20,000 items and 50,000 pictures …');
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const websiteId = await fillSite(client);
    const groups = pagesToAsk();
    // Code and statements are warmed up on one revision; pages are measured on the next.
    await invalidatePages(shop.databaseUrl, websiteId);
    for (const path of Object.values(groups).flatMap((paths) => paths.filter((_path, n) => n % 3 === 0))) {
      await ask(path);
    }
    // The search index catches up in the background, which is measured separately.
    await waitForSearchIndex(shop.databaseUrl, websiteId);
    await invalidatePages(shop.databaseUrl, websiteId);
    await waitForSearchIndex(shop.databaseUrl, websiteId);
    const usedBefore = processorTimes(shop);
    const all: number[] = [];
    const notes: string[] = [];
    let failures = 0;
    for (const [name, paths] of Object.entries(groups)) {
      const times: number[] = [];
      for (const path of paths) {
        const { status, time } = await ask(path);
        times.push(time);
        if (status !== 200) failures += 1;
      }
      all.push(...times);
      times.sort((a, b) => a - b);
      notes.push(`${name} ${milliseconds(at(times, 0.5))} / ${milliseconds(at(times, 0.95))}`);
    }
    all.sort((a, b) => a - b);
    const used = (usedSince(shop, usedBefore) * 1000) / all.length;
    return [
      {
        name: 'any page, 20,000 items and 50,000 pictures, never cached, p95',
        value: milliseconds(at(all, 0.95)),
        budget: '<= 20 ms',
        met: at(all, 0.95) <= 20 && failures === 0,
        note: `${all.length} pages, slowest ${milliseconds(at(all, 1))}, ${failures} failed; processor time of a page ${milliseconds(used)}; median / p95: ${notes.join(', ')}`,
      },
      await measureStreams(shop),
    ];
  } finally {
    await client.end();
    agent.destroy();
  }
}
