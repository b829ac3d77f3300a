// PostgreSQL: both (row locks)
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPlacement,
  aCheckoutShop,
  decliningCard,
  orderOf,
  typed,
  type CheckoutShop,
} from '@vitrine/testing/checkout-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import { openDatabase, type Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateSettings } from '../websites/index.ts';
import { placeOrder } from './index.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let otherDatabase: Database;
/** A second server process on the same database, as far as one process can play two. */
let other: Platform;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  otherDatabase = openDatabase(platform.url);
  other = anotherProcess(platform, { db: otherDatabase });
});
afterAll(async () => {
  await otherDatabase.$client.end();
  await platform.close();
});

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await platform.db.$client.query<{ count: string }>(text, values)).rows[0]?.count);

/** `quantity` mugs at 34.00 under the threshold of free delivery or over it, with 7 % tax. */
const totalOf = (quantity: number): number =>
  3400 * quantity + (3400 * quantity >= 7500 ? 0 : 600) + Math.round(3400 * quantity * 0.07);

describe('many buyers at once', () => {
  it('sells 10 units to exactly 10 of 200 buyers on two servers and charges nobody else', async () => {
    const mug = await shop.sell({ title: 'Last mugs', priceMinor: 3400, quantity: 10 });
    const carts = await Promise.all(
      Array.from({ length: 200 }, () => shop.fillCart([{ ...mug, quantity: 1 }])),
    );
    const results = await Promise.all(
      carts.map((cartId, index) =>
        placeOrder(index % 2 === 0 ? platform : other, shop.site, aPlacement(cartId, totalOf(1))),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(10);
    const refusals = results.filter((result) => !result.ok).map((result) => result.error.code);
    expect(refusals).toEqual(Array.from({ length: 190 }, () => 'OUT_OF_STOCK'));
    expect(await shop.stockOf(mug.variantId)).toBe(0);
    expect(await count('select count(*) from test_gateway_charges')).toBe(10);
    expect((await auditBooks(platform.url, { [mug.variantId]: 10 })).faults).toEqual([]);
  });

  it('releases the last units of declined buyers to paying ones, and never sells below zero', async () => {
    const mug = await shop.sell({ title: 'Contested mugs', priceMinor: 3400, quantity: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => ({
        cartId: await shop.fillCart([{ ...mug, quantity: 1 }]),
        change: index % 3 === 0 ? { source: typed(decliningCard) } : {},
      })),
    );
    const results = await Promise.all(
      buyers.map(({ cartId, change }) =>
        placeOrder(platform, shop.site, aPlacement(cartId, totalOf(1), change)),
      ),
    );
    const paid = results.filter((result) => result.ok).length;
    expect(paid).toBeLessThanOrEqual(5);
    expect(await shop.stockOf(mug.variantId)).toBe(5 - paid);
    expect((await auditBooks(platform.url, { [mug.variantId]: 5 })).faults).toEqual([]);
  });

  it('sells a unit that was released while its buyer waited for it', async () => {
    const mug = await shop.sell({ title: 'Returning mug', priceMinor: 3400, quantity: 0 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
    const giver = await otherDatabase.$client.connect();
    try {
      await giver.query('begin');
      await giver.query('update stock set quantity = 1 where variant_id = $1', [mug.variantId]);
      const placing = placeOrder(platform, shop.site, aPlacement(cartId, totalOf(1)));
      await expect
        .poll(() =>
          count(
            `select count(*) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toBeGreaterThan(0);
      await giver.query('commit');
      expect((await placing).ok).toBe(true);
    } finally {
      giver.release();
    }
    expect(await shop.stockOf(mug.variantId)).toBe(0);
  });

  it('creates one order from one cart submitted 20 times at once on two servers', async () => {
    const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 12 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
    const key = newId();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        placeOrder(
          index % 2 === 0 ? platform : other,
          shop.site,
          aPlacement(cartId, totalOf(2), { idempotencyKey: index < 10 ? key : newId() }),
        ),
      ),
    );
    const answers = new Set(
      results.map((result) => (result.ok ? orderOf(result).accessToken : result.error.code)),
    );
    expect(answers.size).toBe(1);
    expect(results.every((result) => result.ok)).toBe(true);
    expect(await count('select count(*) from orders where cart_id = $1', [cartId])).toBe(1);
    expect(await count('select count(*) from payments where cart_id = $1', [cartId])).toBe(1);
    expect(await shop.stockOf(mug.variantId)).toBe(10);
  });

  it('responds to the same declined form with the same decline and calls the provider once', async () => {
    const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 12 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
    const declined = aPlacement(cartId, totalOf(2), { source: typed(decliningCard) });
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        placeOrder(index % 2 === 0 ? platform : other, shop.site, declined),
      ),
    );
    const later = await placeOrder(platform, shop.site, declined);
    for (const result of [...results, later])
      expect(result).toMatchObject({ error: { code: 'CARD_DECLINED' } });
    expect(await count('select count(*) from payments where cart_id = $1', [cartId])).toBe(1);
    expect(await shop.stockOf(mug.variantId)).toBe(12);
  });

  it('never deadlocks when carts share products in different orders', async () => {
    const mugs = await Promise.all(
      Array.from({ length: 4 }, () => shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 1000 })),
    );
    const carts = await Promise.all(
      Array.from({ length: 80 }, (_, index) => {
        const turned = [...mugs.slice(index % 4), ...mugs.slice(0, index % 4)];
        return shop.fillCart(
          (index % 2 === 0 ? turned : turned.toReversed()).map((mug) => ({ ...mug, quantity: 1 })),
        );
      }),
    );
    const results = await Promise.all(
      carts.map((cartId, index) => {
        const change = index % 5 === 0 ? { source: typed(decliningCard) } : {};
        return placeOrder(
          index % 2 === 0 ? platform : other,
          shop.site,
          aPlacement(cartId, totalOf(4), change),
        );
      }),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(64);
    const start = Object.fromEntries(mugs.map((mug) => [mug.variantId, 1000]));
    expect((await auditBooks(platform.url, start)).faults).toEqual([]);
  });

  it('assigns order numbers without duplicates', async () => {
    const numbers = await platform.db.$client.query<{ number: string }>(
      'select number from orders where website_id = $1',
      [shop.site.websiteId],
    );
    const all = numbers.rows.map((row) => row.number);
    expect(all.length).toBeGreaterThan(70);
    expect(new Set(all).size).toBe(all.length);
  });

  it('invalidates pages when the last unit is sold and when it returns', async () => {
    const revision = async (): Promise<number> =>
      count('select revision as count from websites where website_id = $1', [shop.site.websiteId]);
    const vase = await shop.sell({ title: 'Vase', priceMinor: 3400, quantity: 1 });
    const before = await revision();
    const cartId = await shop.fillCart([{ ...vase, quantity: 1 }]);
    await placeOrder(platform, shop.site, aPlacement(cartId, totalOf(1), { source: typed(decliningCard) }));
    expect(await revision()).toBe(before + 2);
  });

  it('invalidates pages with each of the last units that they show', async () => {
    await updateSettings(platform, shop.site.websiteId, {
      settings: {
        commerce: {
          scarcity: { enabled: true, text: 'Only {n} left', threshold: 2, shownByDefault: true },
        },
      },
    });
    const revision = async (): Promise<number> =>
      count('select revision as count from websites where website_id = $1', [shop.site.websiteId]);
    const vase = await shop.sell({ title: 'Vase', priceMinor: 3400, quantity: 4 });
    const before = await revision();
    const rises: number[] = [];
    for (let sold = 0; sold < 4; sold += 1) {
      const cartId = await shop.fillCart([{ ...vase, quantity: 1 }]);
      expect((await placeOrder(platform, shop.site, aPlacement(cartId, totalOf(1)))).ok).toBe(true);
      rises.push((await revision()) - before);
    }
    expect(rises).toEqual([0, 1, 2, 3]);
  });
});
