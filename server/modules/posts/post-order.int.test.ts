// PostgreSQL: both (row locks)
import type { PostOrder } from '@vitrine/contracts/post-order.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import type { WrittenKind } from '@vitrine/domain/content/content.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;
const nothing = '0192f0c1-2345-7abc-8def-0123456789ab';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `order-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const path = '/api/admin/posts/order';
const aList = (kind: WrittenKind, websiteId = shop.websiteId) =>
  createCollection(platform, websiteId, { kind, urlId: 'here', title: 'Here' });
async function made(collectionId: string, title: string): Promise<string> {
  const answer = await owner.send('POST', '/api/admin/posts', { collectionId, title });
  const { id, revision } = answer.json<PostDetail>();
  await owner.send('POST', `/api/admin/posts/${id}/status`, { revision, status: 'published' });
  return id;
}
const titles = async (list: string) =>
  (await owner.send('GET', `${path}?collection=${list}`)).json<PostOrder>().rows.map(({ title }) => title);
const move = (body: object) => owner.send('POST', path, body);

describe.each(['portfolio', 'lessons', 'course'] as const)('the order of a list of the kind %s', (kind) => {
  it('begins with what was added first, and is moved behind another one, to the front and to a place', async () => {
    const list = await aList(kind);
    const [a, b, c] = [await made(list, 'A'), await made(list, 'B'), await made(list, 'C')];
    expect(await titles(list)).toEqual(['A', 'B', 'C']);
    expect((await move({ collectionId: list, ids: [a], after: b })).statusCode).toBe(204);
    expect(await titles(list)).toEqual(['B', 'A', 'C']);
    await move({ collectionId: list, ids: [c, a], after: null });
    expect(await titles(list)).toEqual(['C', 'A', 'B']);
    await move({ collectionId: list, ids: [c], place: 2 });
    expect(await titles(list)).toEqual(['A', 'C', 'B']);
    await move({ collectionId: list, ids: [a], place: 99 });
    expect(await titles(list)).toEqual(['C', 'B', 'A']);
    await awaitNotifications(platform);
    const page = (await aVisitor(app, shop.host).send('GET', '/here')).body;
    const places = ['/here/c"', '/here/b"', '/here/a"'].map((link) => page.indexOf(link));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

it('is that of lists which their owner orders, of the own website', async () => {
  const list = await aList('lessons');
  const lesson = await made(list, 'A');
  const other = await aShop(platform, `order-other-${count}.example`);
  const foreign = await aList('lessons', other.websiteId);
  const blog = await createCollection(platform, shop.websiteId, { kind: 'blog', urlId: 'b', title: 'B' });
  for (const collection of [foreign, blog, shop.collectionId, nothing]) {
    expect((await owner.send('GET', `${path}?collection=${collection}`)).statusCode).toBe(404);
    expect((await move({ collectionId: collection, ids: [lesson], after: null })).statusCode).toBe(404);
  }
  expect((await owner.send('GET', `${path}?collection=${list}&after=${nothing}`)).statusCode).toBe(404);
  expect((await move({ collectionId: list, ids: [nothing], after: null })).statusCode).toBe(404);
  expect((await move({ collectionId: list, ids: [lesson], after: nothing })).statusCode).toBe(404);
  expect((await move({ collectionId: list, ids: [lesson], after: lesson })).statusCode).toBe(404);
});

it('is refused with a sentence for what says no place, or two', async () => {
  const list = await aList('lessons');
  const lesson = await made(list, 'A');
  for (const body of [
    { ids: [lesson] },
    { ids: [lesson], after: null, place: 1 },
    { ids: [lesson], place: 0 },
    { ids: [lesson, lesson], after: null },
    { ids: [], after: null },
  ])
    expect((await move({ collectionId: list, ...body })).statusCode).toBe(422);
});
