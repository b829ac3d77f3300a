import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection, createItem } from '../content/index.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let post: string;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1 } });
  app = await buildApp(platform);
  shop = await aShop(platform, 'comment-form.test');
  const collectionId = await createCollection(platform, shop.websiteId, {
    kind: 'blog',
    urlId: '日記',
    title: 'Diary',
  });
  post = await createItem(platform, shop.websiteId, {
    collectionId,
    urlId: '茶碗',
    recordType: 1,
    title: 'A bowl',
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

it('redirects to a page whose address is in any script', async () => {
  const answer = await aVisitor(app, shop.host).post('/comments', {
    itemId: post,
    name: 'June Alder',
    body: 'What a bowl! Which clay is it?',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/${encodeURIComponent('日記')}/${encodeURIComponent('茶碗')}?notice=COMMENT_HELD#${post}`,
  ]);
});

const send = (accept: string) =>
  app.inject({
    method: 'POST',
    url: '/comments',
    headers: {
      host: shop.host,
      accept,
      origin: `http://${shop.host}`,
      cookie: 'crumb=crumb-of-a-visitor-01',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      itemId: post,
      name: 'June',
      body: 'x'.repeat(30_000),
    }).toString(),
  });

it('shows a visitor a page that the body was not read, and a script gets JSON', async () => {
  const page = await send('text/html,application/xhtml+xml');
  expect(page.statusCode).toBe(422);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1');
  expect(page.body).not.toContain('xxxx');
  expect((await send('application/json')).json()).toMatchObject({ error: 'MALFORMED_REQUEST' });
});

it('accepts few comments from one sender at a time, since no captcha protects it', async () => {
  const writer = aVisitor(app, shop.host, '192.0.2.7');
  writer.cookies.set('crumb', 'crumb-of-a-writer-0007');
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent += 1) {
    const body = `Which clay is it? And how many bowls are there of kind ${sent}?`;
    statuses.push((await writer.post('/comments', { itemId: post, name: 'June Alder', body })).statusCode);
    platform.clock.advance(20_000);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
});
