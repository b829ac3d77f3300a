// PostgreSQL: both (row locks)
import { ORDERED_PER_PAGE, type OrderPage } from '@vitrine/contracts/product-order.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';
import { createProduct } from './service.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
const ids: Record<string, string> = {};

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'order.example');
  owner = await anOwner(app, platform, shop);
  for (const name of ['ash', 'birch', 'cedar', 'dogwood']) {
    ids[name] = await shop.addProduct(name, {
      title: name,
      status: name === 'dogwood' ? 'draft' : 'published',
    });
  }
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const read = async (query = '') =>
  (await owner.send('GET', `/api/admin/products/order${query}`)).json<OrderPage>();
const titles = async () => (await read()).rows.map(({ title }) => title);
const move = (name: string, after: string | null) =>
  owner.send('POST', '/api/admin/products/order', {
    ids: [ids[name]],
    after: after === null ? null : ids[after],
  });
const revision = async () =>
  (await owner.send('GET', `/api/admin/products/${ids['ash']}`)).json<{ revision: number }>().revision;
/** The order of the store page. */
async function shown(): Promise<readonly string[]> {
  await awaitNotifications(platform);
  const page = await app.inject({ url: '/shop?format=json', headers: { host: shop.host } });
  return page.json<{ items: { urlId: string }[] }>().items.map(({ urlId }) => urlId);
}

it('moves products between others, to the front and to the end, and visitors see it', async () => {
  const first = await titles();
  expect(first.toSorted()).toEqual(['ash', 'birch', 'cedar', 'dogwood']);
  for (const [name, after] of [
    ['birch', null],
    ['ash', 'birch'],
    ['dogwood', 'ash'],
    ['cedar', 'dogwood'],
  ] as const) {
    expect((await move(name, after)).statusCode).toBe(204);
  }
  expect(await titles()).toEqual(['birch', 'ash', 'dogwood', 'cedar']);
  expect(await shown()).toEqual(['birch', 'ash', 'cedar']);
  await move('birch', 'cedar');
  await move('cedar', null);
  expect(await titles()).toEqual(['cedar', 'ash', 'dogwood', 'birch']);
  expect(await shown()).toEqual(['cedar', 'ash', 'birch']);
});

it('finds a place for any number of moves to the same spot', async () => {
  for (let turn = 0; turn < 30; turn += 1) {
    const [one = '', two = '', three = ''] = await titles();
    await move(three, one);
    expect((await titles()).slice(0, 3)).toEqual([one, three, two]);
  }
});

it('refuses products of another shop, unknown ones and one behind itself, and changes nothing', async () => {
  const other = await aShop(platform, 'other-order.example');
  ids['theirs'] = await other.addProduct('theirs');
  ids['unknown'] = crypto.randomUUID();
  const before = await titles();
  for (const [name, after] of [
    ['theirs', null],
    ['ash', 'theirs'],
    ['unknown', 'ash'],
    ['ash', 'unknown'],
    ['ash', 'ash'],
  ] as const) {
    expect((await move(name, after)).json()).toMatchObject({ error: 'PRODUCT_NOT_FOUND' });
  }
  expect((await owner.send('POST', '/api/admin/products/order', { ids: ['x'] })).statusCode).toBe(422);
  expect(await titles()).toEqual(before);
  expect((await owner.send('GET', `/api/admin/products/order?after=${ids['theirs']}`)).statusCode).toBe(404);
});

it('moves several products together to a place, to the end and behind another, and says what is wrong', async () => {
  const place = (names: readonly string[], to: object) =>
    owner.send('POST', '/api/admin/products/order', { ids: names.map((name) => ids[name]), ...to });
  for (const name of ['ash', 'birch', 'cedar', 'dogwood'].toReversed()) await move(name, null);
  expect(await titles()).toEqual(['ash', 'birch', 'cedar', 'dogwood']);
  await place(['dogwood', 'ash'], { place: 2 });
  expect(await titles()).toEqual(['birch', 'dogwood', 'ash', 'cedar']);
  await place(['birch', 'dogwood'], { place: 900 });
  expect(await titles()).toEqual(['ash', 'cedar', 'birch', 'dogwood']);
  await place(['birch'], { place: 1 });
  await place(['ash', 'dogwood'], { after: ids['cedar'] });
  expect(await titles()).toEqual(['birch', 'cedar', 'ash', 'dogwood']);
  // Where there is no number left between two, all are numbered again.
  for (let turn = 0; turn < 12; turn += 1) {
    await place(['ash', 'dogwood'], { place: 2 });
    await place(['birch', 'cedar'], { place: 2 });
    const [first, , , last] = await titles();
    expect([first, last]).toEqual(turn % 2 === 0 ? ['ash', 'dogwood'] : ['ash', 'dogwood']);
  }
  for (const [names, to] of [
    [['ash'], {}],
    [['ash'], { place: 1, after: null }],
    [['ash'], { place: 0 }],
    [['ash', 'ash'], { place: 1 }],
    [[], { place: 1 }],
  ] as const) {
    expect((await place(names, to)).statusCode).toBe(422);
  }
  expect((await place(['ash'], { place: 1, page: crypto.randomUUID() })).statusCode).toBe(404);
});

it('orders each store page by itself, and lists the pages', async () => {
  const collectionId = await createCollection(platform, shop.websiteId, {
    kind: 'products',
    urlId: 'outlet',
    title: 'Outlet',
  });
  const there = await createProduct(platform, shop.websiteId, {
    item: { collectionId, urlId: 'elm', title: 'elm', status: 'published' },
    type: 'physical',
    variants: [{ sku: 'ELM', priceMinor: 100, stock: 1 }],
  });
  ids['elm'] = there.ok ? there.value : '';
  const pages = await owner.send('GET', '/api/admin/products/store-pages');
  expect(pages.json<{ pages: { path: string }[] }>().pages.map(({ path }) => path)).toEqual([
    '/shop',
    '/outlet',
  ]);
  const before = await titles();
  const outlet = await read(`?page=${collectionId}`);
  expect([outlet.rows.map(({ title }) => title), outlet.total]).toEqual([['elm'], 1]);
  expect((await move('elm', null)).statusCode).toBe(404);
  const body = { ids: [ids['elm']], place: 3, page: collectionId };
  expect((await owner.send('POST', '/api/admin/products/order', body)).statusCode).toBe(204);
  expect(await titles()).toEqual(before);
});

it('keeps both moves when two owners move at once, and does not count as a change of the products', async () => {
  const before = await revision();
  await Promise.all([move('ash', null), move('birch', 'dogwood')]);
  const now = await titles();
  expect(now[0]).toBe('ash');
  expect(now.indexOf('birch')).toBe(now.indexOf('dogwood') + 1);
  expect(await revision()).toBe(before);
});

it('waits for a change of its page, and neither waits for the other', async () => {
  const first = await titles();
  const [top = '', last = ''] = [first[0], first.at(-1)];
  // As every change of a page does: the website, then the page.
  const website = 'select 1 from websites where website_id = $1 for update';
  const moved = await withLockHeld(platform, website, [shop.websiteId], async (holder, commit) => {
    const moving = move(last, null);
    await untilBlocked(platform, 1);
    await holder.query('select 1 from collections where website_id = $1 for update', [shop.websiteId]);
    await commit();
    return moving;
  });
  expect(moved.statusCode).toBe(204);
  expect((await titles()).slice(0, 2)).toEqual([last, top]);
});

it('lists long orders in pages, without products in the bin', async () => {
  const binned = await shop.addProduct('binned');
  await owner.send('DELETE', `/api/admin/products/${binned}`);
  await platform.db.$client.query(
    `insert into items (website_id, id, collection_id, url_id, record_type, title, published_on, updated_on)
     select i.website_id, gen_random_uuid(), i.collection_id, 'many-' || n, 11, 'Many ' || n, now(), now()
     from items i, generate_series(1, 250) n where i.id = $1`,
    [ids['ash']],
  );
  const page = await read();
  expect([page.rows.length, page.hasMore]).toEqual([ORDERED_PER_PAGE, true]);
  const rest = await read(`?after=${page.rows.at(-1)?.id}`);
  expect([rest.rows.length, rest.hasMore]).toEqual([54, false]);
  expect(new Set([...page.rows, ...rest.rows].map(({ id }) => id)).size).toBe(254);
});
