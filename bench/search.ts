import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { milliseconds, type Figure } from './figure.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';
import { invalidatePages } from './seed-products.ts';

const stories = 20_000;
/** Different queries, each sent once. */
const questions = 400;

/** Adds 20,000 posts of about 120 words each to the demo shop, with a few common and many rare words. */
async function writeStories(client: pg.Client): Promise<string> {
  const place = await client.query<{ website_id: string; id: string }>(
    "select website_id, id from collections where url_id = 'journal'",
  );
  const [journal] = place.rows;
  if (journal === undefined) throw new Error('the demo shop has no /journal');
  await client.query(
    `insert into items (website_id, id, collection_id, url_id, record_type, title, excerpt, body, tags, display_index, published_on, updated_on)
     select $1, gen_random_uuid(), $2, 'story-' || n, 1,
       'Story of the ' || pg_temp.word(n) || ' and the ' || pg_temp.word(n * 7), '<p>About a ' || pg_temp.word(n * 3) || ' kiln.</p>',
       '<p>' || (select string_agg(pg_temp.word((n * 31 + at * at * 17) % (40 + at * 40)), ' ') from generate_series(1, 120) at) || ' glaze</p>',
       array[pg_temp.word(n % 40)], 5000 + n, now(), now()
     from generate_series(1, $3::int) n`,
    [journal.website_id, journal.id, stories],
  );
  return journal.website_id;
}

const makeWords = `create or replace function pg_temp.word(n bigint) returns text language sql immutable as $$
  select string_agg(substr('batodekirumalosenipavufoge', 1 + 2 * ((n / (13 ^ k)::bigint) % 13)::int, 2), '')
  from generate_series(0, 3) k $$`;

/** Half common words, the rest prefixes, pairs, rare words and typos. */
function questionOf(at: number): string {
  const asked = ['glaze', 'kiln', `story ${at}`, 'story of the', 'bat', 'glzae', 'tode', 'bench bowl'];
  const common = asked[at % 16];
  return (
    common ?? `${'bademulosipafoge'.slice(at % 8, (at % 8) + 4)} ${['glaze', 'ki', 'de', 'stroy'][at % 4]}`
  );
}

/** Search suggestions over 20,000 posts and 10,000 products. */
export async function measureSearch(shop: ShopUnderTest): Promise<Figure[]> {
  console.log('Writing 20,000 posts to search in …');
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    await client.query(makeWords);
    const websiteId = await writeStories(client);
    await client.query('analyze items');
    const begun = performance.now();
    await invalidatePages(shop.databaseUrl, websiteId);
    await waitForSearchIndex(shop.databaseUrl, websiteId);
    const indexing = performance.now() - begun;
    await client.query('vacuum analyze search_documents');
    await client.query('vacuum analyze items');
    const times: number[] = [];
    let failures = 0;
    for (let at = -50; at < questions; at += 1) {
      const asked = performance.now();
      const answer = await fetch(
        `${benchOrigin}/api/search?q=${encodeURIComponent(questionOf(Math.abs(at)))}`,
      );
      await answer.text();
      if (at < 0) continue;
      times.push(performance.now() - asked);
      if (!answer.ok) failures += 1;
    }
    times.sort((a, b) => a - b);
    const of = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
    return [
      {
        name: 'search, 20,000 posts and 10,000 products, p95',
        value: milliseconds(of(0.95)),
        budget: '<= 30 ms',
        met: of(0.95) <= 30 && failures === 0,
        note: `median ${milliseconds(of(0.5))}, slowest ${milliseconds(of(0.999))}, ${failures} failed; all posts found ${Math.round(indexing / 1000)} s after they were written`,
      },
    ];
  } finally {
    await client.end();
  }
}

/** Whether the newest content is not indexed yet. */
async function isBehind(client: pg.Client, websiteId: string): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from websites w left join search_states s on s.website_id = w.website_id
     where w.website_id = $1 and s.revision is distinct from w.revision::int`,
    [websiteId],
  );
  return rows.length > 0;
}

/** Waits until the background indexer is done, which would otherwise be measured with the pages. */
export async function waitForSearchIndex(databaseUrl: string, websiteId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  console.log('Waiting until they are indexed …');
  while (await isBehind(client, websiteId)) await wait(100);
  await client.end();
}
