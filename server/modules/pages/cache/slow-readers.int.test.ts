import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@vitrine/server/app.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createCollection } from '../../content/index.ts';

/** Together 5 MB of sitemap. */
const POSTS = 1500;
const LONG_POSTS = 30;
/** More than there are connections to the database. */
const READERS = 17;

let server: TestApp;
// The system's own buffers take megabytes of a connection over TCP, a fraction of one over a socket like this.
let nearby: FastifyInstance;
let socketPath = '';
let folder = '';
let requested: string[] = [];
const open: IncomingMessage[] = [];

beforeAll(async () => {
  server = await startTestApp('small');
  const { platform, websiteId } = server;
  nearby = await buildApp(platform);
  folder = await mkdtemp(join(tmpdir(), 'vitrine-slow-'));
  socketPath = join(folder, 'socket');
  await nearby.listen({ path: socketPath });
  const journal = await createCollection(platform, websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
    ordering: 'chronological',
  });
  const { $client: pool } = platform.db;
  const pictures = await pool.query<{ id: string }>(
    `insert into assets (website_id, id, kind, filename, content_type, byte_size, width, height, widths, created_on)
     select $1, gen_random_uuid(), 'picture', repeat('long-name-', 20) || n || '.jpg', 'image/jpeg', 1, 1, 1, '[1]', now()
     from generate_series(1, 10) n returning id`,
    [websiteId],
  );
  await pool.query(
    `insert into items (website_id, id, collection_id, url_id, record_type, title, body, image_ids, tags, display_index, published_on, updated_on)
     select $1, gen_random_uuid(), $2, 'post-' || n, 1, 'Post ' || n, case when n <= $4 then repeat('Clay and fire. ', 7000) else '' end,
       $3, case when n <= $4 then '{long}'::text[] else '{}' end, 0, now() - n * interval '1 hour', now()
     from generate_series(1, $5::int) n`,
    [websiteId, journal, JSON.stringify(pictures.rows.map(({ id }) => id)), LONG_POSTS, POSTS],
  );
});
afterAll(async () => {
  await nearby.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  const { $client: pool } = server.platform.db;
  const query = pool.query.bind(pool) as (...values: unknown[]) => unknown;
  requested = [];
  vi.spyOn(pool, 'query').mockImplementation((...values: unknown[]) => {
    const [statement] = values;
    if (typeof statement === 'object' && statement !== null && 'name' in statement)
      requested.push(String(statement.name));
    return query(...values);
  });
});
afterEach(() => {
  for (const answer of open.splice(0)) answer.destroy();
  vi.restoreAllMocks();
});

const timeout = { timeout: 20_000, interval: 20 };

/** Number of executions of a statement since the test began. */
const times = (name: string): number => requested.filter((one) => one === name).length;

function ask(path: string, headers = {}, method = 'GET'): Promise<IncomingMessage> {
  const { host } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    get({ socketPath, path, method, agent: false, headers: { host, ...headers } }, resolve).on(
      'error',
      reject,
    );
  });
}

/** A reader that reads the first bytes and then waits. */
async function openAndWait(path: string): Promise<IncomingMessage> {
  const answer = await ask(path);
  open.push(answer);
  answer.on('error', () => undefined);
  await once(answer, 'readable');
  answer.read(1);
  return answer;
}

async function readRest(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
const readWhole = async (path: string): Promise<string> => readRest(await ask(path));

/** Waits until no connection to the database is in use. */
const allConnectionsAreFree = (): Promise<void> =>
  vi.waitFor(() => {
    const { totalCount, idleCount, waitingCount } = server.platform.db.$client;
    expect({ waitingCount, inUse: totalCount - idleCount }).toEqual({ waitingCount: 0, inUse: 0 });
  }, timeout);

it('reads a sitemap no faster than its readers do, and holds no connection for them', async () => {
  const whole = await readWhole('/sitemap.xml');
  expect(whole.match(/<url>/g)?.length).toBeGreaterThan(POSTS);
  const oneWhole = times('content-addresses');
  const slow = await Promise.all(Array.from({ length: READERS }, () => openAndWait('/sitemap.xml')));
  await allConnectionsAreFree();
  // While another reads everything, there is time to send as much to all that have started.
  expect(await readWhole('/sitemap.xml')).toBe(whole);
  expect(times('content-addresses') - 2 * oneWhole).toBeLessThan((READERS * oneWhole) / 2);

  // All but one disconnect: that one gets the rest, and nothing is read for the others.
  const [first, ...rest] = slow;
  if (first === undefined) throw new Error('nobody reads');
  for (const answer of rest) answer.destroy();
  const begun = times('content-addresses');
  expect(await readRest(first)).toBe(whole.slice(1));
  expect(times('content-addresses') - begun).toBeLessThanOrEqual(oneWhole);
  await allConnectionsAreFree();
});

it('reads a feed no faster than its reader does', async () => {
  for (const format of ['rss', 'json-feed']) {
    const path = `/journal?tag=long&format=${format}`;
    requested = [];
    const whole = await readWhole(path);
    expect(whole.match(/Post \d+/g)?.length).toBe(LONG_POSTS);
    const oneWhole = times('content-items-chosen');
    const slow = await openAndWait(path);
    await allConnectionsAreFree();
    expect(await readWhole(path)).toBe(whole);
    expect(times('content-items-chosen')).toBeLessThan(3 * oneWhole);
    expect(await readRest(slow)).toBe(whole.slice(1));
    expect(times('content-items-chosen')).toBe(3 * oneWhole);
  }
});

it('knows that a feed or a sitemap is the same without reading it', async () => {
  for (const path of ['/sitemap.xml', '/journal?format=rss', '/journal?format=json-feed']) {
    for (const encoding of ['identity', 'gzip']) {
      const answer = await ask(path, { 'accept-encoding': encoding });
      await readRest(answer);
      requested = [];
      const known = { 'accept-encoding': encoding, 'if-none-match': answer.headers.etag };
      const again = await ask(path, known);
      expect(again.statusCode, path).toBe(304);
      expect(await readRest(again)).toBe('');
      const head = await ask(path, {}, 'HEAD');
      expect(head.statusCode, path).toBe(200);
      expect(await readRest(head)).toBe('');
      expect(times('content-addresses') + times('content-items-chosen'), path).toBe(0);
    }
  }
  // An address that has nothing is never "the same".
  expect((await ask('/journal?format=rss&tag=nothing', { 'if-none-match': '*' })).statusCode).toBe(404);
});
