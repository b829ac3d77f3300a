import type { AddEntryAnswer, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { findSite } from '../websites/index.ts';
import { cartIdOfSecret, openDirectCheckoutCart, readCart } from './index.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
const cartPath = '/api/commerce/shopping-cart';
const crumb = 'crumb-of-a-visitor-01';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'changes.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const cartOf = async (who: TestVisitor): Promise<ShoppingCartView> =>
  (await who.send('GET', cartPath)).json();
const query = (text: string, ...values: unknown[]) =>
  platform.db.$client.query(text, [shop.websiteId, ...values]);
const buyerOf = async (itemId: string, sku: string, extra: object = {}): Promise<[TestVisitor, string]> => {
  const ann = aVisitor(app, shop.host);
  const added = await ann.send('POST', `${cartPath}/entries`, { itemId, sku, ...extra });
  expect(added.statusCode).toBe(200);
  return [ann, added.json<AddEntryAnswer>().newlyAdded.id];
};
const page = async (who: TestVisitor): Promise<string> => (await who.send('GET', '/cart')).body;

describe('a product that changes while it is in a cart', () => {
  it('shows a price change once, and charges the current price', async () => {
    const itemId = await shop.addProduct('vase', { title: 'Vase <b>' });
    const [ann] = await buyerOf(itemId, 'VASE');
    expect(await page(ann)).not.toContain('instead of');
    await query('update variants set price_minor = 1250 where website_id = $1 and item_id = $2', itemId);
    expect((await cartOf(ann)).subtotalCents).toBe(1250);
    const html = await page(ann);
    expect(html).toContain('Vase &lt;b&gt; is now $12.50 instead of $10.00.');
    expect(await page(ann)).not.toContain('instead of');
    await query(
      'update variants set on_sale = true, sale_price_minor = 900 where website_id = $1 and item_id = $2',
      itemId,
    );
    expect(await page(ann)).toContain('is now $9.00 instead of $12.50.');
  });

  it('is shown as unavailable when its variant was deleted, is in no total, and can be removed', async () => {
    const itemId = await shop.addProduct('bowl', { title: 'Bowl' });
    const [ann, entryId] = await buyerOf(itemId, 'BOWL', { quantity: 2 });
    await query('delete from variants where website_id = $1 and item_id = $2', itemId);
    const cart = await cartOf(ann);
    expect(cart.entries).toMatchObject([
      { id: entryId, title: 'Bowl', quantity: 2, subTotal: 0, isInStock: false, isAvailable: false },
    ]);
    expect(cart.subtotalCents).toBe(0);
    expect(await page(ann)).toContain('Bowl is no longer sold.');
    const raised = await ann.send('PUT', `${cartPath}/entries/${entryId}`, { quantity: 3 });
    expect(raised.json()).toMatchObject({ error: 'OUT_OF_STOCK' });
    const gone = await ann.send('DELETE', `${cartPath}/entries/${entryId}`);
    expect(gone.json<{ shoppingCart: ShoppingCartView }>().shoppingCart.entries).toEqual([]);
  });

  it('keeps its line when the product was deleted', async () => {
    const itemId = await shop.addProduct('jar');
    const [ann, entryId] = await buyerOf(itemId, 'JAR');
    for (const table of ['variants', 'products']) {
      await query(`delete from ${table} where website_id = $1 and item_id = $2`, itemId);
    }
    await query('delete from items where website_id = $1 and id = $2', itemId);
    expect(await page(ann)).toContain('Something no longer sold is no longer sold.');
    expect((await ann.send('DELETE', `${cartPath}/entries/${entryId}`)).statusCode).toBe(200);
  });

  it('is shown as unavailable while it is unpublished', async () => {
    const itemId = await shop.addProduct('plate', { title: 'Plate' });
    const [ann, entryId] = await buyerOf(itemId, 'PLATE');
    const publish = (status: string) =>
      query('update items set status = $3 where website_id = $1 and id = $2', itemId, status);
    await publish('draft');
    const without = await cartOf(ann);
    expect(without.entries).toMatchObject([{ isAvailable: false, isInStock: false, subTotal: 0 }]);
    expect(without.subtotalCents).toBe(0);
    expect(await page(ann)).toContain('Plate is no longer sold.');
    const raised = await ann.send('PUT', `${cartPath}/entries/${entryId}`, { quantity: 2 });
    expect(raised.json()).toMatchObject({ error: 'ITEM_UNAVAILABLE' });
    await publish('published');
    const back = await cartOf(ann);
    expect(back.entries).toMatchObject([{ isAvailable: true, isInStock: true }]);
    expect(back.subtotalCents).toBeGreaterThan(0);
    expect(await page(ann)).not.toContain('instead of');
  });
});

const answers = (value: object) => ({ additionalFields: JSON.stringify(value) });

describe('answers to a product’s questions', () => {
  const form: CustomForm = {
    id: 'plate-form',
    name: 'Your plate',
    fields: [
      { id: 'name', type: 'text', label: 'Name on the plate', required: true, maxLength: 12, options: [] },
      { id: 'tone', type: 'select', label: 'Tone', required: false, maxLength: 0, options: ['Oat', 'Moss'] },
    ],
  };
  let itemId: string;
  beforeAll(async () => {
    itemId = await shop.addProduct('nameplate', { customForm: form });
  });

  it('shows the answers as text, and drops those of unknown fields', async () => {
    const [ann] = await buyerOf(
      itemId,
      'NAMEPLATE',
      answers({ name: '<i>Ann</i>', evil: 'x', tone: 'Moss' }),
    );
    const [entry] = (await cartOf(ann)).entries;
    expect(entry).toMatchObject({
      additionalFields: '{"name":"<i>Ann</i>","tone":"Moss"}',
      answers: [
        { label: 'Name on the plate', text: '<i>Ann</i>' },
        { label: 'Tone', text: 'Moss' },
      ],
      customFormId: 'plate-form',
    });
    const html = await page(ann);
    expect(html).toContain('&lt;i&gt;Ann&lt;/i&gt;');
    expect(html).not.toContain('<i>Ann</i>');
  });

  it('are refused by field when invalid, on adding and on changing', async () => {
    const ann = aVisitor(app, shop.host);
    for (const wrong of [
      {},
      { name: 'far too long a name' },
      { name: 'Ann', tone: 'Pink' },
      { name: { a: 1 } },
    ]) {
      const add = await ann.send('POST', `${cartPath}/entries`, {
        itemId,
        sku: 'NAMEPLATE',
        ...answers(wrong),
      });
      expect([add.statusCode, add.json<{ error: string }>().error]).toEqual([
        422,
        'ADDITIONAL_FIELDS_INVALID',
      ]);
    }
    const [ben, entryId] = await buyerOf(itemId, 'NAMEPLATE', answers({ name: 'Ben' }));
    const put = (value: object, sku = 'NAMEPLATE') =>
      ben.send('PUT', `${cartPath}/entries/${entryId}/additionalFields`, { itemId, sku, ...answers(value) });
    const bad = await put({ name: '' });
    expect(bad.json<{ fields: object }>().fields).toHaveProperty('name');
    expect((await put({ name: 'Eve' }, 'OTHER')).json()).toMatchObject({ error: 'CART_ENTRY_NOT_FOUND' });
    expect((await put({ name: 'Eve' })).json()).toMatchObject({
      updatedEntry: { id: entryId, additionalFields: '{"name":"Eve"}' },
    });
  });

  it('are added and changed by plain forms, and shown again with their errors', async () => {
    const ann = aVisitor(app, shop.host);
    const added = await ann.post('/cart/entries', { crumb, itemId, sku: 'NAMEPLATE', 'answer.name': 'Ann' });
    expect([added.statusCode, added.headers.location]).toEqual([303, '/cart']);
    const [entry] = (await cartOf(ann)).entries;
    const path = `/cart/entries/${entry?.id ?? ''}/answers`;
    const changed = await ann.post(path, { crumb, itemId, sku: 'NAMEPLATE', 'answer.name': 'Eve' });
    expect([changed.statusCode, changed.headers.location]).toEqual([303, '/cart']);
    expect((await cartOf(ann)).entries[0]?.answers).toEqual([{ label: 'Name on the plate', text: 'Eve' }]);
    const wrong = await ann.post(path, { crumb, itemId, sku: 'NAMEPLATE', 'answer.name': '' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('aria-invalid="true"');
    const missing = await ann.post('/cart/entries', { crumb, itemId, sku: 'NAMEPLATE' });
    expect(missing.headers.location).toBe('/shop/p/nameplate?notice=ADDITIONAL_FIELDS_INVALID');
  });
});

const site = async () => {
  const found = await findSite(platform, shop.host);
  if (found === null) throw new Error('no site');
  return found;
};

const open = async (input: Partial<Parameters<typeof openDirectCheckoutCart>[2]>) =>
  openDirectCheckoutCart(platform, await site(), {
    purpose: 'subscription',
    itemId: '',
    sku: '',
    quantity: 1,
    additionalFields: '',
    ...input,
  });

describe('a cart for one purpose', () => {
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
  const donation = { suggestedMinor: [500], minimumMinor: 100, maximumMinor: 9000 };

  it('holds one line at its price, and is not a shopping cart', async () => {
    const itemId = await shop.addProduct('club', { subscriptionPlan: plan });
    const opened = await open({ itemId, sku: 'CLUB', quantity: 2 });
    if (!opened.ok) throw new Error(opened.error.code);
    const { secret } = opened.value;
    const cart = await readCart(platform.db, shop.websiteId, cartIdOfSecret(secret), 'en');
    expect(cart).toMatchObject({
      purpose: 'subscription',
      lines: [{ itemId, quantity: 2, unitPriceMinor: 1000 }],
    });
    const thief = aVisitor(app, shop.host);
    thief.cookies.set('CART', secret);
    expect(await cartOf(thief)).toMatchObject({ id: '', totalQuantity: 0 });
    const entry = cart?.lines[0]?.id ?? '';
    expect((await thief.send('DELETE', `${cartPath}/entries/${entry}`)).json()).toMatchObject({
      error: 'CART_ENTRY_NOT_FOUND',
    });
    const mug = await shop.addProduct('mug');
    await thief.send('POST', `${cartPath}/entries`, { itemId: mug, sku: 'MUG' });
    expect(thief.cookies.get('CART')).not.toBe(secret);
    expect((await readCart(platform.db, shop.websiteId, cartIdOfSecret(secret), 'en'))?.lines).toHaveLength(
      1,
    );
  });

  it('accepts the price a giver chooses, within the terms', async () => {
    const itemId = await shop.addProduct('fund', { type: 'service', selling: { donation } });
    const give = (namedPriceMinor: number) =>
      open({ purpose: 'donation', itemId, sku: 'FUND', namedPriceMinor });
    expect(await give(99)).toMatchObject({
      error: { code: 'DONATION_OUT_OF_RANGE', params: { least: '$1.00', most: '$90.00' } },
    });
    expect(await give(9001)).toMatchObject({ ok: false });
    expect(await open({ purpose: 'donation', itemId, sku: 'FUND' })).toMatchObject({ ok: false });
    const given = await give(2500);
    if (!given.ok) throw new Error(given.error.code);
    const cart = await readCart(platform.db, shop.websiteId, cartIdOfSecret(given.value.secret), 'en');
    expect(cart?.lines).toMatchObject([{ unitPriceMinor: 2500, isPriceNamed: true }]);
  });

  it('is refused for products not sold that way, and creates nothing', async () => {
    const mug = await shop.addProduct('plain-mug');
    const card = await shop.addProduct('card', { type: 'giftCard' });
    expect(await open({ itemId: mug, sku: 'PLAIN-MUG' })).toMatchObject({ error: { code: 'NOT_SOLD_YET' } });
    expect(await open({ itemId: mug, sku: 'PLAIN-MUG', quantity: '1.5' })).toMatchObject({
      error: { code: 'QUANTITY_NOT_WHOLE' },
    });
    expect(await open({ purpose: 'gift-card', itemId: card, sku: 'NONE' })).toMatchObject({
      error: { code: 'VARIANT_UNAVAILABLE' },
    });
    const unknown = '018f0000-0000-7000-8000-000000000000';
    expect(await open({ itemId: unknown, sku: 'X' })).toMatchObject({ error: { code: 'ITEM_UNAVAILABLE' } });
    expect((await open({ purpose: 'gift-card', itemId: card, sku: 'CARD' })).ok).toBe(true);
  });
});
