// PostgreSQL: both (row locks)
import type { StockMovements } from '@vitrine/contracts/stock.ts';
import {
  aCheckoutShop,
  aPlacement,
  type CheckoutShop,
  decliningCard,
  orderOf,
  typed,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { cancelOrder } from '../orders/index.ts';
import { productForOwner, updateProduct } from './index.ts';
import { adjustStock } from './stock-log.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const ACTOR = newId();

/** The log of a variant in order, with the stock it should end with. */
async function logOf(variantId: string) {
  const { rows } = await platform.db.$client.query<{
    number: number;
    delta: number;
    balance: number;
    reason: string;
  }>('select number, delta, balance, reason from stock_movements where variant_id = $1 order by number', [
    variantId,
  ]);
  return rows;
}

it('the sum of a variant’s log is its stock while buyers pay, are declined and are refunded, and the owner counts', async () => {
  const mug = await shop.sell({ title: 'Mugs', priceMinor: 10_000, quantity: 30 });
  const total = 10_700;
  const buy = async (index: number) => {
    const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
    const change = index % 4 === 0 ? { source: typed(decliningCard) } : {};
    const placed = await placeOrder(platform, shop.site, aPlacement(cartId, total, change));
    if (!placed.ok || index % 5 !== 0) return placed.ok;
    const cancelled = await cancelOrder(platform, shop.site.websiteId, {
      orderId: orderOf(placed).orderId,
      revision: 1,
      idempotencyKey: newId(),
      returnToStock: true,
      reason: 'Asked for',
      accountId: ACTOR,
    });
    expect(cancelled).toMatchObject({ ok: true });
    return true;
  };
  const adjust = (index: number) =>
    adjustStock(
      platform,
      shop.site,
      mug.itemId,
      { variantId: mug.variantId, delta: index % 2 === 0 ? 2 : -1, reason: 'received' },
      ACTOR,
    );
  const count = async () => {
    const seen = await productForOwner(platform, shop.site, mug.itemId);
    const variant = seen?.variants[0];
    if (seen === null || variant === undefined) throw new Error('no product');
    const level = { unlimited: false, quantity: variant.qtyInStock };
    // Often refused, since units are sold meanwhile; then it logs nothing.
    await updateProduct(platform, shop.site, mug.itemId, {
      revision: seen.revision,
      variants: [{ id: variant.id, stock: { ...level, quantity: level.quantity + 1, seen: level } }],
    });
  };
  const bought = await Promise.all([
    ...Array.from({ length: 48 }, (_, index) => buy(index)),
    ...Array.from({ length: 12 }, async (_, index) => (await adjust(index)).ok),
    ...Array.from({ length: 6 }, async () => (await count(), true)),
  ]);
  expect(bought.filter(Boolean).length).toBeGreaterThan(20);

  const log = await logOf(mug.variantId);
  let balance = 0;
  for (const [index, movement] of log.entries()) {
    balance += movement.delta;
    expect(movement).toMatchObject({ number: index + 1, balance });
  }
  expect(balance).toBe(await shop.stockOf(mug.variantId));
  const reasons = new Set(log.map(({ reason }) => reason));
  for (const reason of ['initial', 'reserved', 'released', 'returned', 'received']) {
    expect(reasons).toContain(reason);
  }
});

it('shows who changed the stock, why, and with which order, newest first', async () => {
  const bowl = await shop.sell({ title: 'Bowls', priceMinor: 10_000, quantity: 5 });
  const path = `/api/admin/products/${bowl.itemId}`;
  const added = await owner.send('POST', `${path}/stock`, {
    variantId: bowl.variantId,
    delta: 7,
    reason: 'received',
  });
  expect(added.json()).toMatchObject({ variants: [{ qtyInStock: 12 }] });
  const cartId = await shop.fillCart([{ ...bowl, quantity: 1 }]);
  const placed = await placeOrder(platform, shop.site, aPlacement(cartId, 10_700));
  const order = orderOf(placed);
  const log = (await owner.send('GET', `${path}/variants/${bowl.variantId}/stock`)).json<StockMovements>();
  expect(log).toMatchObject({
    movements: [
      { number: 3, delta: -1, balance: 11, reason: 'reserved', actor: null, order: { id: order.orderId } },
      { number: 2, delta: 7, balance: 12, reason: 'received', actor: 'Rowan', order: null },
      { number: 1, delta: 5, balance: 5, reason: 'initial' },
    ],
    next: null,
  });
  const older = await owner.send('GET', `${path}/variants/${bowl.variantId}/stock?before=2`);
  expect(older.json<StockMovements>().movements.map(({ number }) => number)).toEqual([1]);
});

it.each([
  [{ delta: -6, reason: 'damaged' }, 409, 'Only 5 of Plates are in stock. Take out at most as many.'],
  [{ delta: 0, reason: 'received' }, 422, 'Enter how many units to add or take out.'],
  [{ delta: 1.5, reason: 'received' }, 422, 'Enter a whole number.'],
  [{ delta: 1e12, reason: 'received' }, 422, 'That is more than one variant can have.'],
  [{ delta: 1_000_000, reason: 'received' }, 422, 'That is more than one variant can have.'],
  [{ delta: 1, reason: 'because' }, 422, 'Choose a reason.'],
])('refuses %j and logs nothing', async (body, status, sentence) => {
  const plates = await shop.sell({ title: 'Plates', priceMinor: 100, quantity: 5 });
  const answer = await owner.send('POST', `/api/admin/products/${plates.itemId}/stock`, {
    variantId: plates.variantId,
    ...body,
  });
  expect(answer.statusCode).toBe(status);
  expect(JSON.stringify(answer.json())).toContain(sentence);
  expect(await logOf(plates.variantId)).toHaveLength(1);
});

it('is refused without an owner, for another website’s product, and for a variant of another product', async () => {
  const cup = await shop.sell({ title: 'Cups', priceMinor: 100, quantity: 5 });
  const jar = await shop.sell({ title: 'Jars', priceMinor: 100, quantity: 5 });
  const other = await aShop(platform, 'stock-elsewhere.example');
  const theirs = await anOwner(app, platform, other);
  const body = { variantId: cup.variantId, delta: 1, reason: 'received' };
  const path = `/api/admin/products/${cup.itemId}`;
  const log = `${path}/variants/${cup.variantId}/stock`;
  const visitor = aVisitor(app, shop.host);
  expect((await visitor.send('POST', `${path}/stock`, body)).statusCode).toBe(401);
  expect((await visitor.send('GET', log)).statusCode).toBe(401);
  expect((await theirs.send('POST', `${path}/stock`, body)).statusCode).toBe(404);
  expect((await theirs.send('GET', log)).statusCode).toBe(404);
  const mixed = await owner.send('POST', `/api/admin/products/${jar.itemId}/stock`, body);
  expect(mixed.statusCode).toBe(404);
  expect(await shop.stockOf(cup.variantId)).toBe(5);
});
