import type { SiteItem } from '@vitrine/contracts/site-items.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCollection, createItem } from './index.ts';

let server: TestApp;
let owner: TestVisitor;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestApp('small');
  const { platform, websiteId, app } = server;
  const host = new URL(server.origin).host;
  owner = await anOwner(app, platform, { host, websiteId });
  const lists = {
    journal: await createCollection(platform, websiteId, {
      kind: 'blog',
      urlId: 'journal',
      title: 'Journal',
    }),
    goods: await createCollection(platform, websiteId, { kind: 'products', urlId: 'goods', title: 'Goods' }),
  };
  for (const [list, urlId, title, status] of [
    ['journal', 'kiln', 'A kiln in winter', 'published'],
    ['journal', 'plans', 'Plans for 100% of winter', 'draft'],
    ['journal', 'gone', 'Winter is gone', 'deprecated'],
    ['goods', 'mug', 'Winter mug', 'published'],
  ] as const) {
    ids[urlId] = await createItem(platform, websiteId, {
      collectionId: lists[list],
      urlId,
      recordType: 1,
      title,
      status,
    });
  }
});
afterAll(() => server.close());

const find = async (query: string): Promise<readonly SiteItem[]> => {
  const answer = await owner.send('GET', `/api/admin/site-items?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().items;
};
const titles = async (query: string): Promise<readonly string[]> =>
  (await find(query)).map(({ title }) => title);

it('finds items of all kinds by words of their title, the shortest title first, but none in the bin', async () => {
  expect(await titles('search=WINTER')).toEqual([
    'Winter mug',
    'A kiln in winter',
    'Plans for 100% of winter',
  ]);
  expect(await titles('search=kiln+wint')).toEqual(['A kiln in winter']);
  expect(await titles('search=0%25')).toEqual(['Plans for 100% of winter']);
  expect(await titles('search=_')).toEqual([]);
});

it('says of what kind an item is, where it is, and whether visitors see it', async () => {
  expect(await find('search=winter&kinds=products')).toEqual([
    {
      id: ids['mug'],
      kind: 'products',
      title: 'Winter mug',
      listTitle: 'Goods',
      path: '/goods/p/mug',
      isPublished: true,
    },
  ]);
  expect(await find('search=plans')).toMatchObject([{ path: '/journal/plans', isPublished: false }]);
});

it('names items by their ids, in that order, and shows the newest ones without a search', async () => {
  expect(await titles(`ids=${[ids['mug'], ids['gone'], ids['kiln']].join(',')}`)).toEqual([
    'Winter mug',
    'A kiln in winter',
  ]);
  expect((await titles('kinds=blog'))[0]).toBe('Plans for 100% of winter');
});

it('refuses an unknown kind, a broken id, and whoever is not signed in', async () => {
  const { statusCode } = await owner.send('GET', '/api/admin/site-items?kinds=blog,secret');
  expect(statusCode).toBe(422);
  expect((await owner.send('GET', '/api/admin/site-items?ids=1')).statusCode).toBe(422);
  const visitor = aVisitor(server.app, new URL(server.origin).host);
  expect((await visitor.send('GET', '/api/admin/site-items')).statusCode).toBe(401);
});
