import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { valueOf } from '@vitrine/testing/value-of.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { listOrders } from '@vitrine/contracts/orders.ts';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { fulfilOrder } from './fulfil.ts';
import { orderList } from './order-list.ts';
import { cancelOrder } from './refund.ts';
import { ordersWaiting } from './sales.ts';
import { viewOrder } from './service.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let websiteId: string;
const accountId = newId();
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  ({ websiteId } = shop.site);
});
afterAll(() => platform.close());

async function sell(title: string, type: string, priceMinor: number) {
  const product = await shop.sell({ title, priceMinor, quantity: 5 });
  await platform.db.$client.query('update products set type = $3 where website_id = $1 and item_id = $2', [
    websiteId,
    product.itemId,
    type,
  ]);
  return { ...product, quantity: 1 };
}

/** A paid order; `purpose` is that of its cart. */
async function anOrder(
  things: readonly Awaited<ReturnType<typeof sell>>[],
  totalMinor: number,
  purpose = 'shopping',
): Promise<OrderDetail> {
  const cartId = await shop.fillCart(things);
  await platform.db.$client.query('update carts set purpose = $3 where website_id = $1 and id = $2', [
    websiteId,
    cartId,
    purpose,
  ]);
  const placed = await placeOrder(platform, shop.site, aPlacement(cartId, totalMinor));
  platform.clock.advance(1000);
  return valueOf(await viewOrder(platform, websiteId, orderOf(placed).orderId));
}

const toSend = async (): Promise<readonly number[]> => {
  const query = listOrders.query.parse({ fulfilment: 'unfulfilled,partially-fulfilled' });
  const page = valueOf(await orderList.page(platform, shop.site, query));
  const waiting = await ordersWaiting.find(({ kind }) => kind === 'to-send')?.count(platform.db, websiteId);
  expect(waiting).toBe(page.rows.length);
  return page.rows.map(({ number }) => number);
};

describe('an order of which nothing is sent', () => {
  it('counts as fulfilled once it is paid, waits nowhere, and can still be canceled', async () => {
    const order = await anOrder([await sell('Glaze notebook', 'digital', 1200)], 1284);
    expect(order).toMatchObject({
      status: 'paid',
      fulfilment: 'fulfilled',
      canFulfil: false,
      canCancel: true,
    });
    expect(order.fulfilledOn).not.toBeNull();
    expect(order.lines).toMatchObject([{ toSend: 0, toReturn: 0, toRefund: { notSent: 0, sent: 1 } }]);
    expect(await toSend()).toEqual([]);
    const canceled = await cancelOrder(platform, websiteId, {
      orderId: order.id,
      reason: '',
      returnToStock: false,
      idempotencyKey: newId(),
      revision: order.revision,
      accountId,
    });
    expect(canceled).toMatchObject({ ok: true, value: { status: 'canceled' } });
  });

  it('may be a donation, whatever its product is', async () => {
    const order = await anOrder([await sell('Kiln fund', 'service', 2000)], 2140, 'donation');
    expect(order).toMatchObject({ fulfilment: 'fulfilled', canFulfil: false });
    expect(await toSend()).toEqual([]);
  });
});

it('a service waits until it is marked as fulfilled', async () => {
  const order = await anOrder([await sell('Throwing class', 'service', 2000)], 2140);
  expect(await toSend()).toEqual([order.number]);
  valueOf(await fulfilOrder(platform, websiteId, aFulfilment(order, accountId)));
  expect(await toSend()).toEqual([]);
});

it('an order of a mug and a download is complete once the mug is sent', async () => {
  const mug = await sell('Mug', 'physical', 1000);
  const order = await anOrder([mug, await sell('Glaze notebook', 'digital', 1200)], 2200 + 600 + 154);
  expect(await toSend()).toEqual([order.number]);
  const [physical, digital] = order.lines;
  expect([physical?.toSend, digital?.toSend]).toEqual([1, 0]);
  const both = [physical, digital].map((line) => ({ lineId: line?.id ?? '', quantity: 1 }));
  expect(
    await fulfilOrder(platform, websiteId, aFulfilment(order, accountId, { lines: both })),
  ).toMatchObject({ error: { code: 'UNITS_TOO_MANY' } });
  const sent = valueOf(await fulfilOrder(platform, websiteId, aFulfilment(order, accountId)));
  expect(sent).toMatchObject({ status: 'fulfilled', fulfilment: 'fulfilled', canFulfil: false });
  expect(await toSend()).toEqual([]);
});
