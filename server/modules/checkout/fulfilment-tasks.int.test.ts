// PostgreSQL: both (rows claimed by several servers at once)
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { defineModule } from '../../platform/module.ts';
import { runDueFulfilmentTasks } from './fulfilment-tasks.ts';
import { placeOrder } from './index.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
/** Orders the handler was called for, in order. */
let done: string[] = [];
let fails = false;
beforeAll(async () => {
  const module = defineModule({
    name: 'a test',
    fulfilmentTasks: {
      downloads(_platform, { orderId }) {
        done.push(orderId);
        return fails ? Promise.reject(new Error('no room on the disk')) : Promise.resolve();
      },
    },
  });
  platform = await testPlatform({ modules: [module] });
  shop = await aCheckoutShop(platform);
});
afterAll(() => platform.close());
beforeEach(() => {
  done = [];
  fails = false;
});

async function tasksOf(orderId: string): Promise<Record<string, unknown>[]> {
  const found = await platform.db.$client.query(
    'select kind, attempts, last_error, done_on is not null as done from fulfilment_tasks where order_id = $1',
    [orderId],
  );
  return found.rows as Record<string, unknown>[];
}

async function buyDigital(): Promise<string> {
  const print = await shop.sell({ title: 'Glaze recipes', priceMinor: 900, quantity: 0, unlimited: true });
  await platform.db.$client.query("update products set type = 'digital' where item_id = $1", [print.itemId]);
  const cartId = await shop.fillCart([{ ...print, quantity: 1 }]);
  return orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, 900 + 63))).orderId;
}

describe('a fulfilment task', () => {
  it('runs before the buyer sees the confirmation page', async () => {
    const orderId = await buyDigital();
    expect(done).toEqual([orderId]);
    expect(await tasksOf(orderId)).toEqual([
      { kind: 'downloads', attempts: 0, last_error: null, done: true },
    ]);
    expect(await runDueFulfilmentTasks(platform)).toBe(0);
  });

  it('is retried with growing pauses until it succeeds; the order is valid meanwhile', async () => {
    fails = true;
    const orderId = await buyDigital();
    expect(await tasksOf(orderId)).toEqual([
      { kind: 'downloads', attempts: 1, last_error: 'no room on the disk', done: false },
    ]);
    expect(await runDueFulfilmentTasks(platform)).toBe(0);
    expect(done).toHaveLength(1);
    platform.clock.advance(60_000);
    await runDueFulfilmentTasks(platform);
    expect(done).toHaveLength(2);
    fails = false;
    platform.clock.advance(60_000);
    expect(await Promise.all([runDueFulfilmentTasks(platform), runDueFulfilmentTasks(platform)])).toContain(
      1,
    );
    expect(done).toEqual([orderId, orderId, orderId]);
    expect(await tasksOf(orderId)).toMatchObject([{ done: true, last_error: null }]);
  });

  it('does not exist for goods alone', async () => {
    const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 3 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
    const placed = await placeOrder(platform, shop.site, aPlacement(cartId, 6800 + 600 + 476));
    expect(await tasksOf(orderOf(placed).orderId)).toEqual([]);
    expect(done).toEqual([]);
  });
});
