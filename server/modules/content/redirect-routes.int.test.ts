import type { ListedRedirect } from '@vitrine/contracts/redirects.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { updateCollection } from './index.ts';

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
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `redirects-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const path = '/api/admin/redirects';
const page = async (after = '', by = owner) =>
  (await by.send('GET', `${path}?after=${encodeURIComponent(after)}`)).json<{
    rows: ListedRedirect[];
    next: string | null;
  }>();
const add = (from: string, to: string, more: object = {}) => owner.send('POST', path, { from, to, ...more });
const reason = async (from: string, to: string) => {
  const answer = await add(from, to);
  const { error, fields } = answer.json<{ error: string; fields?: object }>();
  return [answer.statusCode, error, ...(fields === undefined ? [] : [fields])];
};
const remove = (from: string) => owner.send('DELETE', `${path}?from=${encodeURIComponent(from)}`);
async function visit(address: string) {
  await awaitNotifications(platform);
  const { statusCode, headers } = await aVisitor(app, shop.host).send('GET', address);
  return [statusCode, headers.location];
}

describe('the redirects of an owner', () => {
  it('are followed by visitors until they are removed', async () => {
    expect((await visit('/old-shop'))[0]).toBe(404);
    const answer = await add(' /old-shop ', '/shop');
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { from: '/old-shop', to: '/shop', status: 301, isAutomatic: false },
    ]);
    await add('/sale/*', 'https://sale.example.com/', { status: 302 });
    expect(await visit('/old-shop')).toEqual([301, '/shop']);
    expect(await visit('/sale/spring')).toEqual([302, 'https://sale.example.com/']);
    expect((await remove('/old-shop')).statusCode).toBe(204);
    expect((await visit('/old-shop'))[0]).toBe(404);
    expect((await remove('/old-shop')).statusCode).toBe(204);
    expect((await page()).rows.map(({ from }) => from)).toEqual(['/sale/*']);
  });

  it('are listed with those that a changed address has made', async () => {
    await updateCollection(platform, shop.websiteId, shop.collectionId, { urlId: 'store' });
    await add('/about', '/store');
    expect((await page()).rows).toEqual([
      { from: '/about', to: '/store', status: 301, isAutomatic: false },
      { from: '/shop', to: '/store', status: 301, isAutomatic: true },
      { from: '/shop/*', to: '/store/*', status: 301, isAutomatic: true },
    ]);
  });

  it('are listed 100 at a time, each once', async () => {
    await platform.db.$client.query(
      `insert into redirects (website_id, from_path, to_path, status, is_automatic, created_on)
       select $1, '/old-' || lpad(n::text, 4, '0'), '/shop', 301, false, now() from generate_series(1, 250) n`,
      [shop.websiteId],
    );
    const first = await page();
    const second = await page(first.next ?? '');
    const third = await page(second.next ?? '');
    expect([first.rows.length, second.rows.length, third.rows.length, third.next]).toEqual([
      100,
      100,
      50,
      null,
    ]);
    const all = [first, second, third].flatMap(({ rows }) => rows.map(({ from }) => from));
    expect(new Set(all).size).toBe(250);
  });

  it('are refused with the reason, and nothing is added', async () => {
    expect(await reason('old', '/shop')).toEqual([422, 'REDIRECT_PATH_INVALID']);
    expect(await reason('/old?x=1', '/shop')).toEqual([422, 'REDIRECT_PATH_INVALID']);
    expect(await reason('/old', 'javascript:alert(1)')).toEqual([422, 'REDIRECT_TARGET_INVALID']);
    expect(await reason('/old', '//evil.example')).toEqual([422, 'REDIRECT_TARGET_INVALID']);
    expect(await reason('/old', '/old')).toEqual([409, 'REDIRECT_LOOP']);
    expect(await reason('', ' ')).toEqual([
      422,
      'MALFORMED_REQUEST',
      { from: 'Enter the old address.', to: 'Enter the new address.' },
    ]);
    expect((await page()).rows).toEqual([]);
  });

  it('are those of their website alone', async () => {
    const other = await aShop(platform, `other-redirects-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'stranger@example.com');
    await add('/old', '/shop');
    expect((await page('', stranger)).rows).toEqual([]);
    await stranger.send('DELETE', `${path}?from=%2Fold`);
    expect((await page()).rows).toHaveLength(1);
    expect((await aVisitor(app, shop.host).send('GET', path)).statusCode).toBe(401);
  });
});
