// PostgreSQL: both (row locks)
import type { SitesAnswer } from '@vitrine/contracts/sites.ts';
import { createResetLink } from '../accounts/index.ts';
import { listCollections } from '../content/index.ts';
import { ensureFirstWebsite, findFirstWebsite } from '../websites/index.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { rowsOf } from '@vitrine/testing/rows-of-website.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { websiteTables } from './erase-site.ts';
import { runWorks } from './run-works.ts';
import { addressBase } from './site-place.ts';
import { copiedTables, leftTables, notExported } from './site-tables.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let first: TestShop;
let owner: TestVisitor;
let count = 0;
/** Below which new sites are on a machine without PUBLIC_ORIGIN. */
let BASE = '';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  BASE = addressBase(platform).host;
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
/** Each test has an installation of its own: the demo shop, and its owner. */
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query(
    'truncate websites, website_hosts, first_runs, contributors, accounts, account_sessions, site_works, rate_windows',
  );
  first = await aShop(platform, `main-${count}.example`);
  await ensureFirstWebsite(platform, 'demo', () => Promise.resolve(first.websiteId));
  owner = await anOwner(app, platform, first);
  await awaitNotifications(platform);
});

const list = async (as = owner) => (await as.send('GET', '/api/admin/sites')).json<SitesAnswer>();
const work = async (signal = new AbortController().signal) => {
  await runWorks(platform, signal);
  await awaitNotifications(platform);
};
const page = async (host: string, url = '/') => app.inject({ url, headers: { host } });

async function made(body: object): Promise<string> {
  const answer = await owner.send('POST', '/api/admin/sites', {
    starter: 'restaurant',
    takesOver: 'no',
    ...body,
  });
  expect([answer.statusCode, answer.body]).toEqual([202, answer.body]);
  await work();
  return answer.json<{ id: string }>().id;
}
const aRestaurant = () => made({ title: 'Fig & Flint', host: `figs-${count}` });
const restaurant = () => `figs-${count}.${BASE}`;

/** Signed in at another website with the session of the first. */
function carriedTo(host: string): TestVisitor {
  const visitor = aVisitor(app, host);
  visitor.cookies.set('vitrine_owner', owner.cookies.get('vitrine_owner') ?? '');
  return visitor;
}

describe('a new site', () => {
  it('has what its starter has, at its address, for whoever asked for it', async () => {
    expect((await page(restaurant())).statusCode).toBe(404);
    const id = await aRestaurant();
    const home = await page(restaurant());
    expect([home.statusCode, home.body.includes('Supper by the fire')]).toEqual([200, true]);
    const { sites, works } = await list();
    expect(works).toEqual([]);
    expect(sites.map(({ title, host, isHere, isFirst }) => ({ title, host, isHere, isFirst }))).toEqual([
      { title: 'Fig & Flint', host: restaurant(), isHere: false, isFirst: false },
      { title: `Shop at ${first.host}`, host: first.host, isHere: true, isFirst: true },
    ]);
    expect(sites[0]).toMatchObject({
      id,
      identifier: 'fig-flint',
      address: `http://${restaurant()}`,
      archivedOn: null,
    });
    expect((await carriedTo(restaurant()).send('GET', '/api/admin/me')).json()).toMatchObject({
      website: { id, title: 'Fig & Flint' },
    });
  });

  it('is not there before all of it is: an interrupted one is begun again from nothing', async () => {
    const answer = await owner.send('POST', '/api/admin/sites', {
      title: 'Fig & Flint',
      starter: 'restaurant',
      host: `figs-${count}`,
    });
    const { id } = answer.json<{ id: string }>();
    for (const step of [3, 7, 9]) {
      // The server is stopped in the middle of it.
      const stopped = new AbortController();
      const watching = watchSteps(id, step, () => stopped.abort());
      await work(stopped.signal);
      await watching;
      expect((await page(restaurant())).statusCode).toBe(404);
      expect((await list()).works).toMatchObject([{ id, hasFailed: false }]);
      expect((await list()).works[0]?.done).toBeGreaterThanOrEqual(step);
    }
    await work();
    expect((await page(restaurant())).statusCode).toBe(200);
    expect((await listCollections(platform, id)).map(({ urlId }) => urlId).toSorted()).toEqual([
      '',
      'evenings',
      'kitchen',
      'menu',
      'visit',
    ]);
    const { rows } = await platform.db.$client.query('select id from assets where website_id = $1', [id]);
    expect(rows.length).toBe(6);
  });

  it('is made by another server when the first has died over it', async () => {
    await owner.send('POST', '/api/admin/sites', { title: 'Empty', starter: '', host: `empty-${count}` });
    await platform.db.$client.query(`update site_works set claimed_until = $1`, [
      new Date(platform.clock.now() + 60_000),
    ]);
    await work();
    expect((await page(`empty-${count}.${BASE}`)).statusCode).toBe(404);
    platform.clock.advance(61_000);
    await work();
    expect((await list()).sites).toHaveLength(2);
  });

  it('that cannot be made is given up, leaves nothing, and says so until it is dismissed', async () => {
    const answer = await owner.send('POST', '/api/admin/sites', {
      title: 'Empty',
      starter: '',
      host: `empty-${count}`,
    });
    const { id } = answer.json<{ id: string }>();
    // What no code does: the host goes to another website behind the back of the list.
    await aShop(platform, `empty-${count}.${BASE}`);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await work();
      platform.clock.advance(10_000);
    }
    expect((await list()).works).toMatchObject([{ id, hasFailed: true }]);
    expect(Object.keys(await rowsOf(platform, id))).toEqual(['site_works']);
    expect((await owner.send('DELETE', `/api/admin/site-works/${id}`)).statusCode).toBe(204);
    expect((await list()).works).toEqual([]);
  });

  it('takes the main address over from the demo shop, which goes or moves', async () => {
    const { first: way } = await list();
    expect(way).toMatchObject({ kind: 'demo', title: `Shop at ${first.host}` });
    const id = await made({ title: 'Fig & Flint', host: way?.wayHost ?? '', takesOver: 'keep' });
    expect((await page(first.host)).body).toContain('Supper by the fire');
    expect((await page(way?.wayHost ?? '')).statusCode).toBe(200);
    expect(await findFirstWebsite(platform)).toBe(id);
    const me = (await owner.send('GET', '/api/admin/me')).json<{
      website: { id: string };
      websites: unknown[];
    }>();
    expect([me.website.id, me.websites.length]).toEqual([id, 2]);
    // What its owner has made stays.
    expect((await list()).first).toBeNull();
    const again = await owner.send('POST', '/api/admin/sites', {
      title: 'Another',
      starter: '',
      host: '',
      takesOver: 'erase',
    });
    expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([409, 'SITE_STAYS']);
  });

  it('takes the main address over, and the demo shop is erased', async () => {
    await made({ title: 'Fig & Flint', host: '', takesOver: 'erase' });
    await work();
    expect((await list()).sites).toHaveLength(1);
    expect(await rowsOf(platform, first.websiteId)).toEqual({});
  });

  it('is refused where its address is taken, wrong or reserved, and where there are too many', async () => {
    await aRestaurant();
    const make = async (host: string) => {
      const answer = await owner.send('POST', '/api/admin/sites', { title: 'A', starter: '', host });
      const { error, fields } = answer.json<{ error: string; fields?: Record<string, string> }>();
      return [answer.statusCode, error, Object.keys(fields ?? {})];
    };
    expect(await make(`figs-${count}`)).toEqual([409, 'SITE_HOST_TAKEN', ['host']]);
    expect(await make(first.host.toUpperCase())).toEqual([409, 'SITE_HOST_TAKEN', ['host']]);
    for (const host of [
      '',
      'a b',
      'www',
      'x.localhost:9999',
      '127.0.0.1',
      'javascript:alert(1)',
      'a/b',
      'ö ö',
    ])
      expect([host, ...(await make(host))]).toEqual([host, 422, 'SITE_HOST_INVALID', ['host']]);
    expect(
      (await owner.send('POST', '/api/admin/sites', { title: '', starter: '', host: 'x' })).statusCode,
    ).toBe(422);
    const long = { title: 'A'.repeat(10_000), starter: '', host: 'x' };
    expect((await owner.send('POST', '/api/admin/sites', long)).statusCode).toBe(422);
    const unknown = { title: 'A', starter: 'toString', host: `x-${count}` };
    expect((await owner.send('POST', '/api/admin/sites', unknown)).statusCode).toBe(404);
    for (let more = 0; more < 48; more += 1) await aShop(platform, `more-${count}-${more}.example`);
    expect(await make('one-too-many')).toEqual([409, 'SITES_FULL', []]);
  });

  it('keeps letters of other scripts as browsers send them', async () => {
    await made({ title: 'Bäckerei', host: `bäckerei-${count}.example`, starter: '' });
    const site = (await list()).sites.find(({ title }) => title === 'Bäckerei');
    expect(site).toMatchObject({
      identifier: 'backerei',
      host: expect.stringMatching(/^xn--bckerei-\d*-?\w+\.example$/),
    });
  });

  it('gets an address once, when two tabs ask at the same time', async () => {
    const asked = await Promise.all(
      [1, 2, 3].map(() =>
        owner.send('POST', '/api/admin/sites', { title: 'A', starter: '', host: `same-${count}` }),
      ),
    );
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409]);
  });
});

/** Aborts at a step of the work, as it is stored. */
async function watchSteps(id: string, step: number, abort: () => void): Promise<void> {
  for (;;) {
    const { rows } = await platform.db.$client.query<{ done: string }>(
      'select done from site_works where website_id = $1',
      [id],
    );
    if (Number(rows[0]?.done ?? step) >= step) return abort();
  }
}

describe('whoever does not administer the first site', () => {
  it('sees only their own, makes none, and gets nothing of others', async () => {
    const garden = await aShop(platform, `garden-${count}.example`);
    const mo = await anOwner(app, platform, garden, 'mo@example.com');
    const id = await aRestaurant();
    expect(await list(mo)).toMatchObject({
      sites: [{ id: garden.websiteId, isFirst: false }],
      works: [],
      mayMake: false,
      first: null,
    });
    const host = `mine-${count}`;
    const calls = [
      ['POST', '/api/admin/sites', { title: 'Mine', starter: '', host }, 403],
      ['POST', `/api/admin/sites/${garden.websiteId}/copy`, { title: 'Mine', host }, 403],
      ['POST', `/api/admin/sites/${id}/copy`, { title: 'Mine', host }, 404],
      ['PUT', `/api/admin/sites/${id}`, { title: 'Mine', identifier: 'mine', host }, 404],
      ['PUT', `/api/admin/sites/${id}/archived`, { archived: true }, 404],
      ['GET', `/api/admin/sites/${id}/facts`, undefined, 404],
      ['GET', `/api/admin/sites/${id}/export`, undefined, 404],
      ['POST', `/api/admin/sites/${id}/erase`, { title: 'Fig & Flint' }, 404],
      ['DELETE', `/api/admin/site-works/${id}`, undefined, 404],
    ] as const;
    const before = await rowsOf(platform, id);
    for (const [method, url, body, status] of calls) {
      expect([method, url, (await mo.send(method, url, body)).statusCode]).toEqual([method, url, status]);
      expect([url, (await aVisitor(app, garden.host).send(method, url, body)).statusCode]).toEqual([
        url,
        401,
      ]);
    }
    expect(await rowsOf(platform, id)).toEqual(before);
  });
});

describe('renaming a site', () => {
  it('changes its title, short name and address; the old address leads nowhere', async () => {
    const id = await aRestaurant();
    const answer = await owner.send('PUT', `/api/admin/sites/${id}`, {
      title: 'Fig & Flint, Hudson',
      identifier: 'hudson',
      host: `hudson-${count}.example`,
    });
    expect(answer.json()).toMatchObject({ identifier: 'hudson', host: `hudson-${count}.example` });
    expect((await page(restaurant())).statusCode).toBe(404);
    expect((await page(`hudson-${count}.example`)).body).toContain('Fig &amp; Flint, Hudson');
  });

  it('leaves the first site its address', async () => {
    const body = { title: 'Pots', identifier: 'pots', host: 'elsewhere.example' };
    const answer = await owner.send('PUT', `/api/admin/sites/${first.websiteId}`, body);
    expect(answer.json()).toMatchObject({ title: 'Pots', host: first.host });
  });

  it('refuses the address of another, and a short name that is none', async () => {
    const id = await aRestaurant();
    const change = async (body: object) =>
      (
        await owner.send('PUT', `/api/admin/sites/${id}`, {
          title: 'A',
          identifier: 'a',
          host: restaurant(),
          ...body,
        })
      ).statusCode;
    expect(await change({ host: first.host })).toBe(409);
    expect(await change({ host: 'www' })).toBe(422);
    expect(await change({ identifier: 'A b' })).toBe(422);
    expect(await change({})).toBe(200);
  });
});

describe('an archived site', () => {
  it('is closed to visitors and to changes until it is brought back', async () => {
    const id = await aRestaurant();
    const there = carriedTo(restaurant());
    await page(restaurant());
    await owner.send('PUT', `/api/admin/sites/${id}/archived`, { archived: true });
    for (const url of ['/', '/menu', '/nothing', '/robots.txt', '/api/storefront/bootstrap', '/cart']) {
      const answer = await page(restaurant(), url);
      expect([url, answer.statusCode, answer.body.includes('closed at the moment')]).toEqual([
        url,
        503,
        true,
      ]);
    }
    expect((await page(restaurant(), '/config')).statusCode).toBe(200);
    expect((await there.send('GET', '/api/admin/me')).json()).toMatchObject({ website: { isClosed: true } });
    const refused = await there.send('POST', '/api/admin/pages', { kind: 'page', title: 'New' });
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([409, 'SITE_CLOSED']);
    expect((await list()).sites.find((one) => one.id === id)?.archivedOn).not.toBeNull();
    // From its own editor, too.
    expect((await there.send('PUT', `/api/admin/sites/${id}/archived`, { archived: false })).statusCode).toBe(
      200,
    );
    expect((await page(restaurant())).statusCode).toBe(200);
  });

  it('is not closed while it charges customers', async () => {
    const id = await aRestaurant();
    await aSubscription(id);
    const answer = await owner.send('PUT', `/api/admin/sites/${id}/archived`, { archived: true });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      409,
      'SITE_HAS_SUBSCRIPTIONS',
    ]);
  });
});

/** A row of a running subscription, as far as the database asks for one. */
async function aSubscription(websiteId: string): Promise<void> {
  const { rows } = await platform.db.$client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = 'subscriptions' and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
  );
  const values = rows.map(({ name, type }) => {
    if (name === 'website_id') return `'${websiteId}'`;
    if (name === 'status') return `'active'`;
    if (type === 'uuid') return 'gen_random_uuid()';
    if (type === 'jsonb' || type === 'json') return `'{}'`;
    if (type === 'ARRAY') return `'{}'`;
    if (type.startsWith('timestamp')) return 'now()';
    if (type === 'boolean') return 'false';
    return type === 'text' ? `'x'` : '1';
  });
  const names = rows.map(({ name }) => `"${name}"`);
  await platform.db.$client.query(
    `insert into subscriptions (${names.join(',')}) values (${values.join(',')})`,
  );
}

/** The rows that a copy has, by table, without the id of their website. */
async function contentOf(id: string): Promise<Readonly<Record<string, readonly Record<string, unknown>[]>>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const table of Object.keys(copiedTables)) {
    const { rows } = await platform.db.$client.query<Record<string, unknown>>(
      `select * from "${table}" where website_id = $1 order by 2, 3`,
      [id],
    );
    found[table] = rows.map(({ website_id: _own, search: _computed, ...row }) => row);
  }
  return found;
}

describe('a copy of a site', () => {
  it('has the same pages, settings and files, and nothing of people', async () => {
    const id = await aRestaurant();
    await platform.db.$client.query(
      'update items set like_count = 3, public_comment_count = 2 where website_id = $1',
      [id],
    );
    const answer = await owner.send('POST', `/api/admin/sites/${id}/copy`, {
      title: 'Fig & Flint',
      host: `copy-${count}`,
    });
    expect(answer.statusCode).toBe(202);
    const copy = answer.json<{ id: string }>().id;
    await work();
    const [original, copied] = [await contentOf(id), await contentOf(copy)];
    expect(Object.keys(copied)).toEqual(Object.keys(original));
    for (const [table, rows] of Object.entries(original)) {
      const expected = rows.map((row) =>
        table === 'items' ? { ...row, like_count: 0, public_comment_count: 0 } : row,
      );
      expect([table, copied[table]]).toEqual([table, expected]);
    }
    const ofPeople = Object.keys(await rowsOf(platform, copy)).filter((table) => !(table in copiedTables));
    expect(ofPeople.toSorted()).toEqual(['contributors', 'website_hosts', 'websites']);
    await platform.db.$client.query(
      'update items set like_count = 0, public_comment_count = 0 where website_id = $1',
      [id],
    );
    for (const url of ['/', '/menu', '/evenings', '/evenings/one-long-table', '/kitchen', '/visit']) {
      const [one, other] = [await page(restaurant(), url), await page(`copy-${count}.${BASE}`, url)];
      expect(other.statusCode).toBe(200);
      const bare = (html: string) => html.replaceAll(`copy-${count}`, `figs-${count}`).replaceAll(copy, id);
      expect([url, bare(other.body)]).toEqual([url, bare(one.body)]);
      const [picture] = /\/media\/[^"?\s]+/.exec(other.body) ?? [];
      if (picture !== undefined) expect((await page(`copy-${count}.${BASE}`, picture)).statusCode).toBe(200);
    }
  });

  it('goes its own way: what changes on one stays off the other', async () => {
    const id = await aRestaurant();
    const copy = (
      await owner.send('POST', `/api/admin/sites/${id}/copy`, { title: 'Copy', host: `copy-${count}` })
    ).json<{ id: string }>().id;
    await work();
    const before = await rowsOf(platform, id);
    await platform.db.$client.query(`update collections set title = 'Other' where website_id = $1`, [copy]);
    await owner.send('POST', `/api/admin/sites/${copy}/erase`, { title: 'Copy' });
    await work();
    expect(await rowsOf(platform, id)).toEqual(before);
    expect((await page(restaurant(), '/kitchen')).statusCode).toBe(200);
    const [picture = ''] = /\/media\/[^"?\s]+/.exec((await page(restaurant())).body) ?? [];
    expect((await page(restaurant(), picture)).statusCode).toBe(200);
  });

  it('is decided for every table of the database', async () => {
    const tables = await websiteTables(platform);
    const decided = [...Object.keys(copiedTables), ...Object.keys(leftTables)];
    expect(decided.toSorted()).toEqual([...new Set(decided)].toSorted());
    expect(tables.toSorted()).toEqual(decided.toSorted());
    expect([...notExported].filter((name) => !tables.includes(name))).toEqual([]);
  });
});

const erase = (id: string, title: string) => owner.send('POST', `/api/admin/sites/${id}/erase`, { title });
const refusalOf = async (as: TestVisitor, site: string, title: string) =>
  (await as.send('POST', `/api/admin/sites/${site}/erase`, { title })).json<{ error: string }>().error;

describe('erasing a site', () => {
  it('leaves no row in any table and no file; the account and its sessions stay', async () => {
    const id = await aRestaurant();
    await aSubscription(id);
    await platform.db.$client.query(`update subscriptions set status = 'canceled' where website_id = $1`, [
      id,
    ]);
    expect((await erase(id, 'Fig and Flint')).json<{ error: string }>().error).toBe('SITE_TITLE_DIFFERS');
    const there = carriedTo(restaurant());
    expect((await erase(id, 'Fig & Flint')).statusCode).toBe(204);
    // At once: no address, no role. A tab that is still open gets a plain answer.
    const lost = await there.send('GET', '/api/admin/me');
    expect([lost.statusCode, lost.body]).toEqual([404, 'Not found\n']);
    expect((await list()).works).toMatchObject([{ id, kind: 'erase', title: 'Fig & Flint' }]);
    await work();
    expect(await list()).toMatchObject({ works: [], sites: [{ id: first.websiteId }] });
    for (const table of await websiteTables(platform)) {
      const { rows } = await platform.db.$client.query(`select 1 from "${table}" where website_id = $1`, [
        id,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const keys: string[] = [];
    for await (const key of platform.files.list(id)) keys.push(key);
    expect(keys).toEqual([]);
    expect((await owner.send('GET', '/api/admin/me')).statusCode).toBe(200);
    expect(await createResetLink(platform, first.websiteId, 'rowan@example.com')).toMatchObject({
      email: 'rowan@example.com',
    });
  });

  it('goes on where it was interrupted', async () => {
    const id = await aRestaurant();
    await erase(id, 'Fig & Flint');
    const stopped = new AbortController();
    const watching = watchSteps(id, 1, () => stopped.abort());
    await work(stopped.signal);
    await watching;
    await work();
    expect(await rowsOf(platform, id)).toEqual({});
  });

  it('is refused for the first site, the one whose editor asks, and one that charges customers', async () => {
    const id = await aRestaurant();
    expect(await refusalOf(owner, first.websiteId, `Shop at ${first.host}`)).toBe('SITE_IS_FIRST');
    expect(await refusalOf(carriedTo(restaurant()), id, 'Fig & Flint')).toBe('SITE_IS_HERE');
    await aSubscription(id);
    expect(await refusalOf(owner, id, 'Fig & Flint')).toBe('SITE_HAS_SUBSCRIPTIONS');
  });

  it('erases what was written while it was erased', async () => {
    const id = await aRestaurant();
    await erase(id, 'Fig & Flint');
    await platform.db.$client
      .query(
        `insert into likes select $1, gen_random_uuid(), gen_random_uuid()::text from generate_series(1, 0)`,
        [id],
      )
      .catch(() => undefined);
    await platform.files.put(`${id}/late/full.webp`, new Uint8Array([1]));
    await work();
    expect(await platform.files.size(`${id}/late/full.webp`)).toBeNull();
  });
});

describe('the export of a site', () => {
  it('holds every row and every file, and no secret', async () => {
    const id = await aRestaurant();
    const answer = await owner.send('GET', `/api/admin/sites/${id}/export`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="?fig-flint-\d{4}-\d\d-\d\d\.zip"?$/,
    );
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-export-'));
    try {
      await writeFile(join(folder, 'a.zip'), answer.rawPayload);
      const listed = JSON.parse(
        execFileSync('python3', ['-c', readArchive, join(folder, 'a.zip')], {
          encoding: 'utf8',
          maxBuffer: 1e8,
        }),
      ) as Readonly<Record<string, string>>;
      const rows = await rowsOf(platform, id);
      for (const [table, texts] of Object.entries(rows)) {
        const text = listed[`tables/${table}.json`];
        if (notExported.has(table)) expect([table, text]).toEqual([table, undefined]);
        else expect([table, (JSON.parse(text ?? '[]') as unknown[]).length]).toEqual([table, texts.length]);
      }
      const keys: string[] = [];
      for await (const key of platform.files.list(id)) keys.push(key.replace(id, 'files'));
      expect(keys.length).toBeGreaterThan(5);
      expect(
        Object.keys(listed)
          .filter((path) => path.startsWith('files/'))
          .toSorted(),
      ).toEqual(keys.toSorted());
      expect(listed['README.txt']).toContain('Fig & Flint');
      expect(
        Object.keys(listed).filter((path) =>
          /payment_accounts|welcome_links|captcha_keys|mail_servers/.test(path),
        ),
      ).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** Another program than ours reads the archive, and checks the sums of its files. */
const readArchive = `
import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps({n: z.read(n).decode() if not n.startswith('files/') else '' for n in z.namelist()}))
`;
