import { aPickupPlace } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import type { CartAnswer, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import type { ErrorBody } from '@vitrine/contracts/errors.ts';
import {
  aShop,
  aVisitor,
  testStoreTerms,
  type TestShop,
  type TestVisitor,
} from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { createDiscount } from '../discounts/index.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
const cartPath = '/api/commerce/shopping-cart';
const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'codes.test', {
    ...testStoreTerms,
    orderMinimumMinor: 1500,
    delivery: {
      ...testStoreTerms.delivery,
      pickupPlaces: [aPickupPlace({ name: 'Pickup' })],
    },
  });
  const make = (code: string, change: Partial<Parameters<typeof createDiscount>[2]>) =>
    createDiscount(platform, shop.websiteId, { code, name: code, kind: 'percentage', rate: 0.1, ...change });
  await make('Welcome10', { oncePerCustomer: true });
  await make('FIVE', { kind: 'fixed', amountMinor: 500 });
  await make('FREESHIP', { kind: 'free-delivery', minimumSubtotalMinor: 4000 });
  await make('OLD', { endsOn: platform.clock.now() - 1 });
  await make('SOON', { startsOn: platform.clock.now() + DAY });
  await make('GONE', { usageLimit: 0 });
  await make('OFF', { enabled: false });
  await make('TODAY', { endsOn: platform.clock.now() + DAY });
  await make('OTHERS', { goods: { kind: 'products', itemIds: [newId()] } });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

let made = 0;
const buyer = async (quantity = 2): Promise<TestVisitor> => {
  made += 1;
  const itemId = await shop.addProduct(`cup-${String(made)}`);
  const ann = aVisitor(app, shop.host);
  await ann.send('POST', `${cartPath}/entries`, { itemId, sku: `CUP-${String(made)}`, quantity });
  return ann;
};
const apply = (who: TestVisitor, code: string) => who.send('POST', `${cartPath}/coupons`, { code });
const cartOf = async (who: TestVisitor, query = ''): Promise<ShoppingCartView> =>
  (await who.send('GET', cartPath + query)).json();
const aGiftCard = async (code: string, balanceMinor: number, currency = 'USD'): Promise<string> => {
  const id = newId();
  await platform.db.$client.query(
    `insert into gift_cards (website_id, id, code, currency, initial_minor, balance_minor, recipient_email, send_on,
      created_on) values ($1, $2, $3, $4, 9000, $5, 'a@example.com', now(), now())`,
    [shop.websiteId, id, code, currency, balanceMinor],
  );
  return id;
};

describe('a discount code on a cart', () => {
  it('is applied once, in any notation', async () => {
    const ann = await buyer();
    const answer = await apply(ann, '  welcome10 ');
    expect(answer.statusCode).toBe(200);
    await apply(ann, 'WELCOME10');
    const { pricing, ...cart } = await cartOf(ann);
    expect(cart).toMatchObject({
      coupons: ['WELCOME10'],
      validCoupons: ['WELCOME10'],
      invalidCoupons: [],
      discounts: [{ code: 'WELCOME10', name: 'Welcome10', amountCents: 200 }],
      discountCents: 200,
      grandTotalCents: 1800,
    });
    expect(answer.json<CartAnswer>().shoppingCart).toEqual({ ...cart, pricing });
  });

  it('is combined with another, and each can be removed', async () => {
    const ann = await buyer();
    await apply(ann, 'FIVE');
    await apply(ann, 'WELCOME10');
    expect(await cartOf(ann)).toMatchObject({ discountCents: 650, coupons: ['FIVE', 'WELCOME10'] });
    const without = await ann.send('DELETE', `${cartPath}/coupons/five`);
    expect(without.json<CartAnswer>().shoppingCart).toMatchObject({
      discountCents: 200,
      coupons: ['WELCOME10'],
    });
    expect((await ann.send('DELETE', `${cartPath}/coupons/five`)).statusCode).toBe(200);
  });

  it.each([
    ['NOBODY', 'We do not know the code NOBODY. Please check it for typing errors.'],
    ['OFF', 'We do not know the code OFF. Please check it for typing errors.'],
    ['OLD', 'The code OLD has expired.'],
    ['SOON', 'The code SOON is not valid yet.'],
    ['GONE', 'The code GONE has been used up.'],
    ['OTHERS', 'The code OTHERS is not for anything in your cart.'],
    ['FREESHIP', 'The code FREESHIP is for orders of $40.00 or more.'],
    ['x'.repeat(120), `We do not know the code ${'x'.repeat(40)}…. Please check it for typing errors.`],
    [
      '<b>"\'; drop table carts',
      'We do not know the code <b>"\'; drop table carts. Please check it for typing errors.',
    ],
    ['\0', 'We do not know the code \0. Please check it for typing errors.'],
  ])('is refused with its reason, and nothing changes (%#)', async (code, message) => {
    const ann = await buyer();
    const answer = await apply(ann, code);
    expect([answer.statusCode, answer.json<ErrorBody>().error]).toEqual([409, 'CODE_REFUSED']);
    expect(answer.json<ErrorBody>().message).toBe(message);
    expect(await cartOf(ann)).toMatchObject({ coupons: [], discountCents: 0 });
  });

  it('is refused without text, without a cart, and beyond five', async () => {
    const ann = await buyer(10);
    expect((await apply(ann, '  ')).json()).toMatchObject({ error: 'CODE_MISSING' });
    expect((await apply(aVisitor(app, shop.host), 'FIVE')).json()).toMatchObject({ error: 'CART_EMPTY' });
    expect((await ann.send('POST', `${cartPath}/coupons`, { code: ['FIVE'] })).statusCode).toBe(422);
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const code = `MANY${String(n)}`;
      await createDiscount(platform, shop.websiteId, { code, name: '', kind: 'fixed', amountMinor: 1 });
      const answer = await apply(ann, code);
      expect([code, answer.statusCode]).toEqual([code, n < 6 ? 200 : 409]);
      if (n === 6) expect(answer.json()).toMatchObject({ error: 'TOO_MANY_CODES' });
    }
  });

  it('stays on the cart when it no longer applies, and the cart says why', async () => {
    const ann = await buyer();
    await apply(ann, 'TODAY');
    const now = platform.clock.now();
    platform.clock.set(now + DAY);
    try {
      expect(await cartOf(ann)).toMatchObject({
        coupons: ['TODAY'],
        validCoupons: [],
        invalidCoupons: ['TODAY'],
        couponProblems: [{ code: 'TODAY', message: 'The code TODAY has expired.' }],
        discountCents: 0,
      });
    } finally {
      platform.clock.set(now);
    }
  });

  it('is refused to a buyer who has used it before, as soon as their email is known', async () => {
    const ann = await buyer();
    await apply(ann, 'WELCOME10');
    const { id } = await cartOf(ann);
    await platform.db.$client.query(
      `insert into discount_uses (website_id, discount_id, payment_id, once_key, used_on)
        select website_id, id, $2, 'ann@example.com', now() from discounts where website_id = $1 and name = 'Welcome10'`,
      [shop.websiteId, newId()],
    );
    await platform.db.$client.query(
      `update carts set details = '{"email":"Ann@Example.com"}' where website_id = $1 and id = $2`,
      [shop.websiteId, id],
    );
    expect(await cartOf(ann)).toMatchObject({
      invalidCoupons: ['WELCOME10'],
      couponProblems: [
        { message: 'The code WELCOME10 can be used once per customer, and you have used it before.' },
      ],
    });
  });

  it('does not reveal how often it was used or may be used', async () => {
    const ann = await buyer();
    await createDiscount(platform, shop.websiteId, {
      code: 'RARE',
      name: '',
      kind: 'fixed',
      amountMinor: 1,
      usageLimit: 77,
    });
    await apply(ann, 'RARE');
    expect((await cartOf(ann)).pricing?.choice.discounts).toMatchObject([
      { discount: { code: 'RARE', usageLimit: null, usedCount: 0 } },
    ]);
  });
});

describe('a gift card on a cart', () => {
  it('pays up to its balance, and is shown by its last four characters', async () => {
    const id = await aGiftCard('ABCDEFGHJKLMNPQR', 1200);
    const ann = await buyer();
    const answer = await apply(ann, 'abcd-efgh-jklm-npqr');
    expect(answer.json<CartAnswer>().shoppingCart).toMatchObject({
      giftCards: [{ id, last4: 'NPQR', amountCents: 1200, balanceCents: 1200 }],
      giftCardCents: 1200,
      grandTotalCents: 2000,
      amountDueCents: 800,
    });
    expect(answer.body).not.toContain('ABCDEFGH');
    const removed = await ann.send('DELETE', `${cartPath}/coupons/${id}`);
    expect(removed.json<CartAnswer>().shoppingCart).toMatchObject({ giftCards: [], amountDueCents: 2000 });
  });

  it('is refused when its balance is zero, or in another currency', async () => {
    await aGiftCard('EMPTYEMPTYEMPTYE', 0);
    await aGiftCard('EUREUREUREUREURE', 500, 'EUR');
    const ann = await buyer();
    expect((await apply(ann, 'EMPTYEMPTYEMPTYE')).json<ErrorBody>().message).toBe(
      'There is nothing left on this gift card.',
    );
    expect((await apply(ann, 'EUREUREUREUREURE')).json<ErrorBody>().message).toBe(
      'This gift card is in another currency than this shop.',
    );
  });
});

const locate = (who: TestVisitor, body: object) => who.send('PUT', `${cartPath}/location`, body);

describe('an estimate', () => {
  it('includes delivery and tax of a place, by the first option until another is chosen', async () => {
    const ann = await buyer();
    const first = await locate(ann, { country: 'us', region: 'nc', postalCode: '28801' });
    expect(first.json<CartAnswer>().shoppingCart).toMatchObject({
      shippingLocation: { country: 'US', region: 'NC', postalCode: '28801' },
      selectedShippingOption: 'standard',
      shippingCostCents: 600,
      taxCents: 140,
      grandTotalCents: 2740,
    });
    const express = await locate(ann, { country: 'US', region: 'NY', shippingOption: 'express' });
    expect(express.json<CartAnswer>().shoppingCart).toMatchObject({
      shippingCostCents: 1400,
      taxCents: 160,
    });
    const fetched = await locate(ann, { country: 'US', region: 'NY', shippingOption: 'pickup' });
    expect(fetched.json<CartAnswer>().shoppingCart).toMatchObject({ shippingCostCents: 0, taxCents: 140 });
    for (const shippingOption of ['drone', 'a\0', '\ud800']) {
      const kept = await locate(ann, { country: 'US', region: 'NY', shippingOption });
      expect(kept.json<CartAnswer>().shoppingCart).toMatchObject({ selectedShippingOption: 'pickup' });
    }
  });

  it('refuses an invalid place with an error at its field', async () => {
    const ann = await buyer();
    const bad = await locate(ann, { country: 'ZZ' });
    expect([bad.statusCode, bad.json<ErrorBody>().fields]).toEqual([
      422,
      { country: expect.any(String) as string },
    ]);
    const postal = await locate(ann, { country: 'US', postalCode: '<script>' });
    expect(postal.json<ErrorBody>().fields).toHaveProperty('postalCode');
    expect((await locate(ann, { country: 'US', region: {} })).statusCode).toBe(422);
    expect((await locate(aVisitor(app, shop.host), { country: 'US' })).json()).toMatchObject({
      error: 'CART_EMPTY',
    });
    const left = await locate(ann, { country: 'DE', region: 'NC' });
    expect(left.json<CartAnswer>().shoppingCart.shippingLocation).toEqual({
      country: 'DE',
      region: '',
      postalCode: '',
    });
  });

  it('keeps the values typed at checkout before', async () => {
    const ann = await buyer();
    const { id } = await cartOf(ann);
    await platform.db.$client.query(
      `update carts set details = '{"email":"a@example.com","note":"Ring twice",
        "address":{"firstName":"Ann","lastName":"Lee","line1":"1 Elm","line2":"","city":"Boone","region":"NC",
        "postalCode":"28607","country":"US","phone":""}}' where website_id = $1 and id = $2`,
      [shop.websiteId, id],
    );
    await locate(ann, { country: 'US', region: 'NY' });
    const stored = await platform.db.$client.query<{ details: object }>(
      'select details from carts where website_id = $1 and id = $2',
      [shop.websiteId, id],
    );
    expect(stored.rows[0]?.details).toMatchObject({
      email: 'a@example.com',
      note: 'Ring twice',
      address: { firstName: 'Ann', city: 'Boone', region: 'NY' },
    });
  });
});

describe('reading the cart', () => {
  it('states the order minimum in the specified sentence', async () => {
    const ann = await buyer(1);
    expect((await cartOf(ann)).minimumMessage).toBe(
      'To check out, your order subtotal must be $15.00 or more.',
    );
    expect((await cartOf(await buyer(2))).minimumMessage).toBe(null);
    expect((await cartOf(aVisitor(app, shop.host))).minimumMessage).toBe(null);
  });

  it('returns the same sample cart for every preview', async () => {
    const [one, two] = [
      await cartOf(await buyer(), '?mock=true'),
      await cartOf(aVisitor(app, shop.host), '?mock=true'),
    ];
    expect(one).toEqual(two);
    expect(one).toMatchObject({ totalQuantity: 3, subtotalCents: 5800, created: '2026-01-01T00:00:00.000Z' });
    expect(one.entries).toHaveLength(2);
  });

  it('leaves the totals out on request, and responds from memory without a timecode', async () => {
    const ann = await buyer();
    await apply(ann, 'FIVE');
    const bare = await ann.send('GET', `${cartPath}?calculateSubtotal=false&timecode=1790000000000`);
    expect(bare.headers['cache-control']).toBe('no-store');
    expect(bare.json()).toMatchObject({
      totalQuantity: 2,
      coupons: ['FIVE'],
      subtotalCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      subtotalAmount: { decimalValue: '0.00' },
      entries: [{ quantity: 2, subTotal: 0, purchasePriceCents: 1000 }],
    });
    expect(bare.json()).not.toHaveProperty('pricing');
  });
});

describe('the same without JavaScript', () => {
  const crumb = 'crumb-of-a-visitor-01';

  it('adds and removes a code, and redirects to the page', async () => {
    const ann = await buyer();
    const put = await ann.post('/cart/codes', { crumb, code: 'five' });
    expect([put.statusCode, put.headers.location]).toEqual([303, '/cart']);
    expect((await cartOf(ann)).coupons).toEqual(['FIVE']);
    await ann.post('/cart/codes', { crumb, action: 'remove', code: 'FIVE' });
    expect((await cartOf(ann)).coupons).toEqual([]);
  });

  it('shows the page again with the reason beside the code, as text', async () => {
    const ann = await buyer();
    const refused = await ann.post('/cart/codes', { crumb, code: '<img src=x>' });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('We do not know the code &lt;img src=x&gt;');
    expect(refused.body).not.toContain('<img src=x>');
  });

  it('estimates, and shows the page again with errors', async () => {
    const ann = await buyer();
    const good = await ann.post('/cart/location', {
      crumb,
      country: 'US',
      region: 'NC',
      postalCode: '28801',
    });
    expect([good.statusCode, good.headers.location]).toEqual([303, '/cart']);
    expect((await cartOf(ann)).taxCents).toBe(140);
    const bad = await ann.post('/cart/location', { crumb, country: 'US', postalCode: 'none' });
    expect(bad.statusCode).toBe(422);
  });

  it('is not changed by a form of another site', async () => {
    const ann = await buyer();
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const url of ['/cart/codes', '/cart/location']) {
      const response = await app.inject({
        method: 'POST',
        url,
        headers: {
          host: shop.host,
          cookie,
          origin: 'http://evil.test',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'code=FIVE&country=US',
      });
      expect([url, response.statusCode]).toEqual([url, 403]);
    }
    expect(await cartOf(ann)).toMatchObject({ coupons: [], shippingLocation: null });
  });
});
