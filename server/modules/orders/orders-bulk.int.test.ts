// PostgreSQL: both (row locks)
import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { valueOf } from '@vitrine/testing/value-of.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { listOrders } from '@vitrine/contracts/orders.ts';
import type { OrdersChange } from '@vitrine/contracts/orders-bulk.ts';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { sendDueMails } from '../mail/sender.ts';
import { fulfilOrder, undoFulfilment } from './fulfil.ts';
import { orderList } from './order-list.ts';
import { cancelOrder } from './refund.ts';
import { returnUnits } from './returns.ts';
import { viewOrder } from './service.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let websiteId: string;
let owner: TestVisitor;
let mug: Awaited<ReturnType<CheckoutShop['sell']>>;
const accountId = newId();
beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  ({ websiteId } = shop.site);
  owner = await anOwner(app, platform, { host: shop.host, websiteId });
  mug = await shop.sell({ title: 'Mug', priceMinor: 1000, quantity: 500 });
});
beforeEach(() => deliver());
afterAll(async () => {
  await app.close();
  await platform.close();
});

const detail = async (orderId: string) => valueOf(await viewOrder(platform, websiteId, orderId));

/** A paid order of two mugs. */
async function anOrder(): Promise<OrderDetail> {
  const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
  const placed = await placeOrder(platform, shop.site, aPlacement(cartId, 2000 + 600 + 140));
  platform.clock.advance(1000);
  return detail(orderOf(placed).orderId);
}

async function change(orders: readonly OrderDetail[], given: OrdersChange): Promise<BulkJob> {
  const selection = { ids: orders.map(({ id }) => id) };
  const response = await owner.send('POST', '/api/admin/orders/bulk', { selection, change: given });
  expect(response.statusCode, response.body).toBe(202);
  return response.json<BulkJob>();
}
const undo = async ({ id }: BulkJob) =>
  (await owner.send('POST', `/api/admin/bulk/${id}/undo`)).json<BulkJob>();

/** Sends what is due; returns the subjects. */
async function deliver(): Promise<string[]> {
  const subjects: string[] = [];
  await sendDueMails(platform, (mail) => {
    subjects.push(mail.subject);
    return Promise.resolve();
  });
  return subjects;
}

describe('many orders marked as fulfilled', () => {
  it('have all that is left sent; their mails wait five minutes', async () => {
    const [whole, part] = [await anOrder(), await anOrder()];
    const lines = [{ lineId: part.lines[0]?.id ?? '', quantity: 1 }];
    valueOf(await fulfilOrder(platform, websiteId, aFulfilment(part, accountId, { lines, notify: false })));
    await deliver();
    const job = await change([whole, part], { action: 'fulfil', notify: true });
    expect(job).toMatchObject({ phase: 'done', changed: 2, refused: [] });
    const seen = [await detail(whole.id), await detail(part.id)];
    expect(seen.map(({ status, fulfilments }) => [status, fulfilments.length])).toEqual([
      ['fulfilled', 1],
      ['fulfilled', 2],
    ]);
    expect(seen.map(({ fulfilments }) => fulfilments.at(-1)?.undoMs)).toEqual([5 * 60_000, 5 * 60_000]);
    platform.clock.advance(5 * 60_000);
    expect((await detail(whole.id)).fulfilments[0]?.undoMs).toBe(0);
    expect(await deliver()).toEqual([]);
    platform.clock.advance(10_000);
    expect((await deliver()).toSorted()).toEqual(
      [`#${whole.number} `, `#${part.number} `].map((number) => expect.stringContaining(number)).toSorted(),
    );
    expect(await owner.send('POST', `/api/admin/bulk/${job.id}/undo`)).toMatchObject({ statusCode: 409 });
  });

  it('have their payments read once each', async () => {
    const orders = [await anOrder(), await anOrder()];
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    expect(await change(orders, { action: 'fulfil', notify: true })).toMatchObject({ changed: 2 });
    const texts = queries.mock.calls.map(([query]: readonly unknown[]) => JSON.stringify(query));
    expect(texts.filter((query) => /from \\"payments\\"/.test(query))).toHaveLength(2);
    platform.clock.advance(10 * 60_000);
  });

  it('can also be taken back one by one in these minutes, as each order’s page says', async () => {
    const order = await anOrder();
    await deliver();
    await change([order], { action: 'fulfil', notify: true });
    platform.clock.advance(4 * 60_000);
    const seen = await detail(order.id);
    expect(seen.fulfilments[0]).toMatchObject({ isNotified: true, undoMs: 60_000 });
    const { revision } = seen;
    const fulfilmentId = seen.fulfilments[0]?.id ?? '';
    const undone = await undoFulfilment(platform, websiteId, {
      orderId: order.id,
      revision,
      accountId,
      fulfilmentId,
    });
    expect(valueOf(undone)).toMatchObject({ fulfilment: 'unfulfilled', fulfilments: [] });
    platform.clock.advance(60 * 60_000);
    expect(await deliver()).toEqual([]);
  });

  it('are taken back within these minutes, with the mails', async () => {
    const order = await anOrder();
    await deliver();
    const job = await change([order], { action: 'fulfil', notify: true });
    platform.clock.advance(4 * 60_000);
    expect(await undo(job)).toMatchObject({ phase: 'undone', refused: [] });
    const back = await detail(order.id);
    expect(back).toMatchObject({ status: 'paid', fulfilment: 'unfulfilled', fulfilments: [] });
    expect(back.events.at(-1)).toMatchObject({ type: 'fulfilment-undone' });
    platform.clock.advance(60 * 60_000);
    expect(await deliver()).toEqual([]);
  });

  it('leave canceled ones alone, and fulfilled ones as they are', async () => {
    const [canceled, sent, open] = [await anOrder(), await anOrder(), await anOrder()];
    const common = { orderId: canceled.id, reason: '', returnToStock: false, accountId };
    valueOf(
      await cancelOrder(platform, websiteId, {
        ...common,
        idempotencyKey: newId(),
        revision: canceled.revision,
      }),
    );
    valueOf(await fulfilOrder(platform, websiteId, aFulfilment(sent, accountId)));
    await deliver();
    const job = await change([canceled, sent, open], { action: 'fulfil', notify: false });
    expect(job).toMatchObject({ changed: 1, refused: [{ reason: 'not-open', count: 1 }] });
    expect((await detail(sent.id)).fulfilments).toHaveLength(1);
    expect((await detail(open.id)).fulfilment).toBe('fulfilled');
    platform.clock.advance(60 * 60_000);
    expect((await deliver()).filter((subject) => subject.includes(`#${open.number} `))).toEqual([]);
  });

  it('stay fulfilled where items came back since, or the mail is gone', async () => {
    const [returned, mailed] = [await anOrder(), await anOrder()];
    const job = await change([returned, mailed], { action: 'fulfil', notify: true });
    const seen = await detail(returned.id);
    valueOf(
      await returnUnits(platform, websiteId, {
        orderId: returned.id,
        lines: [{ lineId: seen.lines[0]?.id ?? '', quantity: 1 }],
        returnToStock: false,
        isRefundDue: false,
        note: '',
        idempotencyKey: newId(),
        revision: seen.revision,
        accountId,
      }),
    );
    await platform.db.$client.query(
      `update outbox_mails set status = 'sent', attempts = 1
       where website_id = $1 and order_id = $2 and kind = 'order-fulfilled'`,
      [websiteId, mailed.id],
    );
    const undone = await undo(job);
    expect(undone.refused.toSorted((a, b) => (a.reason < b.reason ? -1 : 1))).toEqual([
      { reason: 'changed-since', count: 1 },
      { reason: 'mailed', count: 1 },
    ]);
    expect((await detail(mailed.id)).fulfilment).toBe('fulfilled');
  });
});

describe('tags of many orders', () => {
  it('are added and removed, found by, and taken back', async () => {
    const orders = [await anOrder(), await anOrder()];
    const tagged = async () => {
      const query = listOrders.query.parse({ tag: 'rush' });
      return valueOf(await orderList.page(platform, shop.site, query)).rows.length;
    };
    const job = await change(orders, { action: 'add-tag', tag: 'Rush' });
    expect(job.changed).toBe(2);
    expect(await tagged()).toBe(2);
    const search = listOrders.query.parse({ search: `mug ${orders[0]?.number}` });
    expect(valueOf(await orderList.page(platform, shop.site, search)).rows).toHaveLength(1);
    const removed = await change(orders.slice(1), { action: 'remove-tag', tag: 'rush' });
    expect(await tagged()).toBe(1);
    await undo(removed);
    expect(await tagged()).toBe(2);
    await undo(job);
    expect(await tagged()).toBe(0);
  });

  it('that are too long are refused with a sentence', async () => {
    const response = await owner.send('POST', '/api/admin/orders/bulk', {
      selection: { ids: [newId()] },
      change: { action: 'add-tag', tag: 'x'.repeat(10_000) },
    });
    expect([response.statusCode, response.body]).toEqual([
      422,
      expect.stringMatching(/at most 40 characters/),
    ]);
  });
});
