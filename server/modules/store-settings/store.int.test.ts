import type { CheckoutScreen, StoreScreen } from '@vitrine/contracts/store-settings.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aCheckoutShop, aPlacement, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { placeOrder } from '../checkout/index.ts';
import { getWebsite, updateSettings } from '../websites/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  shop = await aCheckoutShop(platform, `store-${shops}`);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});

const storePath = '/api/admin/store-settings';
const checkoutPath = '/api/admin/checkout-settings';
const readStore = async (): Promise<StoreScreen> => (await owner.send('GET', storePath)).json();
const readCheckout = async (): Promise<CheckoutScreen> => (await owner.send('GET', checkoutPath)).json();

async function putStore(change: object) {
  const { revision: _, isCurrencyOpen: __, ...store } = await readStore();
  const answer = await owner.send('PUT', storePath, { ...store, ...change });
  await awaitNotifications(platform);
  return answer;
}
async function putCheckout(change: object) {
  const { revision: _, currency: __, nextOrderNumber: ___, ...checkout } = await readCheckout();
  const answer = await owner.send('PUT', checkoutPath, { orderNumbersFrom: null, ...checkout, ...change });
  await awaitNotifications(platform);
  return answer;
}
const code = (answer: { json: <T>() => T }) => answer.json<{ error: string }>().error;
const fields = (answer: { json: <T>() => T }) => answer.json<{ fields: Record<string, string> }>().fields;

describe('the store’s settings', () => {
  it('are shown with their defaults, and visitors see a change at once', async () => {
    expect(await readStore()).toMatchObject({
      currency: 'USD',
      customSoldOutText: '',
      scarcity: { enabled: false, text: 'Only {n} left', threshold: 5 },
      downloads: { limit: 5, days: 30 },
      isCurrencyOpen: true,
    });
    const scarcity = { enabled: true, text: 'Last {n}', threshold: 3, shownByDefault: true };
    const answer = await putStore({ customSoldOutText: ' Gone ', scarcity });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<StoreScreen>()).toMatchObject({ customSoldOutText: 'Gone', scarcity });
    expect(await readStore()).toMatchObject({ restock: { enabled: true }, scarcity });
  });

  it('change the ad pixel of the site', async () => {
    const change = { adPixelUrl: 'https://pixel.example/t' };
    expect((await putStore(change)).json<StoreScreen>()).toMatchObject(change);
    const page = await new FormVisitor(app, shop.host).send('GET', '/cart');
    expect(page.body).toContain('data-pixel="https://pixel.example/t"');
    expect((await putStore({ adPixelUrl: '' })).json<StoreScreen>().adPixelUrl).toBe('');
  });

  it('refuse an ad pixel without encryption', async () => {
    const answer = await putStore({ adPixelUrl: 'http://pixel.example/t' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(fields(answer))).toEqual(['adPixelUrl']);
  });

  it('keep an ad pixel from before https was asked for, until it is edited', async () => {
    await updateSettings(platform, shop.site.websiteId, {
      settings: { commerce: { adPixelUrl: 'http://pixel.example/t' } },
    });
    const kept = await putStore({ customSoldOutText: 'Gone' });
    expect(kept.json<StoreScreen>()).toMatchObject({
      customSoldOutText: 'Gone',
      adPixelUrl: 'http://pixel.example/t',
    });
    const edited = await putStore({ adPixelUrl: 'http://pixel.example/t2' });
    expect(fields(edited)).toEqual({
      adPixelUrl: 'Enter an address that begins with https://, or leave it empty.',
    });
    expect((await putStore({ adPixelUrl: 'https://pixel.example/t2' })).statusCode).toBe(200);
  });

  it('keep the number of every amount when the currency changes, and show before what is rounded', async () => {
    const { websiteId } = shop.site;
    const mug = await shop.sell({ title: 'Tall mug', priceMinor: 1250, quantity: 3 });
    await platform.db.$client.query(
      `update variants set on_sale = true, sale_price_minor = 1000 where id = $1`,
      [mug.variantId],
    );
    await platform.db.$client.query(
      `insert into discounts (website_id, id, name, kind, amount_minor, minimum_subtotal_minor, created_on)
       values ($1, gen_random_uuid(), 'FIVE', 'fixed', 550, 2000, now())`,
      [websiteId],
    );
    const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
    await platform.db.$client.query('update cart_entries set named_price_minor = 949 where cart_id = $1', [
      cartId,
    ]);
    const stored = async () => {
      const { rows } = await platform.db.$client.query<{ amounts: number[] }>(
        `select array[v.price_minor, v.sale_price_minor, d.amount_minor, d.minimum_subtotal_minor,
           e.named_price_minor]::float8[] as amounts
         from variants v, discounts d, cart_entries e
         where v.id = $1 and d.website_id = $2 and e.cart_id = $3`,
        [mug.variantId, websiteId, cartId],
      );
      const { store } = (await getWebsite(platform, websiteId))?.settings ?? {};
      const [rate] = store?.delivery.zones[0]?.rates ?? [];
      return [...(rows[0]?.amounts ?? []), rate?.priceMinor, rate?.freeFromMinor];
    };
    expect(await stored()).toEqual([1250, 1000, 550, 2000, 949, 600, 7500]);
    const preview = await owner.send('GET', '/api/admin/store-settings/currency?to=JPY');
    expect(preview.json()).toEqual({
      from: 'USD',
      to: 'JPY',
      rounded: 2,
      first: [
        { name: 'Tall mug', beforeMinor: 1250, afterMinor: 13 },
        { name: 'FIVE', beforeMinor: 550, afterMinor: 6 },
      ],
    });
    expect((await putStore({ currency: 'EUR' })).statusCode).toBe(200);
    expect(await stored()).toEqual([1250, 1000, 550, 2000, 949, 600, 7500]);
    expect((await putStore({ currency: 'JPY' })).statusCode).toBe(200);
    expect(await stored()).toEqual([13, 10, 6, 20, 9, 6, 75]);
    await platform.db.$client.query('update variants set price_minor = 10000001 where id = $1', [
      mug.variantId,
    ]);
    expect(fields(await putStore({ currency: 'USD' }))).toEqual({
      currency: 'Some prices are too high for this currency. Lower them first, or choose another currency.',
    });
    await platform.db.$client.query('update variants set price_minor = 13 where id = $1', [mug.variantId]);
    expect((await putStore({ currency: 'USD' })).statusCode).toBe(200);
    expect(await stored()).toEqual([1300, 1000, 600, 2000, 900, 600, 7500]);
  });

  it('change the currency until the first order, and not after it', async () => {
    expect((await putStore({ currency: 'EUR' })).statusCode).toBe(200);
    const context = (await new FormVisitor(app, shop.host).send('GET', '/api/context/config')).body;
    expect(context).toContain('"storeCurrency":"EUR"');
    expect((await putStore({ currency: 'USD' })).statusCode).toBe(200);
    const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 3 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
    orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, 3400 + 600 + 238)));
    expect(await readStore()).toMatchObject({ isCurrencyOpen: false });
    const late = await putStore({ currency: 'EUR' });
    expect([late.statusCode, code(late)]).toEqual([409, 'CURRENCY_IN_USE']);
    expect((await putStore({ customSoldOutText: 'Still open' })).statusCode).toBe(200);
    expect(await readStore()).toMatchObject({ currency: 'USD', customSoldOutText: 'Still open' });
  });

  it.each([
    [
      'a text of 10,000 letters',
      { customSoldOutText: 'x'.repeat(10_000) },
      'customSoldOutText',
      'Enter at most 40 characters.',
    ],
    ['a currency that is none', { currency: 'XXX' }, 'currency', undefined],
    [
      'a threshold of 0',
      { scarcity: { enabled: true, text: 'x', threshold: 0, shownByDefault: true } },
      'scarcity.threshold',
      'Enter a number from 1 to 1000.',
    ],
    [
      'downloads without end',
      { downloads: { limit: 1e9, days: 30 } },
      'downloads.limit',
      'Enter a number from 1 to 100.',
    ],
    [
      'installments without a range',
      { installments: { available: true, minMinor: 500, maxMinor: 500, accountCountry: 'US', pageUrl: '' } },
      'installments.maxMinor',
      'Enter an amount above the smallest one.',
    ],
  ])('refuse %s, and name the field', async (_, change, field, sentence) => {
    const before = await readStore();
    const answer = await putStore(change);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(fields(answer))).toContain(field);
    if (sentence !== undefined) expect(fields(answer)[field]).toBe(sentence);
    expect(await readStore()).toEqual(before);
  });

  it('of another version are not overwritten', async () => {
    const { version } = await readStore();
    expect((await putStore({ customSoldOutText: 'First' })).statusCode).toBe(200);
    expect(code(await putStore({ customSoldOutText: 'Second', version }))).toBe('STALE_REVISION');
    expect(await readStore()).toMatchObject({ customSoldOutText: 'First' });
  });
});

describe('the settings of the checkout', () => {
  it('are an order minimum that buyers read at once, and ways to buy', async () => {
    const mug = await shop.sell({ title: 'Mug', priceMinor: 1400, quantity: 3 });
    const visitor = new FormVisitor(app, shop.host);
    await visitor.send('GET', '/cart');
    await visitor.add(mug, 1);
    const changed = await putCheckout({ orderMinimumMinor: 2000, expressCheckout: false });
    expect(changed.statusCode).toBe(200);
    expect((await visitor.send('GET', '/checkout')).body).toContain(
      'To check out, your order subtotal must be $20.00 or more.',
    );
    expect((await visitor.send('GET', '/api/context/config')).body).toContain(
      '"expressCheckoutEnabled":false',
    );
    expect(await readCheckout()).toMatchObject({
      orderMinimumMinor: 2000,
      expressCheckout: false,
      multipleQuantityAllowedForServices: true,
      currency: 'USD',
    });
  });

  it('continue order numbers from a higher one, and never from one that is taken', async () => {
    expect((await readCheckout()).nextOrderNumber).toBe(1001);
    expect((await putCheckout({ orderNumbersFrom: 5000 })).json<CheckoutScreen>().nextOrderNumber).toBe(5000);
    const cartId = await shop.fillCart([
      { ...(await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 })), quantity: 1 },
    ]);
    orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, 4238)));
    const { rows } = await platform.db.$client.query('select number from orders where website_id = $1', [
      shop.site.websiteId,
    ]);
    expect(rows.map(({ number }) => Number(number))).toEqual([5000]);
    const refused = await putCheckout({ orderNumbersFrom: 5000 });
    expect(refused.statusCode).toBe(422);
    expect(fields(refused)).toEqual({
      orderNumbersFrom: 'Enter 5001 or a higher number: earlier ones are taken.',
    });
    expect((await putCheckout({})).json<CheckoutScreen>().nextOrderNumber).toBe(5001);
    for (const wrong of [0, -1, 1.5, 1e12, 'many'])
      expect((await putCheckout({ orderNumbersFrom: wrong })).statusCode).toBe(422);
  });

  it('refuse a minimum of 1e12, and what another owner has changed', async () => {
    const { version } = await readCheckout();
    expect(fields(await putCheckout({ orderMinimumMinor: 1e12 }))).toEqual({
      orderMinimumMinor: 'That amount is too high.',
    });
    expect((await putCheckout({ expressCheckout: false })).statusCode).toBe(200);
    expect(code(await putCheckout({ orderMinimumMinor: 1, version }))).toBe('STALE_REVISION');
  });
});

it('settings of the store and the checkout are for owners only', async () => {
  const visitor = new FormVisitor(app, shop.host);
  for (const path of [storePath, checkoutPath])
    expect((await visitor.send('GET', path)).statusCode).toBe(401);
});
