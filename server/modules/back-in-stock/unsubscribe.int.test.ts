import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { anAwaitedProduct, type AwaitedProduct } from '@vitrine/testing/waiting-fixture.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let vase: AwaitedProduct;
let bowl: AwaitedProduct;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
  shop = await aShop(platform, 'leaving.test');
  owner = await anOwner(app, platform, shop);
  vase = await anAwaitedProduct(platform, shop, 'vase');
  bowl = await anAwaitedProduct(platform, shop, 'bowl');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const visitor = () => aVisitor(app, shop.host);
const send = ({ productId, variantId }: AwaitedProduct) =>
  owner.send('POST', '/api/site-users/account/notifications/restock/send', { productId, variantId });
async function signUpsOf(email: string): Promise<number> {
  const { rows } = await platform.db.$client.query(
    'select from back_in_stock_sign_ups where website_id = $1 and email = $2',
    [shop.websiteId, email],
  );
  return rows.length;
}
/** Signs somebody up for both products, writes to them about one, and returns the path of the mail's link. */
async function linkFor(email: string): Promise<string> {
  await vase.signUp(visitor(), email);
  await bowl.signUp(visitor(), email);
  await send(vase);
  const mail = (await vase.mails()).findLast(({ recipient }) => recipient === email);
  return (mail?.unsubscribeUrl ?? '').replace(`http://${shop.host}`, '');
}
/** As a mail program does it: without cookies. RFC 8058 */
const oneClick = (url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: shop.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

it('opening the link asks first and changes nothing; the button takes the address off every list', async () => {
  const link = await linkFor('june@example.com');
  const page = await visitor().send('GET', link);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('page-type-300');
  expect(page.body).toContain('No more emails about stock?');
  expect(page.body).toContain('>Unsubscribe</button>');
  expect(page.body).not.toContain('june@example.com');
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': /no-store/ });
  expect(await signUpsOf('june@example.com')).toBe(2);
  const done = await visitor().post(link, {});
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain('You are unsubscribed');
  expect(await signUpsOf('june@example.com')).toBe(0);
  expect((await send(bowl)).json()).toMatchObject({ error: 'BACK_IN_STOCK_NOBODY' });
});

it('a mail program unsubscribes with one request, and again without harm', async () => {
  const link = await linkFor('mo@example.com');
  expect((await oneClick(link)).statusCode).toBe(200);
  expect(await signUpsOf('mo@example.com')).toBe(0);
  expect((await oneClick(link)).statusCode).toBe(200);
  const page = await visitor().send('GET', link);
  expect([page.statusCode, page.body.includes('There is nothing to unsubscribe from')]).toEqual([404, true]);
});

it('somebody who unsubscribed can sign up again, and gets another link', async () => {
  const link = await linkFor('ada@example.com');
  await oneClick(link);
  platform.clock.advance(1000);
  const next = await linkFor('ada@example.com');
  expect(next).not.toBe(link);
  // The former link ends nothing.
  await oneClick(link);
  expect(await signUpsOf('ada@example.com')).toBe(2);
});

it.each(['', '?token=', '?token=x', `?token=${'x'.repeat(500)}`, '?token=%00', `?token=${'a'.repeat(32)}`])(
  'an address with %j leads to no list',
  async (query) => {
    await bowl.signUp(visitor(), 'kim@example.com');
    const path = `/site-users/account/notifications/restock/unsubscribe${query}`;
    expect((await visitor().send('GET', path)).statusCode).toBe(404);
    expect((await oneClick(path)).statusCode).toBeLessThan(500);
    expect(await signUpsOf('kim@example.com')).toBe(1);
  },
);

it('a link of another website is none here', async () => {
  const other = await aShop(platform, 'elsewhere.test');
  const jar = await anAwaitedProduct(platform, other, 'jar');
  await jar.signUp(aVisitor(app, other.host), 'june@example.com');
  const { rows } = await platform.db.$client.query<{ secret: string }>(
    'select secret from back_in_stock_sign_ups where website_id = $1',
    [other.websiteId],
  );
  await oneClick(`/site-users/account/notifications/restock/unsubscribe?token=${rows[0]?.secret ?? ''}`);
  const left = await platform.db.$client.query('select from back_in_stock_sign_ups where website_id = $1', [
    other.websiteId,
  ]);
  expect(left.rows).toHaveLength(1);
});
