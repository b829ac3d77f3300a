// PostgreSQL: both (plans and migrations)
import { listOrders } from '@vitrine/contracts/orders.ts';
import { openDatabaseBefore, testPlatform } from '@vitrine/testing/database.ts';
import { seedListedOrders } from '@vitrine/testing/seed-listed-orders.ts';
import { aShop } from '@vitrine/testing/shop-fixture.ts';
import { valueOf } from '@vitrine/testing/value-of.ts';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';
import { findSite } from '../websites/index.ts';
import { orderList } from './order-list.ts';
import { ordersWaiting } from './sales.ts';

/** All that is read to list what is to be sent, and to count it for Home. */
const waitingQuery = listOrders.query.parse({ fulfilment: 'unfulfilled,partially-fulfilled' });

it('are found by their index among many others, where some of them are unpaid', async () => {
  const platform = await testPlatform();
  try {
    const { websiteId, host } = await aShop(platform, 'kiln.example');
    const site = await findSite(platform, host);
    if (site === null) throw new Error('no website');
    const { $client } = platform.db;
    const [oldest = ''] = await seedListedOrders(platform.db, websiteId, 4000);
    await $client.query(
      `update orders set status = case when number % 2 = 0 then 'fulfilled' else 'awaiting-payment' end,
         fulfilled_on = case when number % 2 = 0 then now() end`,
    );
    await $client.query(
      `update orders set status = 'awaiting-payment', fulfilled_on = null, paid_on_collection = true where id = $1`,
      [oldest],
    );
    await $client.query('vacuum analyze orders');
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const page = valueOf(await orderList.page(platform, site, waitingQuery));
    expect(page.rows.map(({ id }) => id)).toEqual([oldest]);
    const counted = ordersWaiting.find(({ kind }) => kind === 'to-send')?.count(platform.db, websiteId);
    expect(await counted).toBe(1);
    const asked = queries.mock.calls.map(
      ([query, values]: readonly unknown[]) => ({ values, ...(query as object) }) as pg.QueryConfig,
    );
    queries.mockRestore();
    const plans: string[] = [];
    for (const { text, values } of asked) {
      if (!/^(with|select)/.test(text) || !/from orders/.test(text)) continue;
      const plan = await $client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      plans.push(plan.rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    // Besides the first rows of the list, which are looked through before any other index.
    expect(plans.filter((plan) => /Index .*orders_to_send/.test(plan))).toHaveLength(2);
    expect(plans.filter((plan) => /Seq Scan on orders/.test(plan))).toEqual([]);
  } finally {
    await platform.close();
  }
});

it('have the unpaid ones in them that were placed before, where these are paid on collection', async () => {
  const { db, url, close } = await openDatabaseBefore('orders-to-send');
  try {
    const websiteId = newId();
    for (const [at, method] of ['on-collection', 'bank-transfer', null].entries()) {
      const id = newId();
      await db.$client.query(
        `insert into payments (website_id, id, cart_id, idempotency_key, provider, status, amount_minor, currency, test_mode,
           draft, origin, created_on, next_check_on)
         values ($1, $2::uuid, $2::uuid, $2::uuid::text, $3, 'awaiting', 1, 'USD', true, $4, '', now(), now())`,
        [
          websiteId,
          id,
          method === null ? 'test' : 'manual',
          JSON.stringify(method === null ? {} : { manualPayment: { method } }),
        ],
      );
      await db.$client.query(
        `insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email, details,
           totals, currency, grand_total_minor, placed_on)
         values ($1, $2::uuid, $3, $2::uuid::text, $2::uuid, $2::uuid, 'awaiting-payment', true, '', '{}', '{}', 'USD', 1, now())`,
        [websiteId, id, at + 1],
      );
    }
    await migrateDatabase(url);
    const toSend = ordersWaiting.find(({ kind }) => kind === 'to-send');
    expect(await toSend?.count(db, websiteId)).toBe(1);
    const { rows } = await db.$client.query('select number::int from orders where paid_on_collection');
    expect(rows).toEqual([{ number: 1 }]);
  } finally {
    await close();
  }
});
