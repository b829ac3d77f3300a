// PostgreSQL: both (row locks)
import type { AddEntryAnswer, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
const entries = '/api/commerce/shopping-cart/entries';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'shop.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const visitor = () => aVisitor(app, shop.host);
const cartOf = async (who: ReturnType<typeof visitor>): Promise<ShoppingCartView> =>
  (await who.send('GET', '/api/commerce/shopping-cart')).json();

describe('adding to the cart', () => {
  it('creates a cart, returns it with the new line, and sets its cookies', async () => {
    const itemId = await shop.addProduct('mug', {
      title: 'Stoneware Mug',
      variantOptions: ['Color'],
      variants: [
        { sku: 'MUG-OAT', attributes: { Color: 'Oat' }, priceMinor: 2800, stock: 12 },
        { sku: 'MUG-MOSS', attributes: { Color: 'Moss' }, priceMinor: 3400, salePriceMinor: 3000, stock: 12 },
      ],
    });
    const ann = visitor();
    const response = await ann.send('POST', entries, { itemId, sku: 'MUG-MOSS', quantity: 2 });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { shoppingCart, newlyAdded } = response.json<AddEntryAnswer>();
    expect(newlyAdded).toMatchObject({
      itemId,
      chosenVariant: { sku: 'MUG-MOSS', attributes: { Color: 'Moss' } },
      quantity: 2,
      title: 'Stoneware Mug',
      purchasePriceCents: 3000,
      subTotal: 6000,
      fullUrl: '/shop/p/mug',
      isInStock: true,
      qtyInStock: 12,
    });
    expect(shoppingCart.entries).toEqual([newlyAdded]);
    expect(shoppingCart).toMatchObject({
      websiteId: shop.websiteId,
      subtotalCents: 6000,
      grandTotalCents: 6000,
      totalQuantity: 2,
      requiresShipping: true,
      subtotalAmount: { decimalValue: '60.00', currencyCode: 'USD' },
    });
    const cookies = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies['CART']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
    expect(cookies['hasCart']).toMatchObject({ value: 'true', sameSite: 'Lax' });
    const { pricing, ...seen } = await cartOf(ann);
    expect(seen).toEqual(shoppingCart);
    expect(pricing?.choice.destination).toBe(null);
  });

  it('adds up twenty concurrent adds to one new cart', async () => {
    const itemId = await shop.addProduct('plate', {
      variants: [{ sku: 'PLATE', priceMinor: 500, stock: 1000 }],
    });
    const ann = visitor();
    ann.cookies.set('CART', 'a'.repeat(43));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ann.send('POST', entries, { itemId, sku: 'PLATE', quantity: 3 })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    const cart = await cartOf(ann);
    expect(cart.entries).toHaveLength(1);
    expect(cart).toMatchObject({ totalQuantity: 60, subtotalCents: 30_000 });
  });
});

describe('concurrent adds of several visitors', () => {
  it('return each visitor’s own cart, or the reason of a refusal', async () => {
    const bowl = await shop.addProduct('bowl', { variants: [{ sku: 'BOWL', priceMinor: 700, stock: 40 }] });
    const lid = await shop.addProduct('lid', { variants: [{ sku: 'LID', priceMinor: 300, stock: 1 }] });
    const visitors = Array.from({ length: 12 }, visitor);
    const answers = await Promise.all(
      visitors.map((who, index) =>
        index % 3 === 0
          ? who.send('POST', entries, { itemId: lid, sku: 'LID', quantity: 2 })
          : who.send('POST', entries, { itemId: bowl, sku: 'BOWL', quantity: index }),
      ),
    );
    for (const [index, answer] of answers.entries()) {
      if (index % 3 === 0) {
        expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([409, 'OUT_OF_STOCK']);
        continue;
      }
      const { shoppingCart } = answer.json<AddEntryAnswer>();
      expect(shoppingCart.entries.map((line) => [line.title, line.quantity])).toEqual([['bowl', index]]);
      const { pricing: _, ...seen } = await cartOf(visitors[index] ?? visitor());
      expect(seen).toEqual(shoppingCart);
    }
  });

  it('a locked cart delays nobody else', async () => {
    const itemId = await shop.addProduct('spoon', {
      variants: [{ sku: 'SPOON', priceMinor: 100, stock: 9 }],
    });
    const [ann, ben] = [visitor(), visitor()];
    await ann.send('POST', entries, { itemId, sku: 'SPOON' });
    const { id } = await cartOf(ann);
    await withLockHeld(
      platform,
      'select 1 from carts where website_id = $1 and id = $2 for update',
      [shop.websiteId, id],
      async (_, commit) => {
        const waits = ann.send('POST', entries, { itemId, sku: 'SPOON' });
        const other = await ben.send('POST', entries, { itemId, sku: 'SPOON' });
        expect(other.statusCode).toBe(200);
        await untilBlocked(platform, 1);
        await commit();
        expect((await waits).json<AddEntryAnswer>().newlyAdded.quantity).toBe(2);
      },
    );
  });
});

const refuse = async (body: object | string, status: number, code: string): Promise<void> => {
  const ann = visitor();
  const response =
    typeof body === 'string'
      ? await app.inject({
          method: 'POST',
          url: entries,
          payload: body,
          headers: {
            host: shop.host,
            'content-type': 'application/json',
            cookie: 'crumb=crumb-of-a-visitor-01',
            'x-csrf-token': 'crumb-of-a-visitor-01',
          },
        })
      : await ann.send('POST', entries, body);
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([status, code]);
  expect(response.cookies).toEqual([]);
  expect(response.body).not.toContain('node_modules');
};

const postBare = (payload: object, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: entries, payload, headers: { host: shop.host, ...headers } });

describe('refused adds, which change nothing', () => {
  let itemId: string;
  let mug: { itemId: string; sku: string };
  beforeAll(async () => {
    itemId = await shop.addProduct('cup', { variants: [{ sku: 'CUP', priceMinor: 900, stock: 3 }] });
    mug = { itemId, sku: 'CUP' };
  });

  it('a body that is not JSON, or not an object', async () => {
    await refuse('{"itemId":', 400, 'MALFORMED_JSON');
    await refuse('"text"', 422, 'MALFORMED_REQUEST');
    await refuse('[]', 422, 'MALFORMED_REQUEST');
    await refuse('null', 422, 'MALFORMED_REQUEST');
  });

  it('wrong types, malformed ids, and texts the database cannot store', async () => {
    await refuse({}, 422, 'MALFORMED_REQUEST');
    await refuse({ ...mug, itemId: 7 }, 422, 'MALFORMED_REQUEST');
    await refuse({ ...mug, itemId: "' or 1=1 --" }, 422, 'MALFORMED_REQUEST');
    await refuse({ ...mug, sku: ['CUP'] }, 422, 'MALFORMED_REQUEST');
    await refuse({ ...mug, sku: 'CU\0P' }, 422, 'MALFORMED_REQUEST');
    await refuse({ ...mug, quantity: { a: 1 } }, 422, 'MALFORMED_REQUEST');
    await refuse({ ...mug, quantity: null }, 422, 'MALFORMED_REQUEST');
    await refuse({ ...mug, additionalFields: {} }, 422, 'MALFORMED_REQUEST');
  });

  it('a body that is too large', async () => {
    await refuse({ ...mug, additionalFields: 'x'.repeat(70_000) }, 413, 'BODY_TOO_LARGE');
    await refuse({ ...mug, additionalFields: 'x'.repeat(20_001) }, 422, 'MALFORMED_REQUEST');
  });

  it('invalid quantities', async () => {
    await refuse({ ...mug, quantity: 'two' }, 422, 'QUANTITY_NOT_A_NUMBER');
    await refuse({ ...mug, quantity: 1.5 }, 422, 'QUANTITY_NOT_WHOLE');
    await refuse({ ...mug, quantity: 0 }, 422, 'QUANTITY_OUT_OF_RANGE');
    await refuse({ ...mug, quantity: -2 }, 422, 'QUANTITY_OUT_OF_RANGE');
    await refuse({ ...mug, quantity: 1e300 }, 422, 'QUANTITY_OUT_OF_RANGE');
  });

  it('answers that are not a JSON object', async () => {
    await refuse({ ...mug, additionalFields: '{' }, 422, 'ADDITIONAL_FIELDS_INVALID');
    await refuse({ ...mug, additionalFields: '[1]' }, 422, 'ADDITIONAL_FIELDS_INVALID');
    await refuse({ ...mug, additionalFields: '"text"' }, 422, 'ADDITIONAL_FIELDS_INVALID');
  });

  it('items that are unknown, drafts, or another website’s', async () => {
    const other = await aShop(platform, 'other.test');
    const foreign = await other.addProduct('cup', { variants: [{ sku: 'CUP', priceMinor: 1, stock: 99 }] });
    const draft = await shop.addProduct('draft', { status: 'draft' });
    await refuse({ itemId: '018f0000-0000-7000-8000-000000000000', sku: 'CUP' }, 409, 'ITEM_UNAVAILABLE');
    await refuse({ itemId: foreign, sku: 'CUP' }, 409, 'ITEM_UNAVAILABLE');
    await refuse({ itemId: draft, sku: 'DRAFT' }, 409, 'ITEM_UNAVAILABLE');
  });

  it('an SKU the item does not have, even when another item has it', async () => {
    await shop.addProduct('saucer');
    await refuse({ itemId, sku: 'NONE' }, 409, 'VARIANT_UNAVAILABLE');
    await refuse({ itemId, sku: 'SAUCER' }, 409, 'VARIANT_UNAVAILABLE');
  });

  it('more than the stock, including what is already in the cart', async () => {
    await refuse({ ...mug, quantity: 4 }, 409, 'OUT_OF_STOCK');
    const ann = visitor();
    await ann.send('POST', entries, { ...mug, quantity: 2 });
    const more = await ann.send('POST', entries, { ...mug, quantity: 2 });
    expect([more.statusCode, more.json<{ error: string }>().error]).toEqual([409, 'OUT_OF_STOCK']);
    const apart = await ann.send('POST', entries, { ...mug, quantity: 2, additionalFields: '{"a":1}' });
    expect(apart.json<{ error: string }>().error).toBe('OUT_OF_STOCK');
    expect(await cartOf(ann)).toMatchObject({ totalQuantity: 2 });
  });

  it('products with their own checkout, and missing answers', async () => {
    const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
    const plate: CustomForm = {
      id: 'f',
      name: 'Your plate',
      fields: [{ id: 'name', type: 'text', label: 'Name', required: true, maxLength: 20, options: [] }],
    };
    const products = {
      club: [{ type: 'physical', subscriptionPlan: monthly }, 409, 'NOT_SOLD_YET'],
      card: [{ type: 'giftCard' }, 409, 'NOT_SOLD_YET'],
      wall: [{ type: 'paywall' }, 409, 'NOT_SOLD_YET'],
      gift: [
        {
          type: 'service',
          selling: { donation: { suggestedMinor: [500], minimumMinor: 100, maximumMinor: 9000 } },
        },
        409,
        'NOT_SOLD_YET',
      ],
      nameplate: [{ type: 'physical', customForm: plate }, 422, 'ADDITIONAL_FIELDS_INVALID'],
      pdf: [{ type: 'digital' }, 200, undefined],
      class: [{ type: 'service' }, 200, undefined],
    } as const;
    for (const [urlId, [product, status, error]] of Object.entries(products)) {
      const id = await shop.addProduct(urlId, product);
      const response = await visitor().send('POST', entries, { itemId: id, sku: urlId.toUpperCase() });
      expect([urlId, response.statusCode, response.json<{ error?: string }>().error]).toEqual([
        urlId,
        status,
        error,
      ]);
    }
  });

  it('a forged, missing or foreign crumb', async () => {
    const codes = [
      await postBare(mug, {}),
      await postBare(mug, { cookie: 'crumb=crumb-of-a-visitor-01' }),
      await postBare(mug, { cookie: 'crumb=crumb-of-a-visitor-01', 'x-csrf-token': 'crumb-of-a-visitor-02' }),
      await postBare(mug, {
        cookie: 'crumb=crumb-of-a-visitor-01',
        'x-csrf-token': 'crumb-of-a-visitor-01',
        origin: 'http://evil.test',
      }),
    ].map((response) => [response.statusCode, response.json<{ error: string }>().error]);
    expect(codes).toEqual([
      [403, 'COOKIES_DISABLED'],
      [403, 'CRUMB_MISMATCH'],
      [403, 'CRUMB_MISMATCH'],
      [403, 'CRUMB_MISMATCH'],
    ]);
  });
});

describe('limits of a cart', () => {
  it('holds at most 500 lines, even when the last ones are added concurrently', async () => {
    const itemId = await shop.addProduct('tiles', {
      variantOptions: ['Nr'],
      variants: Array.from({ length: 507 }, (_, n) => ({
        sku: `TILE-${n}`,
        attributes: { Nr: String(n) },
        priceMinor: 100,
        stock: 5,
      })),
    });
    const ann = visitor();
    await ann.send('POST', entries, { itemId, sku: 'TILE-0' });
    const cart = await cartOf(ann);
    await platform.db.$client.query(
      `insert into cart_entries (website_id, cart_id, id, item_id, variant_id, quantity, added_on)
        select $1, $2, gen_random_uuid(), item_id, id, 1, now() from variants
        where website_id = $1 and item_id = $3 and position between 1 and 497`,
      [shop.websiteId, cart.id, itemId],
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ann.send('POST', entries, { itemId, sku: `TILE-${498 + n}` })),
    );
    const codes = answers.map((answer) => answer.statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(2);
    expect(codes.filter((code) => code === 409)).toHaveLength(6);
    expect((await cartOf(ann)).entries).toHaveLength(500);
    const full = await ann.send('POST', entries, { itemId, sku: 'TILE-506' });
    expect(full.json<{ error: string }>().error).toBe('CART_FULL');
    const raised = await ann.send('POST', entries, { itemId, sku: 'TILE-7' });
    expect(raised.json<AddEntryAnswer>().newlyAdded.quantity).toBe(2);
  });

  it('holds at most 9999 units per line', async () => {
    const itemId = await shop.addProduct('sand', { variants: [{ sku: 'SAND', priceMinor: 1, stock: null }] });
    const ann = visitor();
    await ann.send('POST', entries, { itemId, sku: 'SAND', quantity: 9999 });
    const more = await ann.send('POST', entries, { itemId, sku: 'SAND', quantity: 1 });
    expect([more.statusCode, more.json<{ error: string }>().error]).toEqual([422, 'QUANTITY_OUT_OF_RANGE']);
  });

  it('never holds more than the stock when adds race for the last units', async () => {
    const itemId = await shop.addProduct('rare', { variants: [{ sku: 'RARE', priceMinor: 1, stock: 7 }] });
    const ann = visitor();
    ann.cookies.set('CART', 'r'.repeat(43));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ann.send('POST', entries, { itemId, sku: 'RARE' })),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(7);
    expect(await cartOf(ann)).toMatchObject({ totalQuantity: 7 });
  });
});

describe('the owner of a cart', () => {
  it('keeps two visitors apart, and two websites', async () => {
    const other = await aShop(platform, 'third.test');
    const itemId = await shop.addProduct('jug');
    const [ann, ben] = [visitor(), visitor()];
    await ann.send('POST', entries, { itemId, sku: 'JUG', quantity: 2 });
    await ben.send('POST', entries, { itemId, sku: 'JUG', quantity: 3 });
    expect((await cartOf(ann)).totalQuantity).toBe(2);
    expect((await cartOf(ben)).totalQuantity).toBe(3);
    const elsewhere = aVisitor(app, other.host);
    elsewhere.cookies.set('CART', ann.cookies.get('CART') ?? '');
    expect(await cartOf(elsewhere)).toMatchObject({ id: '', entries: [], totalQuantity: 0 });
  });

  it('ignores a malformed cart cookie', async () => {
    const itemId = await shop.addProduct('vase');
    const ann = visitor();
    ann.cookies.set('CART', '../../etc');
    expect(await cartOf(ann)).toMatchObject({ id: '', totalQuantity: 0 });
    await ann.send('POST', entries, { itemId, sku: 'VASE' });
    expect(ann.cookies.get('CART')).toMatch(/^[\w-]{43}$/);
    expect((await cartOf(ann)).totalQuantity).toBe(1);
  });

  it('starts a new cart after a paid one, and is locked while a payment is in flight', async () => {
    const itemId = await shop.addProduct('tray');
    const ann = visitor();
    await ann.send('POST', entries, { itemId, sku: 'TRAY' });
    const secret = ann.cookies.get('CART');
    const { id } = await cartOf(ann);
    const set = (change: string) =>
      platform.db.$client.query(`update carts set ${change} where website_id = $1 and id = $2`, [
        shop.websiteId,
        id,
      ]);
    await set("payment_id = '018f0000-0000-7000-8000-000000000001'");
    const busy = await ann.send('POST', entries, { itemId, sku: 'TRAY' });
    expect([busy.statusCode, busy.json<{ error: string }>().error]).toEqual([409, 'CART_BUSY']);
    await set('is_purchased = true');
    expect((await cartOf(ann)).totalQuantity).toBe(0);
    const fresh = await ann.send('POST', entries, { itemId, sku: 'TRAY', quantity: 4 });
    expect(fresh.json<AddEntryAnswer>().shoppingCart.totalQuantity).toBe(4);
    expect(ann.cookies.get('CART')).not.toBe(secret);
  });
});

describe('an empty cart', () => {
  it('is returned without a cookie, whatever the query', async () => {
    const response = await visitor().send(
      'GET',
      '/api/commerce/shopping-cart?mock=perhaps&timecode=nonsense&calculateSubtotal=%00',
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json<ShoppingCartView>()).toMatchObject({ id: '', entries: [], grandTotalCents: 0 });
  });
});
