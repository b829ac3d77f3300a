// PostgreSQL: both (row locks)
import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { placeOrder } from '../checkout/index.ts';
import { providerOf } from '../payments/index.ts';
import { settleRefunds } from './book-refund.ts';
import { refundOrder } from './refund.ts';
import { fulfilOrder } from './fulfil.ts';
import { viewOrder } from './service.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
const accountId = newId();
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
});
afterAll(() => platform.close());

const total = 6800 + 600 + 476;

/** A paid order of two mugs; a gift card paid `giftCardMinor` of it. */
async function anOrder(giftCardMinor = 0): Promise<OrderDetail> {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 2 });
  const giftCardIds = giftCardMinor === 0 ? [] : [await shop.giftCard(giftCardMinor)];
  const cartId = await shop.fillCart([{ ...mug, quantity: 2 }], undefined, { giftCardIds });
  const placed = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, total - giftCardMinor)));
  return detail(placed.orderId);
}

async function detail(orderId: string): Promise<OrderDetail> {
  const order = await viewOrder(platform, shop.site.websiteId, orderId);
  if (!order.ok) throw new Error(order.error.code);
  return order.value;
}

const refund = (on: Platform, order: OrderDetail, amountMinor: number) =>
  refundOrder(on, shop.site.websiteId, {
    orderId: order.id,
    amountMinor,
    reason: '',
    returnToStock: false,
    idempotencyKey: newId(),
    revision: order.revision,
    accountId,
  });

it('a refund returned by the bank, reported by two concurrent webhooks, is reversed once', async () => {
  const { websiteId } = shop.site;
  const order = await anOrder(5000);
  const toCard = total - 5000;
  // The card’s part and 10.00 of the gift card’s; then all that is left, so that both refunds are made.
  await refund(platform, order, toCard + 1000);
  await refund(platform, await detail(order.id), 4000);
  const theirs = (await detail(order.id)).refunds.find((each) => each.giftCardMinor === 1000);
  expect(theirs).toMatchObject({ status: 'succeeded', amountMinor: toCard + 1000 });
  vi.spyOn(await providerOf(platform, websiteId), 'listRefunds').mockResolvedValue([
    {
      providerReference: 're_1',
      refundReference: theirs?.id ?? '',
      amountMinor: toCard,
      status: 'refused',
    },
  ]);
  const lockOrder = 'select 1 from orders where website_id = $1 and id = $2 for update';
  await withLockHeld(platform, lockOrder, [websiteId, order.id], async (_holder, commit) => {
    const event = { websiteId, reference: order.payment.id };
    const both = Promise.all([settleRefunds(platform, event), settleRefunds(platform, event)]);
    await untilBlocked(platform, 2);
    await commit();
    await both;
  }).finally(() => vi.restoreAllMocks());
  const after = await detail(order.id);
  expect(after).toMatchObject({ status: 'partially-refunded', refundedMinor: 5000, refundableMinor: toCard });
  expect(after.events.filter((event) => event.type === 'refund-failed')).toHaveLength(1);
});

it('fulfilling and refunding need one connection each, so that many at once never deadlock', async () => {
  const narrow: Platform = anotherProcess(platform, { db: openDatabase(platform.url, { max: 1 }) });
  const sent = await anOrder();
  const done = await fulfilOrder(narrow, shop.site.websiteId, aFulfilment(sent, accountId));
  expect(done).toMatchObject({ ok: true, value: { status: 'fulfilled' } });
  const refunded = await refund(narrow, await anOrder(5000), total);
  expect(refunded).toMatchObject({ ok: true, value: { status: 'refunded' } });
  await narrow.db.$client.end();
});
