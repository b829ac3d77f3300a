import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCollection, createItem, getItemPage } from './index.ts';

let server: TestApp;
const collections: string[] = [];

beforeAll(async () => {
  server = await startTestApp('small');
  const { platform, websiteId } = server;
  for (const urlId of ['first', 'second']) {
    const id = await createCollection(platform, websiteId, { kind: 'blog', urlId, title: urlId });
    collections.push(id);
    for (const name of ['a', 'b', 'c']) {
      const title = `${name} of ${urlId}`;
      await createItem(platform, websiteId, { collectionId: id, urlId: name, recordType: 1, title });
    }
  }
});
afterAll(() => server.close());

const titles = (wanted: readonly (readonly [collection: number, urlId: string])[]) =>
  Promise.all(
    wanted.map(async ([collection, urlId]) => {
      const { platform, websiteId } = server;
      const page = await getItemPage(platform, websiteId, collections[collection] ?? '', urlId);
      return page?.item.title ?? null;
    }),
  );

describe('pages of items', () => {
  it('are read in one statement when requested together, each returned to its own caller', async () => {
    const queries = vi.spyOn(server.platform.db.$client, 'query');
    const found = await titles([
      [1, 'c'],
      [0, 'a'],
      [0, 'nowhere'],
      [1, 'a'],
      [0, 'a'],
      [0, 'c'],
    ]);
    expect(found).toEqual(['c of second', 'a of first', null, 'a of second', 'a of first', 'c of first']);
    const statements = queries.mock.calls.map(([asked]) => (asked as unknown as { name?: string }).name);
    queries.mockRestore();
    expect(statements.filter((name) => name === 'content-item-pages')).toHaveLength(1);
  });

  it('are all returned when more are requested than one statement reads', async () => {
    const names = ['a', 'b', 'c'] as const;
    const wanted = Array.from({ length: 100 }, (_, n): [number, string] => [n % 2, names[n % 3] ?? '']);
    const expected = wanted.map(([at, name]) => `${name} of ${at === 0 ? 'first' : 'second'}`);
    expect(await titles(wanted)).toEqual(expected);
  });

  it('are not broken for others by an address that PostgreSQL cannot store as text', async () => {
    const [odd, even] = await Promise.all([
      fetch(`${server.origin}/first/a%00b`),
      fetch(`${server.origin}/first/b`),
    ]);
    expect([odd.status, even.status]).toEqual([404, 200]);
    expect(
      await titles([
        [0, 'a\0b'],
        [0, 'b'],
      ]),
    ).toEqual([null, 'b of first']);
  });
});
