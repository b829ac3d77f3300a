// PostgreSQL: both (row locks)
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { anOrderOfMugsAndABowl } from '@vitrine/testing/order-fixture.ts';
import { valueOf } from '@vitrine/testing/value-of.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { listOrders } from '@vitrine/contracts/orders.ts';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { providerOf } from '../payments/index.ts';
import { settleRefunds } from './book-refund.ts';
import { cancelFulfilment, fulfilOrder, undoFulfilment } from './fulfil.ts';
import { orderList } from './order-list.ts';
import { parcelsSection } from './order-section.ts';
import { refundOrder } from './refund.ts';
import { deleteReturn, returnUnits, settleRefundDue } from './returns.ts';
import { viewOrder } from './service.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let websiteId: string;
let owner: TestVisitor;
const accountId = newId();
beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  ({ websiteId } = shop.site);
  owner = await anOwner(app, platform, { host: shop.host, websiteId });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await app.close();
  await platform.close();
});

const detail = async (orderId: string) => valueOf(await viewOrder(platform, websiteId, orderId));

const anOrder = () => anOrderOfMugsAndABowl(platform, shop);

async function aSentOrder(lines?: Parameters<typeof units>[1][]): Promise<OrderDetail> {
  const order = await anOrder();
  const some = lines?.map((product) => units(order, product, 2));
  const sent = valueOf(
    await fulfilOrder(
      platform,
      websiteId,
      aFulfilment(order, accountId, some === undefined ? {} : { lines: some }),
    ),
  );
  platform.clock.advance(1000);
  return sent;
}

const lineOf = (order: OrderDetail, product: string) => {
  const line = order.lines.find(({ productName }) => productName === product);
  if (line === undefined) throw new Error(`no line of ${product}`);
  return line;
};
const units = (order: OrderDetail, product: string, quantity: number) => ({
  lineId: lineOf(order, product).id,
  quantity,
});

const takeBack = (order: OrderDetail, change: Partial<Parameters<typeof returnUnits>[2]> = {}) =>
  returnUnits(platform, websiteId, {
    orderId: order.id,
    lines: [units(order, 'Mug', 1)],
    returnToStock: true,
    isRefundDue: true,
    note: '',
    idempotencyKey: newId(),
    revision: order.revision,
    accountId,
    ...change,
  });

const refund = (order: OrderDetail, amountMinor: number, returnToStock = false) =>
  refundOrder(platform, websiteId, {
    orderId: order.id,
    amountMinor,
    reason: '',
    returnToStock,
    idempotencyKey: newId(),
    revision: order.revision,
    accountId,
  });

const stockOf = async (order: OrderDetail, product: string) => {
  const { rows } = await platform.db.$client.query<{ quantity: number; log: string }>(
    `select s.quantity, (select string_agg(m.reason || m.delta, ' ' order by m.number) from stock_movements m
       where m.website_id = s.website_id and m.variant_id = s.variant_id) as log
     from stock s where s.website_id = $1 and s.variant_id = $2`,
    [websiteId, lineOf(order, product).variantId],
  );
  return rows[0];
};

const dueNumbers = async () => {
  const query = listOrders.query.parse({ refund: 'due', sort: 'placed' });
  return valueOf(await orderList.page(platform, shop.site, query)).rows.map(({ number }) => number);
};

describe('units that come back', () => {
  it('are recorded by line, go back to stock with that reason, and their share of the money is due', async () => {
    const order = await aSentOrder();
    expect(await stockOf(order, 'Mug')).toMatchObject({ quantity: 6 });
    const back = valueOf(
      await takeBack(order, {
        lines: [units(order, 'Mug', 2), units(order, 'Bowl', 1)],
        note: 'Wrong colour',
      }),
    );
    // 40.00 of goods and 7 % on top; delivery is not taxed.
    const due = 4280;
    expect(back).toMatchObject({
      status: 'fulfilled',
      fulfilment: 'fulfilled',
      refundDueMinor: due,
      refundedMinor: 0,
      returns: [{ number: 1, note: 'Wrong colour', returnedToStock: true }],
    });
    expect(back.lines.map(({ toSend, returned, toReturn }) => [toSend, returned, toReturn])).toEqual([
      [0, 2, 1],
      [0, 1, 0],
    ]);
    expect(back.events.at(-1)).toMatchObject({
      type: 'returned',
      data: { quantity: 3, returnedToStock: true },
    });
    expect(await stockOf(order, 'Mug')).toEqual({
      quantity: 8,
      log: expect.stringMatching(/reserved-3 returned2$/),
    });
    expect(await dueNumbers()).toContain(order.number);
    const refunded = valueOf(await refund(back, back.refundDueMinor));
    expect(refunded).toMatchObject({ status: 'partially-refunded', refundedMinor: due, refundDueMinor: 0 });
    expect(await dueNumbers()).not.toContain(order.number);
  });

  it('stay out of stock if they cannot be sold, and nothing is due if the owner says so', async () => {
    const order = await aSentOrder();
    const back = valueOf(await takeBack(order, { returnToStock: false, isRefundDue: false }));
    expect(back).toMatchObject({ refundDueMinor: 0, returns: [{ returnedToStock: false }] });
    expect(await stockOf(order, 'Mug')).toMatchObject({ quantity: 6 });
    expect(await dueNumbers()).not.toContain(order.number);
  });

  it('are not put into stock again when the whole order is refunded with its items', async () => {
    const order = await aSentOrder();
    const first = valueOf(await takeBack(order));
    const broken = valueOf(await takeBack(first, { returnToStock: false }));
    const refunded = valueOf(await refund(broken, broken.refundableMinor, true));
    expect(refunded).toMatchObject({ status: 'refunded', refundDueMinor: 0, canReturnToStock: false });
    expect(await stockOf(order, 'Mug')).toMatchObject({ quantity: 8 });
    expect(await stockOf(order, 'Bowl')).toMatchObject({ quantity: 9 });
    const late = valueOf(await takeBack(refunded));
    expect(late).toMatchObject({ refundDueMinor: 0, returns: [{}, {}, { returnedToStock: false }] });
    expect(await stockOf(order, 'Mug')).toMatchObject({ quantity: 8 });
  });

  it('are never more than were sent', async () => {
    const order = await aSentOrder(['Mug']);
    expect(await takeBack(order, { lines: [units(order, 'Bowl', 1)] })).toMatchObject({
      error: { code: 'UNITS_TOO_MANY', params: { product: 'Bowl', quantity: 0 } },
    });
    expect(await takeBack(order, { lines: [units(order, 'Mug', 3)] })).toMatchObject({
      error: { code: 'UNITS_TOO_MANY', params: { product: 'Mug', quantity: 2 } },
    });
    const back = valueOf(await takeBack(order, { lines: [units(order, 'Mug', 2)] }));
    expect(await takeBack(back)).toMatchObject({ error: { code: 'UNITS_TOO_MANY' } });
    expect(back).toMatchObject({ fulfilment: 'partially-fulfilled', canFulfil: true });
    expect(lineOf(back, 'Mug')).toMatchObject({ toSend: 1, returned: 2, toReturn: 0 });
  });

  it('keep their fulfillment from being taken back', async () => {
    const order = await aSentOrder();
    const back = valueOf(await takeBack(order));
    const change = {
      orderId: order.id,
      revision: back.revision,
      fulfilmentId: back.fulfilments[0]?.id ?? '',
      accountId,
    };
    expect(await undoFulfilment(platform, websiteId, change)).toMatchObject({
      error: { code: 'FULFILMENT_RETURNED' },
    });
    expect(await cancelFulfilment(platform, websiteId, change)).toMatchObject({
      error: { code: 'FULFILMENT_RETURNED' },
    });
  });

  it('are shown on the buyer’s order page', async () => {
    const order = valueOf(await takeBack(await aSentOrder()));
    expect(await parcelsSection(platform, { websiteId, orderId: order.id })).toMatchObject({
      heading: 'Your parcel',
      rows: [{}, { label: '1 × Mug', text: expect.stringMatching(/^Returned on /), link: null }],
    });
  });

  it('sent twice with one key come back once, and two owners at once return them once', async () => {
    const order = await aSentOrder();
    const idempotencyKey = newId();
    const once = valueOf(await takeBack(order, { idempotencyKey }));
    expect(valueOf(await takeBack(order, { idempotencyKey })).returns).toHaveLength(1);
    const lockOrder = 'select 1 from orders where website_id = $1 and id = $2 for update';
    const results = await withLockHeld(
      platform,
      lockOrder,
      [websiteId, order.id],
      async (_holder, commit) => {
        const both = Promise.all([takeBack(once), takeBack(once)]);
        await untilBlocked(platform, 2);
        await commit();
        return both;
      },
    );
    expect(results.map((result) => (result.ok ? 'returned' : result.error.code)).toSorted()).toEqual([
      'STALE_REVISION',
      'returned',
    ]);
    expect((await detail(order.id)).returns).toHaveLength(2);
    expect(await stockOf(order, 'Mug')).toMatchObject({ quantity: 8 });
  });
});

const remove = (order: OrderDetail, number = 1) =>
  deleteReturn(platform, websiteId, {
    orderId: order.id,
    returnId: order.returns.find((one) => one.number === number)?.id ?? newId(),
    revision: order.revision,
    accountId,
  });

describe('a return that was recorded by mistake', () => {
  it('is deleted: its items are out of stock again, nothing is due, and the timeline says so', async () => {
    const order = await aSentOrder();
    const back = valueOf(await takeBack(order, { lines: [units(order, 'Mug', 2)] }));
    expect(await stockOf(order, 'Mug')).toMatchObject({ quantity: 8 });
    platform.clock.advance(1000);
    const deleted = valueOf(await remove(back));
    expect(deleted).toMatchObject({ returns: [], refundDueMinor: 0, status: 'fulfilled' });
    expect(deleted.lines.map(({ returned, toReturn }) => [returned, toReturn])).toEqual([
      [0, 3],
      [0, 1],
    ]);
    expect(deleted.events.at(-1)).toMatchObject({
      type: 'return-deleted',
      data: { quantity: 2, takenFromStock: true },
    });
    expect(await stockOf(order, 'Mug')).toEqual({
      quantity: 6,
      log: expect.stringMatching(/returned2 return-deleted-2$/),
    });
    expect(await dueNumbers()).not.toContain(order.number);
    expect(await remove(back)).toMatchObject({ error: { code: 'RETURN_NOT_FOUND' } });
    // Its units can be taken back again, and its fulfillment canceled.
    const again = valueOf(await takeBack(deleted, { lines: [units(order, 'Mug', 3)] }));
    expect(again.returns).toHaveLength(1);
  });

  it('takes nothing out of stock that it did not put there', async () => {
    const order = await aSentOrder();
    const broken = valueOf(await takeBack(order, { returnToStock: false }));
    const deleted = valueOf(await remove(broken));
    expect(deleted.events.at(-1)).toMatchObject({ data: { takenFromStock: false } });
    expect(await stockOf(order, 'Mug')).toMatchObject({ quantity: 6 });
  });

  it('stays when its items were sold again, with the product’s name', async () => {
    const order = await aSentOrder();
    const back = valueOf(await takeBack(order));
    await platform.db.$client.query(
      'update stock set quantity = 0 where website_id = $1 and variant_id = $2',
      [websiteId, lineOf(order, 'Mug').variantId],
    );
    expect(await remove(back)).toMatchObject({
      error: { code: 'RETURN_SOLD_AGAIN', params: { product: 'Mug' } },
    });
    expect((await detail(order.id)).returns).toHaveLength(1);
  });

  it('stays once money was refunded that may have been for it, also while the bank decides', async () => {
    const order = await aSentOrder();
    const back = valueOf(await takeBack(order));
    platform.clock.advance(1000);
    const refunded = valueOf(await refund(back, back.refundDueMinor));
    expect(await remove(refunded)).toMatchObject({ error: { code: 'RETURN_REFUNDED' } });

    const other = valueOf(await takeBack(await aSentOrder()));
    const provider = await providerOf(platform, websiteId);
    vi.spyOn(provider, 'refund').mockResolvedValueOnce({ status: 'pending' });
    platform.clock.advance(1000);
    const pending = valueOf(await refund(other, other.refundDueMinor));
    expect(pending.refunds).toMatchObject([{ status: 'pending' }]);
    expect(await remove(pending)).toMatchObject({ error: { code: 'RETURN_REFUNDED' } });
  });

  it('stays once what was due was settled in another way', async () => {
    const back = valueOf(await takeBack(await aSentOrder()));
    platform.clock.advance(1000);
    const settled = valueOf(
      await settleRefundDue(platform, websiteId, { orderId: back.id, revision: back.revision, accountId }),
    );
    expect(await remove(settled)).toMatchObject({ error: { code: 'RETURN_REFUNDED' } });
  });

  it('stays when the rest of the order went back into stock with its refund', async () => {
    const order = await aSentOrder();
    const back = valueOf(await takeBack(order, { isRefundDue: false }));
    platform.clock.advance(1000);
    const refunded = valueOf(await refund(back, back.refundableMinor, true));
    expect(await remove(refunded)).toMatchObject({ error: { code: 'RETURN_OF_REVERSED_ORDER' } });
    expect(await stockOf(order, 'Mug')).toMatchObject({ quantity: 9 });
  });

  it('of several takes only its own part away, as if it had never been', async () => {
    const first = valueOf(await takeBack(await aSentOrder()));
    platform.clock.advance(1000);
    const both = valueOf(await takeBack(first, { lines: [units(first, 'Mug', 1), units(first, 'Bowl', 1)] }));
    const left = valueOf(await remove(both, 1));
    expect(left.refundDueMinor).toBe(3210);
    expect(left.returns.map(({ number }) => number)).toEqual([2]);
    expect(await stockOf(left, 'Mug')).toMatchObject({ quantity: 7 });
  });

  it('is deleted once when two owners delete it at once, and not by one who saw another order', async () => {
    const back = valueOf(await takeBack(await aSentOrder()));
    expect(await remove({ ...back, revision: back.revision + 1 })).toMatchObject({
      error: { code: 'STALE_REVISION' },
    });
    const lockOrder = 'select 1 from orders where website_id = $1 and id = $2 for update';
    const results = await withLockHeld(platform, lockOrder, [websiteId, back.id], async (_holder, commit) => {
      const both = Promise.all([remove(back), remove(back)]);
      await untilBlocked(platform, 2);
      await commit();
      return both;
    });
    expect(results.map((result) => (result.ok ? 'deleted' : result.error.code)).toSorted()).toEqual([
      'RETURN_NOT_FOUND',
      'deleted',
    ]);
    expect(await stockOf(back, 'Mug')).toMatchObject({ quantity: 6 });
  });
});

describe('what is to be refunded', () => {
  it('leaves the list when the owner has settled it in another way', async () => {
    const back = valueOf(await takeBack(await aSentOrder()));
    platform.clock.advance(1000);
    const settled = valueOf(
      await settleRefundDue(platform, websiteId, { orderId: back.id, revision: back.revision, accountId }),
    );
    expect(settled).toMatchObject({ refundDueMinor: 0, refundedMinor: 0 });
    expect(settled.events.at(-1)).toMatchObject({
      type: 'refund-settled',
      data: { amountMinor: back.refundDueMinor },
    });
    expect(await dueNumbers()).not.toContain(back.number);
  });

  it('contains a refund that the payment service refused, and one that the bank returned', async () => {
    const provider = await providerOf(platform, websiteId);
    const order = await aSentOrder();
    vi.spyOn(provider, 'refund').mockResolvedValueOnce({ status: 'refused' });
    expect(await refund(order, 800)).toMatchObject({ error: { code: 'REFUND_REFUSED' } });
    const refused = await detail(order.id);
    expect(refused.refundDueMinor).toBe(800);
    const made = valueOf(await refund(refused, 800));
    expect(made.refundDueMinor).toBe(0);
    const { id = '', amountMinor = 0 } = made.refunds.find(({ status }) => status === 'succeeded') ?? {};
    vi.spyOn(provider, 'listRefunds').mockResolvedValue([
      { providerReference: 're_9', refundReference: id, amountMinor, status: 'refused' },
    ]);
    await settleRefunds(platform, { websiteId, reference: made.payment.id });
    expect(await detail(order.id)).toMatchObject({ refundedMinor: 0, refundDueMinor: 800 });
    expect(await dueNumbers()).toContain(order.number);
  });
});

it('bad input is answered with a sentence, and nothing comes back', async () => {
  const order = await aSentOrder();
  const mug = units(order, 'Mug', 1);
  const whole = { lines: [mug], idempotencyKey: 'return-key-1', revision: order.revision };
  const cases: readonly [object, number, RegExp][] = [
    [{ lines: [] }, 422, /Choose at least one item/],
    [{ lines: [{ ...mug, quantity: -1 }] }, 422, /at least 1/],
    [{ lines: [mug, mug, mug, mug] }, 409, /At most 3 of Mug/],
    [{ lines: [{ lineId: newId(), quantity: 1 }] }, 409, /not part of the order/],
    [{ note: 'x'.repeat(10_000) }, 422, /at most 1000 characters/],
    [{ revision: order.revision + 1 }, 409, /Someone changed this/],
    [{ idempotencyKey: '' }, 422, /idempotencyKey|Too small|characters/],
  ];
  for (const [change, status, sentence] of cases) {
    const response = await owner.send('POST', `/api/admin/orders/${order.id}/returns`, {
      ...whole,
      ...change,
    });
    expect([response.statusCode, response.body]).toEqual([status, expect.stringMatching(sentence)]);
  }
  expect((await detail(order.id)).returns).toEqual([]);
  expect(await returnUnits(platform, newId(), { ...whole, ...aReturn, orderId: order.id })).toMatchObject({
    error: { code: 'ORDER_NOT_FOUND' },
  });
});

const aReturn = { returnToStock: false, isRefundDue: true, note: '', accountId };
