import type { AddEntryAnswer, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { aShop, aVisitor, type TestShop } from '@vitrine/testing/a-shop.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
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
  it('makes a cart, answers it with the new line, and gives the visitor its cookies', async () => {
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
    expect(await cartOf(ann)).toEqual(shoppingCart);
  });

  it('gives the sum when one new cart is added to twenty times at once', async () => {
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

describe('the cart page', () => {
  it('shows the visitor their own lines and is never cached', async () => {
    const itemId = await shop.addProduct('bowl', { title: 'Serving Bowl' });
    const ann = visitor();
    const added = await ann.post('/cart/entries', { itemId, sku: 'BOWL', quantity: '2' });
    expect([added.statusCode, added.headers['location']]).toEqual([303, '/cart']);
    const page = await ann.send('GET', '/cart?notice=OUT_OF_STOCK');
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Serving Bowl');
    expect(page.body).toContain('Sorry, we do not have enough of that item available.');
    expect((await visitor().send('GET', '/cart?notice=%3Cb%3E')).body).not.toContain('Serving Bowl');
  });
});
