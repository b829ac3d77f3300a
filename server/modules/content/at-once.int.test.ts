// PostgreSQL: both (row locks)
import { aShop, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import {
  addRedirect,
  createCollection,
  createItem,
  getCollection,
  listRedirects,
  listStatusChanges,
  publishDue,
  removeRedirect,
  updateCollection,
  updateItem,
} from './index.ts';

let platform: TestPlatform;
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aShop(platform, 'one.example');
  other = await aShop(platform, 'other.example');
});
afterAll(() => platform.close());

const lockWebsite = 'select 1 from websites where website_id = $1 for update';
const collection = (urlId: string, kind: 'blog' | 'folder' = 'blog', websiteId = shop.websiteId) =>
  createCollection(platform, websiteId, { kind, urlId, title: urlId });
const post = (
  collectionId: string,
  urlId: string,
  more: Partial<Parameters<typeof createItem>[2]> = {},
  websiteId = shop.websiteId,
) => createItem(platform, websiteId, { collectionId, urlId, recordType: 1, title: urlId, ...more });
const ends = async (): Promise<Map<string, string>> =>
  new Map((await listRedirects(platform, shop.websiteId)).map(({ from, to }) => [from, to]));

/**
 * Starts the works one after the other while the website's row is locked, each waiting before the next begins; then
 * releases the lock.
 */
async function inThisOrder<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
  return withLockHeld(platform, lockWebsite, [shop.websiteId], async (_holder, commit) => {
    const begun: Promise<T>[] = [];
    for (const work of works) {
      begun.push(work());
      await untilBlocked(platform, begun.length);
    }
    await commit();
    return Promise.all(begun);
  });
}

describe('concurrent changes of redirects', () => {
  it('do not hold one connection while waiting for another', async () => {
    const narrow = openDatabase(platform.url, { max: 2 });
    try {
      const add = (from: string) => () =>
        addRedirect(anotherProcess(platform, { db: narrow }), shop.websiteId, { from, to: '/shop' });
      const added = await inThisOrder([add('/narrow-1'), add('/narrow-2')]);
      expect(added.map(({ ok }) => ok)).toEqual([true, true]);
    } finally {
      await narrow.$client.end();
    }
  });

  it('that add and remove do not deadlock', async () => {
    await addRedirect(platform, shop.websiteId, { from: '/gone', to: '/shop' });
    await inThisOrder<unknown>([
      () => addRedirect(platform, shop.websiteId, { from: '/gone', to: '/elsewhere' }),
      () => removeRedirect(platform, shop.websiteId, '/gone'),
    ]);
    expect((await ends()).has('/gone')).toBe(false);
  });

  it('and a move of an item do not deadlock', async () => {
    const journal = await collection('diary');
    const moving = await post(journal, 'day');
    await addRedirect(platform, shop.websiteId, { from: '/today', to: '/diary/day' });
    await inThisOrder<unknown>([
      () => addRedirect(platform, shop.websiteId, { from: '/today', to: '/shop' }),
      () => updateItem(platform, shop.websiteId, moving, { urlId: 'first-day' }),
    ]);
    const now = await ends();
    expect([now.get('/today'), now.get('/diary/day')]).toEqual(['/shop', '/diary/first-day']);
  });
});

describe('two concurrent changes of pages', () => {
  it('of one address leave every address ever used with a target', async () => {
    const moving = await collection('before');
    const move = (urlId: string) => () => updateCollection(platform, shop.websiteId, moving, { urlId });
    await inThisOrder([move('between'), move('after')]);
    const now = await ends();
    expect((await getCollection(platform, shop.websiteId, moving))?.urlId).toBe('after');
    expect([now.get('/before'), now.get('/between')]).toEqual(['/after', '/after']);
  });

  it('never nest two folders in each other', async () => {
    const [one, two] = [await collection('folder-1', 'folder'), await collection('folder-2', 'folder')];
    const [first, second] = await inThisOrder([
      () => updateCollection(platform, shop.websiteId, one, { parentId: two }),
      () => updateCollection(platform, shop.websiteId, two, { parentId: one }),
    ]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ ok: false, error: { code: 'CONTENT_FIELD_INVALID' } });
  });
});

describe('an item that is due', () => {
  it('is recorded as published even when its owner unpublishes it at the same time', async () => {
    const dueOn = new Date(platform.clock.now() + 60_000);
    const item = await post(await collection('notes'), 'note', { status: 'scheduled', publishedOn: dueOn });
    await withLockHeld(
      platform,
      `update items set status = 'published' where id = $1`,
      [item],
      async (_holder, commit) => {
        const taken = updateItem(platform, shop.websiteId, item, { status: 'draft' });
        await untilBlocked(platform, 1);
        await commit();
        expect(await taken).toMatchObject({ ok: true });
      },
    );
    expect(await listStatusChanges(platform, shop.websiteId, item)).toMatchObject([
      { from: 'published', to: 'draft' },
    ]);
  });

  it('on several websites does not block another server that publishes there too', async () => {
    const [low, high] = [shop.websiteId, other.websiteId].toSorted();
    if (low === undefined || high === undefined) throw new Error('there are two websites');
    const now = platform.clock.now();
    for (const [websiteId, dueOn] of [
      [high, now - 2000],
      [low, now - 1000],
    ] as const) {
      const list = await collection('due', 'blog', websiteId);
      await post(list, 'due', { status: 'scheduled', publishedOn: new Date(dueOn) }, websiteId);
    }
    await withLockHeld(platform, lockWebsite, [low], async (holder, commit) => {
      const publishing = publishDue(platform);
      await untilBlocked(platform, 1);
      await holder.query(lockWebsite, [high]);
      await commit();
      expect(await publishing).toBe(2);
    });
  });
});
