import type {
  AddEntryAnswer,
  ChangeEntryAnswer,
  RemoveEntryAnswer,
  ShoppingCartView,
} from '@vitrine/contracts/cart.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let mug: string;
const entries = '/api/commerce/shopping-cart/entries';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'shop.test');
  mug = await shop.addProduct('mug', {
    title: 'Stoneware Mug',
    variantOptions: ['Color', 'Size'],
    variants: [
      { sku: 'MUG-OAT', attributes: { Color: 'Oat', Size: 'Small' }, priceMinor: 2800, stock: 12 },
      { sku: 'MUG-MOSS', attributes: { Color: 'Moss', Size: 'Large' }, priceMinor: 3400, stock: 12 },
    ],
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const visitor = (): TestVisitor => aVisitor(app, shop.host);
const cartOf = async (who: TestVisitor): Promise<ShoppingCartView> =>
  (await who.send('GET', '/api/commerce/shopping-cart')).json();
const add = async (who: TestVisitor, sku: string, quantity: number, itemId = mug, additionalFields = '') => {
  const response = await who.send('POST', entries, { itemId, sku, quantity, additionalFields });
  expect(response.statusCode).toBe(200);
  return response.json<AddEntryAnswer>().newlyAdded.id;
};
const errorOf = async (response: ReturnType<TestVisitor['send']>) => {
  const answer = await response;
  return [answer.statusCode, answer.json<{ error: string }>().error];
};

describe('changing a line', () => {
  it('sets its quantity and returns the new totals', async () => {
    const ann = visitor();
    const id = await add(ann, 'MUG-MOSS', 2);
    const changed = await ann.send('PUT', `${entries}/${id}`, { quantity: '5' });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['cache-control']).toBe('no-store');
    const { shoppingCart, updatedEntry } = changed.json<ChangeEntryAnswer>();
    expect(updatedEntry).toMatchObject({ id, quantity: 5, subTotal: 17_000 });
    expect(shoppingCart).toMatchObject({ subtotalCents: 17_000, totalQuantity: 5 });
    expect(await cartOf(ann)).toEqual(shoppingCart);
  });

  it('refuses more than the stock and invalid quantities, and changes nothing', async () => {
    const ann = visitor();
    const id = await add(ann, 'MUG-MOSS', 2);
    const set = (quantity: unknown) => errorOf(ann.send('PUT', `${entries}/${id}`, { quantity }));
    expect(await set(13)).toEqual([409, 'OUT_OF_STOCK']);
    expect(await set('many')).toEqual([422, 'QUANTITY_NOT_A_NUMBER']);
    expect(await set(0)).toEqual([422, 'QUANTITY_OUT_OF_RANGE']);
    expect(await set([2])).toEqual([422, 'MALFORMED_REQUEST']);
    expect((await cartOf(ann)).totalQuantity).toBe(2);
  });

  it('removes it', async () => {
    const ann = visitor();
    const id = await add(ann, 'MUG-MOSS', 2);
    await add(ann, 'MUG-OAT', 1);
    const removed = await ann.send('DELETE', `${entries}/${id}`);
    expect(removed.json<RemoveEntryAnswer>().shoppingCart).toMatchObject({
      subtotalCents: 2800,
      totalQuantity: 1,
    });
    expect(await errorOf(ann.send('DELETE', `${entries}/${id}`))).toEqual([404, 'CART_ENTRY_NOT_FOUND']);
  });

  it('never changes another visitor’s line', async () => {
    const [ann, ben] = [visitor(), visitor()];
    const id = await add(ann, 'MUG-MOSS', 2);
    await add(ben, 'MUG-OAT', 1);
    const missing = [404, 'CART_ENTRY_NOT_FOUND'];
    for (const who of [ben, visitor()]) {
      expect(await errorOf(who.send('PUT', `${entries}/${id}`, { quantity: 1 }))).toEqual(missing);
      expect(await errorOf(who.send('DELETE', `${entries}/${id}`))).toEqual(missing);
      const body = { itemId: mug, sku: 'MUG-MOSS', additionalFields: '{}' };
      expect(await errorOf(who.send('PUT', `${entries}/${id}/additionalFields`, body))).toEqual(missing);
    }
    expect(await errorOf(ann.send('DELETE', `${entries}/not-an-id`))).toEqual(missing);
    expect((await cartOf(ann)).totalQuantity).toBe(2);
  });

  it('is refused while a payment is in flight, and once the cart is paid', async () => {
    const ann = visitor();
    const id = await add(ann, 'MUG-MOSS', 2);
    const cart = await cartOf(ann);
    const set = (change: string) =>
      platform.db.$client.query(`update carts set ${change} where website_id = $1 and id = $2`, [
        shop.websiteId,
        cart.id,
      ]);
    await set("payment_id = '018f0000-0000-7000-8000-000000000001'");
    expect(await errorOf(ann.send('DELETE', `${entries}/${id}`))).toEqual([409, 'CART_BUSY']);
    await set('is_purchased = true');
    expect(await errorOf(ann.send('PUT', `${entries}/${id}`, { quantity: 1 }))).toEqual([
      409,
      'CART_PURCHASED',
    ]);
  });

  it('requires the crumb', async () => {
    const ann = visitor();
    const id = await add(ann, 'MUG-MOSS', 2);
    ann.cookies.delete('crumb');
    expect(await errorOf(ann.send('DELETE', `${entries}/${id}`))).toEqual([403, 'CRUMB_MISMATCH']);
  });
});

describe('answers to a product’s questions', () => {
  it('keep lines apart, can be changed, and merge two lines that become equal', async () => {
    const ann = visitor();
    const first = await add(ann, 'MUG-MOSS', 2, mug, '{"text":"Ann"}');
    const second = await add(ann, 'MUG-MOSS', 3, mug, '{ "text": "Ben" }');
    expect(second).not.toBe(first);
    expect(await add(ann, 'MUG-MOSS', 1, mug, '{"text": "Ann"}')).toBe(first);
    const change = (additionalFields: string, sku = 'MUG-MOSS') =>
      ann.send('PUT', `${entries}/${second}/additionalFields`, { itemId: mug, sku, additionalFields });
    const changed = (await change('{"text":"Cy"}')).json<ChangeEntryAnswer>();
    expect(changed.updatedEntry).toMatchObject({ quantity: 3, additionalFields: '{"text":"Cy"}' });
    const joined = (await change('{"text":"Ann"}')).json<ChangeEntryAnswer>();
    expect(joined.shoppingCart.entries).toEqual([joined.updatedEntry]);
    expect(joined.updatedEntry).toMatchObject({ id: second, quantity: 6 });
    expect(await errorOf(change('no json'))).toEqual([422, 'ADDITIONAL_FIELDS_INVALID']);
    expect(await errorOf(change('{}', 'MUG-OAT'))).toEqual([404, 'CART_ENTRY_NOT_FOUND']);
  });
});

describe('a cart that is read again', () => {
  it('has current prices, stock and pages', async () => {
    const itemId = await shop.addProduct('bowl', { variants: [{ sku: 'BOWL', priceMinor: 6400, stock: 9 }] });
    const ann = visitor();
    await add(ann, 'BOWL', 4, itemId);
    const sql = (text: string) => platform.db.$client.query(text, [shop.websiteId, itemId]);
    await sql(
      'update variants set on_sale = true, sale_price_minor = 4800 where website_id = $1 and item_id = $2',
    );
    await sql(`update stock set quantity = 3 from variants v
      where stock.website_id = $1 and v.website_id = $1 and v.id = stock.variant_id and v.item_id = $2`);
    const [entry] = (await cartOf(ann)).entries;
    expect(entry).toMatchObject({
      purchasePriceCents: 4800,
      subTotal: 19_200,
      qtyInStock: 3,
      isInStock: false,
    });
    await sql(`update stock set quantity = 9 from variants v
      where stock.website_id = $1 and v.website_id = $1 and v.id = stock.variant_id and v.item_id = $2`);
    expect((await cartOf(ann)).entries[0]?.isInStock).toBe(true);
    await sql("update items set status = 'draft' where website_id = $1 and id = $2");
    expect((await cartOf(ann)).entries[0]?.isInStock).toBe(false);
  });

  it('calculates delivery and tax from the details entered at checkout', async () => {
    const ann = visitor();
    await add(ann, 'MUG-MOSS', 2);
    const cart = await cartOf(ann);
    expect(cart).toMatchObject({ shippingCostCents: 0, taxCents: 0, grandTotalCents: 6800 });
    expect(cart.shippingOptions.map((option) => [option.id, option.priceCents])).toEqual([
      ['standard', 600],
      ['express', 1400],
    ]);
    await platform.db.$client.query(`update carts set details = $3 where website_id = $1 and id = $2`, [
      shop.websiteId,
      cart.id,
      JSON.stringify({
        deliveryOptionId: 'standard',
        address: { country: 'US', region: 'NC', postalCode: '28801' },
      }),
    ]);
    expect(await cartOf(ann)).toMatchObject({
      selectedShippingOption: 'standard',
      shippingLocation: { country: 'US', region: 'NC', postalCode: '28801' },
      applicableTaxRules: [{ name: 'North Carolina sales tax', rate: 0.07, amountCents: 476 }],
      shippingCostCents: 600,
      taxCents: 476,
      grandTotalCents: 7876,
    });
  });
});

const seen = async (response: ReturnType<TestVisitor['post']>) => {
  const answer = await response;
  return [answer.statusCode, answer.headers['location']];
};

describe('the cart without JavaScript', () => {
  it('adds by SKU or by options, and redirects to the cart', async () => {
    const ann = visitor();
    const byOptions = { itemId: mug, 'option.Color': 'Moss', 'option.Size': 'Large', quantity: '2' };
    expect(await seen(ann.post('/cart/entries', byOptions))).toEqual([303, '/cart']);
    platform.clock.advance(1);
    expect(await seen(ann.post('/cart/entries', { itemId: mug, sku: 'MUG-OAT' }))).toEqual([303, '/cart']);
    const cart = await cartOf(ann);
    expect(cart.entries.map((entry) => [entry.chosenVariant.sku, entry.quantity])).toEqual([
      ['MUG-MOSS', 2],
      ['MUG-OAT', 1],
    ]);
    const page = await ann.send('GET', '/cart?notice=OUT_OF_STOCK');
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Stoneware Mug');
    expect(page.body).toContain('Sorry, we do not have enough of that item available.');
  });

  it('redirects to the product with the reason of a refusal', async () => {
    const ann = visitor();
    const back = (fields: Record<string, string>) =>
      seen(ann.post('/cart/entries', { itemId: mug, ...fields }));
    expect(await back({ 'option.Color': 'Moss' })).toEqual([303, '/shop/p/mug?notice=NO_VARIANT_SELECTED']);
    expect(await back({ 'option.Color': 'Moss', 'option.Size': 'Small' })).toEqual([
      303,
      '/shop/p/mug?notice=VARIANT_UNAVAILABLE',
    ]);
    expect(await back({ sku: 'MUG-OAT', quantity: '13' })).toEqual([303, '/shop/p/mug?notice=OUT_OF_STOCK']);
    expect(await back({ sku: 'MUG-OAT', quantity: '' })).toEqual([
      303,
      '/shop/p/mug?notice=QUANTITY_NOT_A_NUMBER',
    ]);
    expect(await back({ itemId: '018f0000-0000-7000-8000-000000000000' })).toEqual([
      303,
      '/cart?notice=ITEM_UNAVAILABLE',
    ]);
    expect(await back({ itemId: 'x' })).toEqual([303, '/cart?notice=MALFORMED_REQUEST']);
    expect((await cartOf(ann)).totalQuantity).toBe(0);
  });

  it('changes and removes lines', async () => {
    const ann = visitor();
    const id = await add(ann, 'MUG-OAT', 1);
    const change = (fields: Record<string, string>) => seen(ann.post(`/cart/entries/${id}`, fields));
    expect(await change({ action: 'update', quantity: '3' })).toEqual([303, '/cart']);
    expect((await cartOf(ann)).totalQuantity).toBe(3);
    expect(await change({ action: 'update', quantity: '99' })).toEqual([303, '/cart?notice=OUT_OF_STOCK']);
    expect(await change({ action: 'remove' })).toEqual([303, '/cart']);
    expect(await change({ action: 'remove' })).toEqual([303, '/cart?notice=CART_ENTRY_NOT_FOUND']);
    expect(await change({ action: 'explode' })).toEqual([303, '/cart?notice=MALFORMED_REQUEST']);
  });

  it('is not changed by a form on another site', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/cart/entries',
      headers: {
        host: shop.host,
        origin: 'http://evil.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `itemId=${mug}&sku=MUG-OAT`,
    });
    expect(response.statusCode).toBe(403);
  });

  it('shows only the catalogue’s sentences in a notice', async () => {
    const ann = visitor();
    for (const notice of ['<b>x', 'constructor', 'NO_VARIANT_SELECTED', 'a'.repeat(500)]) {
      const page = await ann.send('GET', `/cart?notice=${encodeURIComponent(notice)}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain('<b>x');
      expect(page.body).not.toContain('role="alert"');
    }
  });
});
