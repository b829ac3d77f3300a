import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { listOrders } from '@vitrine/contracts/orders.ts';
import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import sharp from 'sharp';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { importPicture } from '../media/index.ts';
import { testGateway, type PaymentProvider } from '../payments/index.ts';
import { fulfilOrder } from './fulfil.ts';
import { cancelOrder, recoverRefunds, refundOrder } from './refund.ts';
import { orderList } from './order-list.ts';
import { viewOrder, viewOrderByToken } from './service.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
const accountId = newId();
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  await platform.db.$client.query(
    `insert into accounts (id, email, name, password_hash, created_on)
     values ($1, 'mo@fernandkiln.example', 'Mo Fern', 'x', now())`,
    [accountId],
  );
});
afterAll(() => platform.close());

const total = 6800 + 600 + 476;

/** A paid order of two mugs, 78.76 in all. */
async function anOrder(): Promise<OrderDetail> {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
  const placed = await placeOrder(platform, shop.site, aPlacement(cartId, total));
  platform.clock.advance(1000);
  return detail(orderOf(placed).orderId);
}

async function detail(orderId: string): Promise<OrderDetail> {
  const order = await viewOrder(platform, shop.site.websiteId, orderId);
  if (!order.ok) throw new Error(order.error.code);
  return order.value;
}

/** A picture of the shop; returns its id. */
async function aPicture(altText: string): Promise<string> {
  const bytes = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#a8482f' } })
    .png()
    .toBuffer();
  const upload = { bytes: new Uint8Array(bytes), filename: `${altText}.png`, altText };
  const made = await importPicture(platform, shop.site.websiteId, upload);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}

const refund = (
  order: OrderDetail,
  amountMinor: number,
  idempotencyKey = newId(),
  provider?: PaymentProvider,
) =>
  refundOrder(
    platform,
    shop.site.websiteId,
    {
      orderId: order.id,
      amountMinor,
      reason: 'Chipped',
      returnToStock: false,
      idempotencyKey,
      revision: order.revision,
      accountId,
    },
    provider,
  );

const gatewayRefunded = async (order: OrderDetail): Promise<number> => {
  const found = await platform.db.$client.query<{ refunded_minor: string }>(
    'select refunded_minor from test_gateway_charges where reference = $1',
    [order.payment.id],
  );
  return Number(found.rows[0]?.refunded_minor);
};

describe("the owner's orders", () => {
  it('shows an order with its lines, events, payment and mails', async () => {
    const order = await anOrder();
    expect(order).toMatchObject({
      status: 'paid',
      buyerName: 'Ada Byron',
      totalQuantity: 2,
      grandTotalMinor: total,
      canFulfil: true,
      refundableMinor: total,
      payment: { provider: 'test', status: 'captured', cardLast4: '4242', amountMinor: total },
    });
    expect(order.lines).toMatchObject([{ productName: 'Stoneware mug', quantity: 2, unitPriceMinor: 3400 }]);
    expect(order.events.map((event) => [event.type, event.actorName])).toEqual([
      ['placed', 'Buyer'],
      ['paid', 'System'],
      ['mail-queued', 'System'],
    ]);
    expect(order.mails).toMatchObject([{ kind: 'order-confirmation', recipient: 'ada@example.com' }]);
  });

  it('shows the picture of each line: of its variant, else of its product; none when the product is gone', async () => {
    const order = await anOrder();
    expect(order.lines).toMatchObject([{ picture: null }]);
    const { websiteId } = shop.site;
    const [first, second] = [await aPicture('first'), await aPicture('second')];
    const { itemId = '', variantId = '' } = order.lines[0] ?? {};
    const set = (statement: string, ...values: unknown[]) =>
      platform.db.$client.query(statement, [websiteId, ...values]);
    await set(
      'update items set image_ids = $3 where website_id = $1 and id = $2',
      itemId,
      JSON.stringify([first]),
    );
    expect((await detail(order.id)).lines).toMatchObject([{ picture: { id: first, altText: 'first' } }]);
    await set('update variants set image_id = $3 where website_id = $1 and id = $2', variantId, second);
    expect((await detail(order.id)).lines).toMatchObject([{ picture: { id: second } }]);
    await set(
      `update items set deleted_on = now(), deleted_from = status, status = 'deprecated'
        where website_id = $1 and id = $2`,
      itemId,
    );
    expect((await detail(order.id)).lines).toMatchObject([{ productName: 'Stoneware mug', picture: null }]);
  });

  it('shows the buyer their order by its secret link only', async () => {
    const order = await anOrder();
    const token = order.statusPath.split('/').at(-1) ?? '';
    const seen = await viewOrderByToken(platform, shop.site.websiteId, token, true);
    expect(seen).toMatchObject({
      number: order.number,
      justPlaced: true,
      lines: [{ title: 'Stoneware mug' }],
    });
    expect(await viewOrderByToken(platform, shop.site.websiteId, `${token}x`, true)).toBeNull();
    expect(await viewOrderByToken(platform, newId(), token, true)).toBeNull();
  });

  it('lists newest first in pages, and finds by status, product, number, and any part of email, name and address', async () => {
    const other = await aCheckoutShop(platform, 'crowded');
    const mug = await other.sell({ title: 'Mug', priceMinor: 3400, quantity: 1000 });
    for (let count = 0; count < 53; count += 1) {
      const cartId = await other.fillCart([{ ...mug, quantity: 2 }]);
      const placement = aPlacement(cartId, total);
      const email = count === 7 ? 'seven_up@example.com' : `buyer${count}@example.com`;
      const lastName = count === 9 ? 'Ngũgĩ 1010' : placement.details.address.lastName;
      const address = { ...placement.details.address, lastName };
      const details = { ...placement.details, address, email };
      const placed = await placeOrder(platform, other.site, { ...placement, details });
      expect(placed.ok).toBe(true);
      platform.clock.advance(1000);
    }
    const list = async (query: Record<string, string>) => {
      const page = await orderList.page(platform, other.site, listOrders.query.parse(query));
      if (!page.ok) throw new Error(page.error.code);
      return { numbers: page.value.rows.map(({ number }) => number), next: page.value.next ?? '' };
    };
    const first = await list({});
    expect(first.numbers).toEqual(Array.from({ length: 50 }, (_, index) => 1053 - index));
    expect(await list({ after: first.next })).toEqual({ numbers: [1003, 1002, 1001], next: '' });
    const find = async (search: string) => (await list({ search })).numbers;
    expect(await find('SEVEN_')).toEqual([1008]);
    // Every part of an email, a name in any order without its accents, a town, a product, and parts of all of them.
    expect(await find('up@exam')).toEqual([1008]);
    expect(await find('ngugi ADA')).toEqual([1010]);
    expect(await find('ngũ buyer9@')).toEqual([1010]);
    expect(await find('buyer9 asheville bowl')).toEqual([]);
    expect(await find('buyer9 ashev mug')).toEqual([1010]);
    expect(await find('%')).toEqual([]);
    expect(await find('nobody')).toEqual([]);
    // A number finds its order first; after a # it is a number only.
    expect(await find('#1012')).toEqual([1012]);
    expect(await find('1010')).toEqual([1010]);
    expect((await find('10')).length).toBe(50);
    expect(await find('buyer52')).toEqual([1053]);
    expect(await find('#9')).toEqual([]);
    const paged = await list({ search: 'example.com' });
    expect(paged.numbers).toHaveLength(50);
    expect((await list({ search: 'example.com', after: paged.next })).numbers).toEqual([1003, 1002, 1001]);
    expect((await list({ status: 'fulfilled' })).numbers).toEqual([]);
    expect((await list({ status: 'paid,refunded' })).numbers).toHaveLength(50);
    expect((await list({ product: mug.itemId })).numbers).toHaveLength(50);
    expect((await list({ product: newId() })).numbers).toEqual([]);
  });

  it('does not show an order of another website', async () => {
    const order = await anOrder();
    expect(await viewOrder(platform, newId(), order.id)).toMatchObject({
      ok: false,
      error: { code: 'ORDER_NOT_FOUND' },
    });
  });
});

describe('refunds', () => {
  it('refunds a part, then the rest, and nothing more', async () => {
    const order = await anOrder();
    const part = await refund(order, 1000);
    expect(part).toMatchObject({
      ok: true,
      value: { status: 'partially-refunded', refundedMinor: 1000, refundableMinor: total - 1000 },
    });
    if (!part.ok) return;
    expect(part.value.events.slice(3)).toMatchObject([
      { type: 'refunded', actorName: 'Mo Fern', data: { amountMinor: 1000, reason: 'Chipped' } },
      { type: 'mail-queued' },
    ]);
    expect(await refund(part.value, total)).toMatchObject({
      error: { code: 'REFUND_TOO_LARGE', params: { amount: '$68.76' } },
    });
    const rest = await refund(part.value, total - 1000);
    expect(rest).toMatchObject({
      ok: true,
      value: { status: 'refunded', refundableMinor: 0, canFulfil: false },
    });
    expect(await gatewayRefunded(order)).toBe(total);
    if (rest.ok) expect(await refund(rest.value, 1)).toMatchObject({ error: { code: 'ORDER_TRANSITION' } });
  });

  it('refunds once however often the same request is sent', async () => {
    const order = await anOrder();
    const key = newId();
    const all = await Promise.all(Array.from({ length: 10 }, () => refund(order, 1000, key)));
    expect(all.every((result) => result.ok)).toBe(true);
    expect(await gatewayRefunded(order)).toBe(1000);
    const after = await detail(order.id);
    expect(after.refundedMinor).toBe(1000);
    expect(after.refunds).toHaveLength(1);
    expect(after.mails.filter((mail) => mail.kind === 'order-refunded')).toHaveLength(1);
  });

  it('never refunds more than was charged, even concurrently', async () => {
    const order = await anOrder();
    const results = await Promise.all(Array.from({ length: 8 }, () => refund(order, 5000)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(await gatewayRefunded(order)).toBe(5000);
  });

  it('makes a refund later when the provider did not respond', async () => {
    const order = await anOrder();
    const silent: PaymentProvider = {
      ...testGateway(platform),
      refund: () => Promise.reject(new Error('no answer')),
    };
    expect(await refund(order, 1000, newId(), silent)).toMatchObject({ error: { code: 'REFUND_UNDER_WAY' } });
    expect(await detail(order.id)).toMatchObject({ status: 'paid', refundableMinor: total - 1000 });
    expect(await recoverRefunds(platform)).toBe(0);
    platform.clock.advance(21_000);
    expect(await recoverRefunds(platform)).toBe(1);
    expect(await detail(order.id)).toMatchObject({ status: 'partially-refunded', refundedMinor: 1000 });
    expect(await gatewayRefunded(order)).toBe(1000);
  });

  it('records a refund once when the provider made it and the process died before it was recorded', async () => {
    const order = await anOrder();
    const dying: PaymentProvider = {
      ...testGateway(platform),
      refund: async (input) => {
        await testGateway(platform).refund(input);
        throw new Error('died');
      },
    };
    await refund(order, 1000, newId(), dying);
    platform.clock.advance(21_000);
    expect(await recoverRefunds(platform)).toBe(1);
    expect(await gatewayRefunded(order)).toBe(1000);
    expect((await detail(order.id)).refundedMinor).toBe(1000);
  });

  it('records a refund the provider refuses, and releases its amount', async () => {
    const order = await anOrder();
    const refusing: PaymentProvider = {
      ...testGateway(platform),
      refund: () => Promise.resolve({ status: 'refused' }),
    };
    expect(await refund(order, 1000, newId(), refusing)).toMatchObject({ error: { code: 'REFUND_REFUSED' } });
    const after = await detail(order.id);
    expect(after).toMatchObject({ status: 'paid', refundableMinor: total });
    expect(after.events.at(-1)).toMatchObject({ type: 'refund-failed' });
  });
});

/** An order of two mugs of which a gift card of 50.00 paid a part. */
async function paidWithGiftCard(): Promise<{ order: OrderDetail; giftCardId: string; variantId: string }> {
  const { websiteId } = shop.site;
  const giftCardId = newId();
  await platform.db.$client.query(
    `insert into gift_cards (website_id, id, code, currency, initial_minor, balance_minor, recipient_email, send_on,
       created_on) values ($1, $2, $3, 'USD', 5000, 5000, 'eve@example.com', now(), now())`,
    [websiteId, giftCardId, `VG${giftCardId.replaceAll('-', '').slice(-14).toUpperCase()}`],
  );
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 2 });
  const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
  await platform.db.$client.query('update carts set gift_card_ids = $3 where website_id = $1 and id = $2', [
    websiteId,
    cartId,
    JSON.stringify([giftCardId]),
  ]);
  const placed = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, total - 5000)));
  platform.clock.advance(1000);
  return { order: await detail(placed.orderId), giftCardId, variantId: mug.variantId };
}

const balanceOf = async (giftCardId: string): Promise<number> => {
  const found = await platform.db.$client.query<{ balance_minor: string; sum: string }>(
    `select g.balance_minor, (select coalesce(sum(amount_minor), 0) from gift_card_entries e
       where e.gift_card_id = g.id) as sum from gift_cards g where id = $1`,
    [giftCardId],
  );
  expect(found.rows[0]?.sum).toBe('0');
  return Number(found.rows[0]?.balance_minor);
};

const revision = async (): Promise<number> => {
  const found = await platform.db.$client.query<{ revision: string }>(
    'select revision from websites where website_id = $1',
    [shop.site.websiteId],
  );
  return Number(found.rows[0]?.revision);
};

const cancelRequest = (order: OrderDetail) => ({
  orderId: order.id,
  reason: 'Asked for',
  returnToStock: true,
  idempotencyKey: newId(),
  revision: order.revision,
  accountId,
});

describe('a refund beyond the card', () => {
  it('goes to the card first and to the gift card after it, never more than came from each', async () => {
    const { order, giftCardId } = await paidWithGiftCard();
    expect(order).toMatchObject({ refundableMinor: total, refundableToCardMinor: total - 5000 });
    expect(order.payment.amountMinor).toBe(total - 5000);
    const first = await refund(order, 2000);
    if (!first.ok) throw new Error(first.error.code);
    expect(await balanceOf(giftCardId)).toBe(0);
    expect(await gatewayRefunded(order)).toBe(2000);
    const second = await refund(first.value, 3000);
    if (!second.ok) throw new Error(second.error.code);
    // 28.76 had come from the card: 8.76 of it were left, and 21.24 go to the gift card.
    expect(await gatewayRefunded(order)).toBe(total - 5000);
    expect(await balanceOf(giftCardId)).toBe(5000 - total + 5000);
    expect(second.value.refunds.find((made) => made.amountMinor === 3000)).toMatchObject({
      amountMinor: 3000,
      giftCardMinor: 2124,
    });
    expect(await refund(second.value, total - 5000 + 1)).toMatchObject({
      error: { code: 'REFUND_TOO_LARGE' },
    });
    const last = await refund(second.value, total - 5000);
    expect(last).toMatchObject({ ok: true, value: { status: 'refunded', refundableMinor: 0 } });
    expect(await balanceOf(giftCardId)).toBe(5000);
  });

  it('refunds all of it once however often it is sent, on any server', async () => {
    const { order, giftCardId } = await paidWithGiftCard();
    const key = newId();
    const same = Array.from({ length: 5 }, () => refund(order, total, key));
    const others = Array.from({ length: 5 }, () => refund(order, total));
    const all = await Promise.all([...same, ...others]);
    expect(all.filter((result) => result.ok).length).toBeGreaterThanOrEqual(1);
    expect(await gatewayRefunded(order)).toBe(total - 5000);
    expect(await balanceOf(giftCardId)).toBe(5000);
    expect((await detail(order.id)).refundedMinor).toBe(total);
  });

  it('returns the units to stock once when the owner ticks it', async () => {
    const { order, variantId } = await paidWithGiftCard();
    expect(await shop.stockOf(variantId)).toBe(0);
    expect(order.canReturnToStock).toBe(true);
    const before = await revision();
    const { websiteId } = shop.site;
    const units = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity, isSent: false }));
    const ask = { orderId: order.id, amountMinor: 1000, reason: '', units, returnToStock: true, accountId };
    const done = await refundOrder(platform, websiteId, {
      ...ask,
      idempotencyKey: newId(),
      revision: order.revision,
    });
    if (!done.ok) throw new Error(done.error.code);
    expect(await shop.stockOf(variantId)).toBe(2);
    // Cached pages that showed it as sold out are invalidated.
    expect(await revision()).toBe(before + 1);
    expect(done.value.canReturnToStock).toBe(false);
    await refundOrder(platform, websiteId, {
      ...ask,
      idempotencyKey: newId(),
      revision: done.value.revision,
    });
    expect(await shop.stockOf(variantId)).toBe(2);
  });

  it('leaves units and stock alone when a refund is refused', async () => {
    const { order, variantId } = await paidWithGiftCard();
    const refusing: PaymentProvider = {
      ...testGateway(platform),
      refund: () => Promise.resolve({ status: 'refused' }),
    };
    const asked = await cancelOrder(platform, shop.site.websiteId, cancelRequest(order), refusing);
    expect(asked).toMatchObject({ error: { code: 'REFUND_REFUSED' } });
    expect(await shop.stockOf(variantId)).toBe(0);
    expect(await detail(order.id)).toMatchObject({ status: 'paid', refundableMinor: total, canCancel: true });
  });

  it('of the full amount cancels an order that is not fulfilled, and returns its units', async () => {
    const { order, variantId, giftCardId } = await paidWithGiftCard();
    const body = cancelRequest(order);
    const [done, again] = await Promise.all([
      cancelOrder(platform, shop.site.websiteId, body),
      cancelOrder(platform, shop.site.websiteId, body),
    ]);
    expect(done).toMatchObject({
      ok: true,
      value: { status: 'canceled', canFulfil: false, canCancel: false },
    });
    expect(again.ok).toBe(true);
    expect(await shop.stockOf(variantId)).toBe(2);
    expect(await balanceOf(giftCardId)).toBe(5000);
    expect(await gatewayRefunded(order)).toBe(total - 5000);
    const after = await detail(order.id);
    expect(after.events.filter((event) => event.type === 'canceled')).toHaveLength(1);
    expect(after.events.filter((event) => event.type === 'refunded')).toHaveLength(1);
  });

  it('does not cancel a fulfilled order, nor fulfil one that is being canceled', async () => {
    const { order } = await paidWithGiftCard();
    const silent: PaymentProvider = {
      ...testGateway(platform),
      refund: () => Promise.reject(new Error('no answer')),
    };
    const { websiteId } = shop.site;
    expect(await cancelOrder(platform, websiteId, cancelRequest(order), silent)).toMatchObject({
      error: { code: 'REFUND_UNDER_WAY' },
    });
    const busy = await detail(order.id);
    expect(busy).toMatchObject({ canFulfil: false, canCancel: false });
    expect(await fulfilOrder(platform, websiteId, aFulfilment(busy, accountId))).toMatchObject({
      error: { code: 'ORDER_TRANSITION' },
    });
    platform.clock.advance(61_000);
    await recoverRefunds(platform);
    expect((await detail(order.id)).status).toBe('canceled');

    const sent = await anOrder();
    const done = await fulfilOrder(platform, websiteId, aFulfilment(sent, accountId));
    if (!done.ok) throw new Error(done.error.code);
    expect(await cancelOrder(platform, websiteId, cancelRequest(done.value))).toMatchObject({
      error: { code: 'ORDER_TRANSITION', params: { status: 'fulfilled', action: 'canceled' } },
    });
  });
});
