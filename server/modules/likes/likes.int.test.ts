import type { LikeAnswer } from '@vitrine/contracts/likes.ts';
import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection, createItem, updateItem } from '../content/index.ts';
import { updateSettings } from '../websites/index.ts';
import { invalidatePagesForLike } from './invalidate-pages.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let blog: string;
let post: string;
let posts = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'likes.test');
  blog = await createCollection(platform, shop.websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  posts += 1;
  post = await createItem(platform, shop.websiteId, {
    collectionId: blog,
    urlId: `post-${posts}`,
    recordType: 1,
    title: 'A post',
  });
});

let visitors = 0;
function aNewVisitor() {
  const visitor = aVisitor(app, shop.host);
  visitors += 1;
  visitor.cookies.set('crumb', `crumb-of-a-visitor-like-${visitors}`);
  return visitor;
}
const press = (visitor = aNewVisitor(), itemId = post) => visitor.send('POST', '/api/likes', { itemId });
async function count(): Promise<number> {
  const { rows } = await platform.db.$client.query<{ like_count: number }>(
    'select like_count from items where website_id = $1 and id = $2',
    [shop.websiteId, post],
  );
  return rows[0]?.like_count ?? -1;
}

describe('a like', () => {
  it('counts once per visitor, with or without the analytics cookie', async () => {
    const one = aNewVisitor();
    expect((await press(one)).json<LikeAnswer>()).toEqual({ likeCount: 1 });
    expect((await press(one)).json<LikeAnswer>()).toEqual({ likeCount: 1 });
    const other = aNewVisitor();
    other.cookies.set('ss_cvr', 'abc|1700000000|1700000001|1700000002|3');
    expect((await press(other)).json<LikeAnswer>()).toEqual({ likeCount: 2 });
    expect(other.cookies.has('liker')).toBe(false);
    // Its counters change with every visit; the visitor is the same.
    other.cookies.set('ss_cvr', 'abc|1700000000|1700000001|1700000099|4');
    other.cookies.set('crumb', 'crumb-of-another-session');
    expect((await press(other)).json<LikeAnswer>()).toEqual({ likeCount: 2 });
    expect(await count()).toBe(2);
  });

  it('counts once when the visitor’s first two requests are concurrent', async () => {
    const one = aNewVisitor();
    await Promise.all(Array.from({ length: 8 }, () => press(one)));
    expect(await count()).toBe(1);
    const { rows } = await platform.db.$client.query('select 1 from likes where item_id = $1', [post]);
    expect(rows).toHaveLength(1);
  });

  it('is not lost when many visitors press at once', async () => {
    await Promise.all(Array.from({ length: 25 }, () => press()));
    expect(await count()).toBe(25);
  });

  it('does not make an owner’s edit stale', async () => {
    await press();
    expect((await updateItem(platform, shop.websiteId, post, { title: 'Edited' }, 1)).ok).toBe(true);
  });

  it('is refused when likes are switched off, and for items that are not visible', async () => {
    await updateItem(platform, shop.websiteId, post, { status: 'draft' });
    expect((await press()).statusCode).toBe(404);
    expect((await press(aNewVisitor(), '0198c0de-0000-7000-8000-000000000001')).statusCode).toBe(404);
    await updateItem(platform, shop.websiteId, post, { status: 'published' });
    await updateSettings(platform, shop.websiteId, { settings: { content: { simpleLikingEnabled: false } } });
    await awaitNotifications(platform);
    expect((await press()).statusCode).toBe(409);
    expect(await count()).toBe(0);
    await updateSettings(platform, shop.websiteId, { settings: { content: {} } });
    await awaitNotifications(platform);
    expect((await press()).statusCode).toBe(200);
  });

  it('requires the crumb', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/likes',
      headers: { host: shop.host },
      payload: { itemId: post },
    });
    expect(answer.statusCode).toBe(403);
    expect(await count()).toBe(0);
  });
});

const blank = (agent: string) =>
  app.inject({
    method: 'POST',
    url: '/likes',
    headers: {
      host: shop.host,
      origin: `http://${shop.host}`,
      'user-agent': agent,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: `itemId=${post}&returnTo=/journal`,
  });

describe('the form without JavaScript', () => {
  it('redirects to the page on this site with thanks', async () => {
    const visitor = aNewVisitor();
    const answer = await visitor.post('/likes', { itemId: post, returnTo: `/journal/post-${posts}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/journal/post-${posts}?notice=LIKED`,
    ]);
    expect(await count()).toBe(1);
    for (const returnTo of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
      expect((await visitor.post('/likes', { itemId: post, returnTo })).headers.location).toBe(
        '/?notice=LIKED',
      );
    }
  });

  it('counts once for a visitor without cookies, too', async () => {
    for (const agent of ['One', 'One', 'Two', 'One']) expect((await blank(agent)).statusCode).toBe(303);
    expect(await count()).toBe(2);
  });

  it('redirects to a page whose address is in any script', async () => {
    const answer = await aNewVisitor().post('/likes', { itemId: post, returnTo: '/journal/茶碗' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/journal/${encodeURIComponent('茶碗')}?notice=LIKED`,
    ]);
  });
});

describe('pages', () => {
  // A separate shop: likes of other tests invalidate the pages of theirs seconds later.
  let websiteId: string;
  beforeAll(async () => {
    ({ websiteId } = await aShop(platform, 'turned.test'));
  });
  const revision = async (): Promise<number> => {
    const { rows } = await platform.db.$client.query<{ revision: number }>(
      'select revision::int from websites where website_id = $1',
      [websiteId],
    );
    return rows[0]?.revision ?? 0;
  };

  it('are invalidated at once for the first like, and not again during the pause', async () => {
    const quiet = anotherProcess(platform);
    const before = await revision();
    for (let at = 0; at < 20; at += 1) {
      await invalidatePagesForLike(quiet, websiteId, 600_000);
      expect(await revision()).toBe(before + 1);
    }
  });

  it('are invalidated once more for all likes during the pause', async () => {
    const quiet = anotherProcess(platform);
    const before = await revision();
    await Promise.all(Array.from({ length: 20 }, () => invalidatePagesForLike(quiet, websiteId, 20)));
    await expect.poll(revision).toBe(before + 2);
  });

  it('are invalidated later when the database was down at that moment', async () => {
    const before = await revision();
    let isAway = true;
    const faltering = anotherProcess(platform, {
      db: Object.assign(Object.create(platform.db) as typeof platform.db, {
        execute: (...asked: Parameters<typeof platform.db.execute>) => {
          if (!isAway) return platform.db.execute(...asked);
          isAway = false;
          return Promise.reject(new Error('away'));
        },
      }),
    });
    await expect(invalidatePagesForLike(faltering, websiteId, 20)).rejects.toThrow('away');
    await expect.poll(revision).toBe(before + 1);
  });
});
