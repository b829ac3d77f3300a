// PostgreSQL: both (two servers at once)
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { askFromNow, aSentOrder, requestMails } from '@vitrine/testing/review-fixture.ts';
import { aVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { askBuyers } from './ask-buyers.ts';

const DAY = 86_400_000;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  shop = await aCheckoutShop(platform, `asking-${count}`);
});

const mails = () => requestMails(platform, shop.site.websiteId);
const asked = async () => {
  await askBuyers(platform);
  return (await mails()).map(({ orderId }) => orderId);
};
const setOrder = (orderId: string, sql: string) =>
  platform.db.$client.query(`update orders set ${sql} where website_id = $1 and id = $2`, [
    shop.site.websiteId,
    orderId,
  ]);

describe('the buyer of an order', () => {
  it('is asked once, ten days after it was sent, with a link and the products', async () => {
    await askFromNow(platform, shop);
    const order = await aSentOrder(platform, shop, ['Tall mug', 'Bowl']);
    platform.clock.advance(10 * DAY - 1000);
    expect(await asked()).toEqual([]);
    platform.clock.advance(2000);
    expect(await asked()).toEqual([order.orderId]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'ada@example.com',
      subject: 'How do you like your order from Fern & Kiln?',
      text: expect.stringMatching(/reviews\?token=[\w-]{20,}[\s\S]*Tall mug[\s\S]*Bowl/),
      unsubscribeUrl: expect.stringMatching(/reviews\/unsubscribe\?token=[\w-]{20,}$/),
    });
    platform.clock.advance(DAY);
    expect(await asked()).toEqual([order.orderId]);
  });

  it('gets one mail when several servers ask at once', async () => {
    await askFromNow(platform, shop);
    const orders = [];
    for (let at = 0; at < 3; at += 1) orders.push(await aSentOrder(platform, shop, ['Mug']));
    platform.clock.advance(11 * DAY);
    await Promise.all([askBuyers(platform), askBuyers(platform), askBuyers(platform)]);
    const ids = (await mails()).map(({ orderId }) => orderId);
    expect(ids.toSorted()).toEqual(orders.map(({ orderId }) => orderId).toSorted());
  });

  it('is not asked unless the owner wants it, nor about orders sent before that', async () => {
    await aSentOrder(platform, shop, ['Mug']);
    platform.clock.advance(11 * DAY);
    expect(await asked()).toEqual([]);
    await askFromNow(platform, shop);
    expect(await asked()).toEqual([]);
  });

  it.each(["status = 'refunded'", "status = 'canceled'", "email = ''", 'fulfilled_on = null'])(
    'is not asked about an order with %s',
    async (change) => {
      await askFromNow(platform, shop);
      const { orderId } = await aSentOrder(platform, shop, ['Mug']);
      await setOrder(orderId, change);
      platform.clock.advance(11 * DAY);
      expect(await asked()).toEqual([]);
    },
  );

  it('is not asked about a renewal, nor when all products are deleted', async () => {
    await askFromNow(platform, shop);
    const renewal = await aSentOrder(platform, shop, ['Mug']);
    await setOrder(renewal.orderId, 'subscription_id = gen_random_uuid()');
    const gone = await aSentOrder(platform, shop, ['Bowl']);
    await platform.db.$client.query(
      "update items set deleted_on = now(), deleted_from = status, status = 'deprecated' where website_id = $1 and id = any($2)",
      [shop.site.websiteId, gone.itemIds],
    );
    platform.clock.advance(11 * DAY);
    expect(await asked()).toEqual([]);
  });

  it('is not asked months later, when no server was there', async () => {
    await askFromNow(platform, shop);
    await aSentOrder(platform, shop, ['Mug']);
    platform.clock.advance(60 * DAY);
    expect(await asked()).toEqual([]);
  });
});

describe('the link that ends these mails', () => {
  it('asks first, and then nobody with that address is asked again', async () => {
    await askFromNow(platform, shop);
    await aSentOrder(platform, shop, ['Mug']);
    platform.clock.advance(11 * DAY);
    await askBuyers(platform);
    const [mail] = await mails();
    const path = (mail?.unsubscribeUrl ?? '').replace(/^https?:\/\/[^/]+/, '');
    const visitor = aVisitor(app, shop.host);
    const page = await visitor.send('GET', path);
    expect(page.body).toContain('No more emails about reviews?');
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex' });
    await aSentOrder(platform, shop, ['Bowl'], 'ADA@example.com');
    // As a mail program does it: without cookies. RFC 8058
    const done = await app.inject({
      method: 'POST',
      url: path,
      headers: { host: shop.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([done.statusCode, done.body.includes('You will not be asked again')]).toEqual([200, true]);
    platform.clock.advance(11 * DAY);
    expect(await asked()).toHaveLength(1);
  });

  it.each(['', '?token=x', `?token=${'a'.repeat(32)}`])('with %j leads nowhere', async (query) => {
    const path = `/site-users/account/reviews/unsubscribe${query}`;
    const answer = await aVisitor(app, shop.host).send('GET', path);
    expect([answer.statusCode, answer.body.includes('This link leads to no review')]).toEqual([404, true]);
    expect((await aVisitor(app, shop.host).post(path, {})).statusCode).toBe(404);
  });
});
