// PostgreSQL: both (row locks)
import type { SavedViewAnswer } from '@vitrine/contracts/saved-views.ts';
import { MAX_VIEWS } from '@vitrine/domain/list/saved-views.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

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
  await platform.db.$client.query('truncate accounts, contributors, saved_views, rate_windows');
  shop = await aShop(platform, `views-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const path = '/api/admin/views';
interface Body {
  readonly list?: string;
  readonly name?: string;
  readonly query?: Record<string, string>;
  readonly hidden?: readonly string[];
  readonly at?: number;
}
const save = (body: Body) => owner.send('POST', path, { list: 'orders', name: 'Big', query: {}, ...body });
async function saved(body: Body): Promise<string> {
  const response = await save(body);
  expect(response.statusCode).toBe(201);
  const { views } = response.json<{ views: SavedViewAnswer[] }>();
  return views.find(({ name }) => name === (body.name ?? 'Big'))?.id ?? '';
}
async function names(list = 'orders', by = owner): Promise<string[]> {
  const response = await by.send('GET', `${path}?list=${list}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ views: SavedViewAnswer[] }>().views.map(({ name }) => name);
}

describe('saved views', () => {
  it('keep search, filters, sort and columns of a list under a name', async () => {
    const query = { search: 'june', status: 'paid,fulfilled', sort: '-total', placedFrom: '2026-01-01' };
    await saved({ name: '  Big ', query, hidden: ['items'] });
    const { views } = (await owner.send('GET', `${path}?list=orders`)).json<{ views: SavedViewAnswer[] }>();
    expect(views).toEqual([{ id: expect.any(String), name: 'Big', query, hidden: ['items'] }]);
    // What is saved opens.
    const parameters = new URLSearchParams(views[0]?.query).toString();
    expect((await owner.send('GET', `/api/admin/orders?${parameters}`)).statusCode).toBe(200);
    expect(await names('products')).toEqual([]);
  });

  it('are renamed, changed, moved and deleted, and come back where they were', async () => {
    for (const name of ['A', 'B', 'C']) await saved({ name });
    const id = await saved({ name: 'D', query: { status: 'paid' } });
    const renamed = await owner.send('PUT', `${path}/${id}`, { list: 'orders', name: 'E' });
    expect(renamed.json()).toMatchObject({ views: [{}, {}, {}, { name: 'E', query: { status: 'paid' } }] });
    const changed = await owner.send('PUT', `${path}/${id}`, {
      list: 'orders',
      query: { sort: 'total' },
      hidden: ['buyer'],
    });
    expect(changed.json()).toMatchObject({
      views: [{}, {}, {}, { name: 'E', query: { sort: 'total' }, hidden: ['buyer'] }],
    });
    await owner.send('POST', `${path}/${id}/move`, { list: 'orders', to: 1 });
    expect(await names()).toEqual(['A', 'E', 'B', 'C']);
    expect((await owner.send('DELETE', `${path}/${id}?list=orders`)).statusCode).toBe(200);
    expect(await names()).toEqual(['A', 'B', 'C']);
    await saved({ name: 'E', at: 1 });
    expect(await names()).toEqual(['A', 'E', 'B', 'C']);
  });

  it('belong to one account at one website', async () => {
    const id = await saved({ name: 'Mine' });
    const other = await aShop(platform, `views-other-${count}.example`);
    const there = await anOwner(app, platform, other, 'mo@example.com');
    expect(await names('orders', there)).toEqual([]);
    const stolen = await there.send('PUT', `${path}/${id}`, { list: 'orders', name: 'Theirs' });
    expect(stolen.json()).toMatchObject({ error: 'VIEW_NOT_FOUND' });
    // A second owner of the same website.
    await platform.db.$client.query(
      `insert into contributors (website_id, account_id, role, created_on)
        select $1, id, 'admin', now() from accounts where email = 'mo@example.com'`,
      [shop.websiteId],
    );
    const colleague = aVisitor(app, shop.host);
    for (const [name, value] of there.cookies) colleague.cookies.set(name, value);
    expect(await names('orders', colleague)).toEqual([]);
    expect(await names()).toEqual(['Mine']);
  });

  it('are refused without an owner, and to the owner of another website', async () => {
    const id = await saved({});
    const other = await aShop(platform, `views-third-${count}.example`);
    const elsewhere = aVisitor(app, other.host);
    elsewhere.cookies.set('vitrine_owner', owner.cookies.get('vitrine_owner') ?? '');
    for (const visitor of [aVisitor(app, shop.host), elsewhere]) {
      const answers = [
        await visitor.send('GET', `${path}?list=orders`),
        await visitor.send('POST', path, { list: 'orders', name: 'X', query: {} }),
        await visitor.send('PUT', `${path}/${id}`, { list: 'orders', name: 'X' }),
        await visitor.send('POST', `${path}/${id}/move`, { list: 'orders', to: 0 }),
        await visitor.send('DELETE', `${path}/${id}?list=orders`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    }
    expect(await names()).toEqual(['Big']);
  });

  it('stay below their number and have names of their own, also when two are saved at once', async () => {
    await saved({ name: 'To send' });
    expect((await save({ name: 'to SEND' })).json()).toMatchObject({
      error: 'VIEW_NAME_TAKEN',
      message: 'A view of this list is called to SEND already. Enter another name.',
    });
    const many = await Promise.all(
      Array.from({ length: MAX_VIEWS + 4 }, (_, at) => save({ name: `View ${at}` })),
    );
    expect(many.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_VIEWS - 1);
    expect(many.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({ error: 'VIEW_LIMIT' });
    expect(await names()).toHaveLength(MAX_VIEWS);
  });

  it.each<[string, Body, string, RegExp]>([
    ['an unknown list', { list: 'secrets' }, 'list', /no list of this name/],
    ['a list that is none', { list: '../x' }, 'list', /no list of this name/],
    ['no name', { name: '  ' }, 'name', /Enter a name/],
    ['a name of 10,000 letters', { name: 'x'.repeat(10_000) }, 'name', /at most 40 characters/],
    ['a filter of another list', { query: { stock: 'low' } }, 'query', /no such filter/],
    ['a cursor', { query: { after: 'x' } }, 'query', /no such filter/],
    ['a wrong value', { query: { status: 'nope' } }, 'query', /Choose one of these/],
    ['a wrong sort', { query: { sort: 'nope' } }, 'query', /Sort by one of these/],
    ['a long search', { query: { search: 'x'.repeat(10_000) } }, 'query.search', /too long/],
    [
      'too many filters',
      { query: Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, 'x'])) },
      'query',
      /at most 20/,
    ],
  ])('with %s are refused with a sentence', async (_name, body, field, sentence) => {
    const response = await save(body);
    expect(response.statusCode).toBe(422);
    expect(response.json().fields[field]).toMatch(sentence);
    expect(await names()).toEqual([]);
  });
});
