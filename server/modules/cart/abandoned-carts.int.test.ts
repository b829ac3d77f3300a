// PostgreSQL: both (rows claimed by several servers at once)
import { aShop, aVisitor } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { ABANDONED_AFTER_DAYS, removeAbandonedCarts } from './abandoned-carts.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const day = 24 * 60 * 60 * 1000;

it('removes carts unchanged for two months, with their lines, and keeps the others', async () => {
  const shop = await aShop(platform, 'forgetful.example');
  const itemId = await shop.addProduct('cup');
  const add = { itemId, sku: 'cup', quantity: 1 };
  const app = await buildApp(platform);
  try {
    const old = aVisitor(app, shop.host);
    const recent = aVisitor(app, shop.host);
    const variants = await platform.db.$client.query<{ sku: string }>('select sku from variants');
    add.sku = variants.rows[0]?.sku ?? '';
    expect((await old.send('POST', '/api/commerce/shopping-cart/entries', add)).statusCode).toBe(200);
    platform.clock.advance(10 * day);
    expect((await recent.send('POST', '/api/commerce/shopping-cart/entries', add)).statusCode).toBe(200);
    platform.clock.advance((ABANDONED_AFTER_DAYS - 5) * day);
    expect(await removeAbandonedCarts(platform)).toBe(1);
    expect((await platform.db.$client.query('select 1 from carts')).rowCount).toBe(1);
    expect((await platform.db.$client.query('select 1 from cart_entries')).rowCount).toBe(1);
    expect(await removeAbandonedCarts(platform)).toBe(0);
  } finally {
    await app.close();
  }
});
