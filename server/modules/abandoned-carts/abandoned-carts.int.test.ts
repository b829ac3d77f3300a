// PostgreSQL: both (row locks, two servers at once)
import type { AbandonedCart, AbandonedCartRow } from '@vitrine/contracts/abandoned-carts.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import {
  aCheckoutShop,
  aPlacement,
  type CheckoutShop,
  someDetails,
} from '@vitrine/testing/checkout-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { cartIdOfSecret } from '../cart/index.ts';
import { placeOrder } from '../checkout/index.ts';
import { sendCartReminders } from './remind.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let carts = 0;

const path = '/api/admin/abandoned-carts';
const HOUR = 60 * 60 * 1000;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  await rows(
    'truncate carts, cart_entries, cart_reminders, cart_reminder_opt_outs, outbox_mails, orders, customers',
  );
  await owner.send('PUT', `${path}/settings`, { automatic: true, hours: 10 });
});

async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await platform.db.$client.query(text, values)).rows as Record<string, unknown>[];
}

/** A cart whose buyer has entered an address so many hours ago. */
async function aLeftCart(email: string, hours: number, quantity = 2): Promise<string> {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  // As a visitor's: it is not a UUID of a version.
  const cartId = await shop.fillCart([{ ...mug, quantity }], cartIdOfSecret(`${'s'.repeat(31)}${carts}`));
  carts += 1;
  await rows('update carts set details = $2, updated_on = $3 where id = $1', [
    cartId,
    JSON.stringify({ ...someDetails, email }),
    new Date(platform.clock.now() - hours * HOUR),
  ]);
  return cartId;
}

interface Mail {
  readonly recipient: string;
  readonly body_text: string;
  readonly unsubscribe_url: string;
}
const mails = async () =>
  (await rows(`select * from outbox_mails where kind = 'cart-reminder' order by id`)) as unknown as Mail[];
const read = async (id: string) => (await owner.send('GET', `${path}/${id}`)).json<AbandonedCart>();
const list = async (query = '') =>
  (await owner.send('GET', `${path}${query}`)).json<ListPage<AbandonedCartRow>>().rows;
/** The path of the mail's link back to the cart. */
const linkOf = ({ body_text }: Mail): string => /\/cart\/return\?token=[\w-]+/.exec(body_text)?.[0] ?? '';
const pathOf = (url: string): string => url.slice(url.indexOf('/cart/'));

describe('a cart that was left', () => {
  it('is opened, selected and exported by its id', async () => {
    const id = await aLeftCart('june@example.com', 2);
    expect(await read(id)).toMatchObject({ id, email: 'june@example.com' });
    const exported = await owner.send('POST', `${path}/export.csv`, { ids: [id] });
    expect(exported.statusCode).toBe(200);
    expect(exported.body).toContain('june@example.com');
  });

  it('is listed with its buyer and value, once it was left for half an hour', async () => {
    const old = await aLeftCart('June@example.com', 2);
    await aLeftCart('ada@example.com', 0);
    const nobody = await aLeftCart('x@example.com', 2);
    await rows(`update carts set details = '{}' where id = $1`, [nobody]);
    expect(await list()).toMatchObject([
      {
        id: old,
        email: 'june@example.com',
        name: 'Ada Byron',
        state: 'open',
        unitCount: 2,
        goodsMinor: 6800,
        goods: 'Stoneware mug',
      },
    ]);
    expect(await list('?search=june')).toHaveLength(1);
    expect(await list('?search=stoneware')).toHaveLength(1);
    expect(await list('?status=reminded')).toHaveLength(0);
  });

  it('is written about once, however many servers look and however often', async () => {
    await aLeftCart('june@example.com', 11);
    await aLeftCart('ada@example.com', 9);
    const db = openDatabase(platform.url);
    const other = anotherProcess(platform, { db });
    await Promise.all([sendCartReminders(platform), sendCartReminders(other), sendCartReminders(platform)]);
    await sendCartReminders(platform);
    await db.$client.end();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['june@example.com']);
    expect(sent[0]?.body_text).toContain('2 × Stoneware mug');
    expect(sent[0]?.body_text).toContain('$68.00');
    expect(linkOf(sent[0] as Mail)).not.toBe('');
  });

  it('is not written about when nobody wants that', async () => {
    await owner.send('PUT', `${path}/settings`, { automatic: false, hours: 10 });
    await aLeftCart('june@example.com', 11);
    expect(await sendCartReminders(platform)).toBe(0);
  });

  it('is not written about after a week, and two carts of one buyer are one mail', async () => {
    await aLeftCart('late@example.com', 8 * 24);
    await aLeftCart('june@example.com', 12);
    await aLeftCart('June@example.com', 11);
    expect(await sendCartReminders(platform)).toBe(1);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['june@example.com']);
  });

  it('is not written about when its buyer has ordered since', async () => {
    await aLeftCart('june@example.com', 11);
    const mug = await shop.sell({ title: 'Bowl', priceMinor: 1000, quantity: 5 });
    const paid = await shop.fillCart([{ ...mug, quantity: 1 }]);
    const placed = await placeOrder(
      platform,
      shop.site,
      aPlacement(paid, 1000 + 600 + 70, { details: { ...someDetails, email: 'june@example.com' } }),
    );
    expect(placed.ok).toBe(true);
    expect(await sendCartReminders(platform)).toBe(0);
  });

  it('is written about by its owner, once', async () => {
    const id = await aLeftCart('june@example.com', 1);
    expect(await read(id)).toMatchObject({ state: 'open', refusal: null });
    const sent = await owner.send('POST', `${path}/${id}/remind`);
    expect(sent.json()).toMatchObject({ state: 'reminded', refusal: 'reminded' });
    const again = await owner.send('POST', `${path}/${id}/remind`);
    expect(again.json()).toMatchObject({
      error: 'CART_REMINDER_REFUSED',
      message: 'An email about this cart was sent already.',
    });
    expect(await mails()).toHaveLength(1);
  });

  it('of another website is not there', async () => {
    const id = await aLeftCart('june@example.com', 1);
    const other = await aShop(platform, 'other-carts.example');
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    expect((await stranger.send('GET', `${path}/${id}`)).json()).toMatchObject({
      error: 'ABANDONED_CART_NOT_FOUND',
    });
    expect((await stranger.send('POST', `${path}/${id}/remind`)).json()).toMatchObject({
      error: 'ABANDONED_CART_NOT_FOUND',
    });
    expect(await mails()).toEqual([]);
  });

  it.each([0, 1.5, 121])('settings with %s hours are refused with a sentence', async (hours) => {
    const answer = await owner.send('PUT', `${path}/settings`, { automatic: true, hours });
    expect(answer.json()).toMatchObject({
      fields: { hours: 'Enter a whole number of hours from 1 to 120.' },
    });
  });
});

const remind = async (email = 'june@example.com'): Promise<{ id: string; mail: Mail }> => {
  const id = await aLeftCart(email, 11);
  await sendCartReminders(platform);
  const mail = (await mails()).find(({ recipient }) => recipient === email);
  if (mail === undefined) throw new Error('no mail was written');
  return { id, mail };
};

describe('the link of the mail', () => {
  it('changes nothing when it is opened, and takes up the cart by its button, without JavaScript', async () => {
    const { id, mail } = await remind();
    const visitor = aVisitor(app, shop.host);
    const opened = await visitor.send('GET', linkOf(mail));
    expect(opened.statusCode).toBe(200);
    expect(opened.body).toContain('Your cart is waiting');
    expect(visitor.cookies.has('CART')).toBe(false);
    const taken = await visitor.send('POST', linkOf(mail));
    expect([taken.statusCode, taken.headers['location']]).toEqual([303, '/cart']);
    const cart = (await visitor.send('GET', '/api/commerce/shopping-cart')).json<{
      entries: { title: string; quantity: number }[];
    }>();
    expect(cart.entries).toMatchObject([{ title: 'Stoneware mug', quantity: 2 }]);
    expect((await read(id)).returnedOn).not.toBeNull();
    // Pressed twice, it adds nothing twice.
    expect((await visitor.send('POST', linkOf(mail))).statusCode).toBe(303);
    const again = (await visitor.send('GET', '/api/commerce/shopping-cart')).json<{
      entries: { quantity: number }[];
    }>();
    expect(again.entries).toMatchObject([{ quantity: 2 }]);
    // Once more: the browser has it already.
    expect((await visitor.send('GET', linkOf(mail))).headers['location']).toBe('/cart');
  });

  it('does not show what was typed at the checkout to whoever has it', async () => {
    const { mail } = await remind();
    const visitor = aVisitor(app, shop.host);
    await visitor.send('POST', linkOf(mail));
    expect((await visitor.send('GET', '/checkout')).body).not.toContain('june@example.com');
  });

  it('leads nowhere once the cart was ordered, and when it is not complete', async () => {
    const { id, mail } = await remind();
    await rows('update carts set is_purchased = true where id = $1', [id]);
    const visitor = aVisitor(app, shop.host);
    for (const url of [linkOf(mail), '/cart/return?token=short', '/cart/return'])
      expect((await visitor.send('GET', url)).statusCode).toBe(404);
    expect((await read(id)).state).toBe('recovered');
  });

  it('ends all mails about carts with one request, and the owner sees that', async () => {
    const { mail } = await remind();
    const url = pathOf(mail.unsubscribe_url);
    const visitor = aVisitor(app, shop.host);
    expect((await visitor.send('GET', url)).body).toContain('No more emails about carts?');
    const done = await app.inject({
      method: 'POST',
      url,
      headers: { host: shop.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(done.statusCode).toBe(200);
    await rows(`update cart_reminders set sent_on = sent_on - interval '30 days'`);
    const next = await aLeftCart('june@example.com', 11);
    expect(await sendCartReminders(platform)).toBe(0);
    expect(await read(next)).toMatchObject({ refusal: 'unsubscribed' });
  });
});
