import { ORDERED_PER_PAGE, type OrderPage } from '@vitrine/contracts/product-order.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

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
    id: ids[name],
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
  expect((await owner.send('POST', '/api/admin/products/order', { id: 'x' })).statusCode).toBe(422);
  expect(await titles()).toEqual(before);
  expect((await owner.send('GET', `/api/admin/products/order?after=${ids['theirs']}`)).statusCode).toBe(404);
});

it('keeps both moves when two owners move at once, and does not count as a change of the products', async () => {
  const before = await revision();
  await Promise.all([move('ash', null), move('birch', 'dogwood')]);
  const now = await titles();
  expect(now[0]).toBe('ash');
  expect(now.indexOf('birch')).toBe(now.indexOf('dogwood') + 1);
  expect(await revision()).toBe(before);
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
