import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { anOrderOfMugsAndABowl } from '@vitrine/testing/order-fixture.ts';
import { valueOf } from '@vitrine/testing/value-of.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { type PaymentProvider, providerOf } from '../payments/index.ts';
import { settleRefunds } from './book-refund.ts';
import { cancelFulfilment, fulfilOrder } from './fulfil.ts';
import { refundOrder } from './refund.ts';
import { returnUnits } from './returns.ts';
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

const lineOf = (order: OrderDetail, product: string) => {
  const line = order.lines.find(({ productName }) => productName === product);
  if (line === undefined) throw new Error(`no line of ${product}`);
  return line;
};
const units = (order: OrderDetail, product: string, quantity: number, isSent = false) => ({
  lineId: lineOf(order, product).id,
  quantity,
  isSent,
});

type Change = Partial<Parameters<typeof refundOrder>[2]>;

const refund = (order: OrderDetail, change: Change, provider: PaymentProvider | null = null) => {
  platform.clock.advance(1000);
  const request = {
    orderId: order.id,
    amountMinor: 1070,
    reason: '',
    returnToStock: true,
    idempotencyKey: newId(),
    revision: order.revision,
    accountId,
    ...change,
  };
  return refundOrder(platform, websiteId, request, provider);
};

const stockOf = async (order: OrderDetail): Promise<readonly number[]> => {
  const counts: number[] = [];
  for (const product of ['Mug', 'Bowl']) {
    const { rows } = await platform.db.$client.query<{ quantity: number }>(
      'select quantity from stock where website_id = $1 and variant_id = $2',
      [websiteId, lineOf(order, product).variantId],
    );
    counts.push(rows[0]?.quantity ?? -1);
  }
  return counts;
};

const refusing: Pick<PaymentProvider, 'refund'> = { refund: () => Promise.resolve({ status: 'refused' }) };

describe('a refund of one item', () => {
  it('returns that item to stock, and no other of its order', async () => {
    const order = await anOrder();
    expect(await stockOf(order)).toEqual([6, 8]);
    const done = valueOf(await refund(order, { units: [units(order, 'Mug', 1)] }));
    expect(await stockOf(order)).toEqual([7, 8]);
    expect(done).toMatchObject({
      status: 'partially-refunded',
      fulfilment: 'unfulfilled',
      refundedMinor: 1070,
    });
    expect(lineOf(done, 'Mug')).toMatchObject({
      toSend: 2,
      refunded: 1,
      toRefund: { notSent: 2, sent: 0 },
    });
    expect(done.refunds).toMatchObject([{ units: [{ lineId: lineOf(order, 'Mug').id, quantity: 1 }] }]);
    expect(done.events.find(({ type }) => type === 'refunded')?.data).toMatchObject({
      items: '1 × Mug',
      returnedToStock: true,
    });
  });

  it('leaves stock alone unless it is wanted', async () => {
    const order = await anOrder();
    valueOf(await refund(order, { units: [units(order, 'Mug', 2)], returnToStock: false }));
    expect(await stockOf(order)).toEqual([6, 8]);
  });

  it('is followed by a full refund that returns only the rest', async () => {
    const order = await anOrder();
    const first = await refund(order, { units: [units(order, 'Mug', 1)], returnToStock: false });
    const rest = valueOf(first).refundableMinor;
    const done = valueOf(await refund(valueOf(first), { amountMinor: rest }));
    // The first mug was not to be sold again.
    expect(await stockOf(order)).toEqual([8, 9]);
    expect(done).toMatchObject({ status: 'refunded', canReturnToStock: false });
  });

  it('takes it off the order: nothing of it is sent any more, and the rest completes it', async () => {
    const order = await anOrder();
    const less = valueOf(await refund(order, { units: [units(order, 'Mug', 3)], amountMinor: 3210 }));
    const tooMuch = aFulfilment(less, accountId, { lines: [units(order, 'Mug', 1)] });
    expect(await fulfilOrder(platform, websiteId, tooMuch)).toMatchObject({
      error: { code: 'UNITS_TOO_MANY' },
    });
    const sent = valueOf(await fulfilOrder(platform, websiteId, aFulfilment(less, accountId)));
    expect(sent).toMatchObject({ status: 'partially-refunded', fulfilment: 'fulfilled', canFulfil: false });
  });

  it('that was the last to be sent leaves nothing waiting', async () => {
    const order = await anOrder();
    const part = aFulfilment(order, accountId, { lines: [units(order, 'Mug', 3)] });
    const sent = valueOf(await fulfilOrder(platform, websiteId, part));
    const done = valueOf(await refund(sent, { units: [units(order, 'Bowl', 1)], amountMinor: 2140 }));
    expect(done).toMatchObject({ fulfilment: 'fulfilled', canFulfil: false });
    expect(done.fulfilledOn).not.toBeNull();
  });

  it('leaves due what other items were returned for', async () => {
    const order = await anOrder();
    const sent = valueOf(await fulfilOrder(platform, websiteId, aFulfilment(order, accountId)));
    const returned = valueOf(
      await returnUnits(platform, websiteId, {
        orderId: order.id,
        lines: [units(order, 'Mug', 1)],
        returnToStock: false,
        isRefundDue: true,
        note: '',
        idempotencyKey: newId(),
        revision: sent.revision,
        accountId,
      }),
    );
    expect(returned.refundDueMinor).toBe(1070);
    const named = { units: [units(order, 'Bowl', 1, true)], amountMinor: 2140, returnToStock: false };
    const left = valueOf(await refund(returned, named));
    expect(left.refundDueMinor).toBe(1070);
    const delivered = {
      units: [units(order, 'Mug', 1, true)],
      amountMinor: 1070 + 600,
      returnToStock: false,
      withDelivery: true,
    };
    expect(valueOf(await refund(left, delivered)).refundDueMinor).toBe(1070);
  });
});

describe('delivery', () => {
  it('is refunded once: what a second refund returns besides its items is for nothing that was sold', async () => {
    const order = await anOrder();
    expect(order.refundableDeliveryMinor).toBe(600);
    const first = { units: [units(order, 'Mug', 1)], amountMinor: 1070 + 400, returnToStock: false };
    const part = valueOf(await refund(order, { ...first, withDelivery: true }));
    expect(part.refundableDeliveryMinor).toBe(200);
    const second = { units: [units(order, 'Mug', 1)], amountMinor: 1070 + 600, returnToStock: false };
    const whole = valueOf(await refund(part, { ...second, withDelivery: true }));
    expect(whole.refundableDeliveryMinor).toBe(0);
    const { rows } = await platform.db.$client.query<{ of: number }>(
      'select delivery_minor::int as of from refunds where order_id = $1 order by id',
      [order.id],
    );
    expect(rows.map(({ of }) => of)).toEqual([400, 200]);
  });
});

describe('a refund of items that were sent', () => {
  it('back to stock records that they came back, and nothing more is due for them', async () => {
    const order = await anOrder();
    const sent = valueOf(await fulfilOrder(platform, websiteId, aFulfilment(order, accountId)));
    const done = valueOf(await refund(sent, { units: [units(order, 'Mug', 2, true)], amountMinor: 2140 }));
    expect(await stockOf(order)).toEqual([8, 8]);
    expect(done).toMatchObject({ refundDueMinor: 0, fulfilment: 'fulfilled' });
    expect(done.returns).toMatchObject([{ returnedToStock: true, lines: [{ quantity: 2, refunded: 2 }] }]);
    expect(lineOf(done, 'Mug')).toMatchObject({
      returned: 2,
      toReturn: 1,
      toRefund: { notSent: 0, sent: 1 },
    });
  });

  it('that come back later owes nothing for them a second time', async () => {
    const order = await anOrder();
    const sent = valueOf(await fulfilOrder(platform, websiteId, aFulfilment(order, accountId)));
    const named = { units: [units(order, 'Mug', 1, true)], returnToStock: false };
    const refunded = valueOf(await refund(sent, named));
    expect(lineOf(refunded, 'Mug')).toMatchObject({ toReturn: 3, toRefund: { sent: 2 } });
    const back = valueOf(
      await returnUnits(platform, websiteId, {
        orderId: order.id,
        lines: [units(order, 'Mug', 2)],
        returnToStock: true,
        isRefundDue: true,
        note: '',
        idempotencyKey: newId(),
        revision: refunded.revision,
        accountId,
      }),
    );
    expect(back.refundDueMinor).toBe(1070);
  });

  it('keeps their fulfillment from being canceled', async () => {
    const order = await anOrder();
    const sent = valueOf(await fulfilOrder(platform, websiteId, aFulfilment(order, accountId)));
    const named = { units: [units(order, 'Mug', 1, true)], returnToStock: false };
    const { id, revision, fulfilments } = valueOf(await refund(sent, named));
    const fulfilmentId = fulfilments[0]?.id ?? '';
    expect(
      await cancelFulfilment(platform, websiteId, { orderId: id, revision, accountId, fulfilmentId }),
    ).toMatchObject({ error: { code: 'FULFILMENT_RETURNED' } });
  });
});

describe('a refund of items whose money', () => {
  it('is refused leaves them on the order, to be sent', async () => {
    const order = await anOrder();
    const provider = { ...(await providerOf(platform, websiteId)), ...refusing };
    const all = { units: [units(order, 'Mug', 3), units(order, 'Bowl', 1)], amountMinor: 5350 };
    expect(await refund(order, all, provider as PaymentProvider)).toMatchObject({
      error: { code: 'REFUND_REFUSED' },
    });
    const left = await detail(order.id);
    expect(left).toMatchObject({ status: 'paid', fulfilment: 'unfulfilled', fulfilledOn: null });
    expect(lineOf(left, 'Mug')).toMatchObject({ toSend: 3, refunded: 0 });
    expect(await stockOf(order)).toEqual([6, 8]);
  });

  it('comes back from the bank leaves them off the order, and the money due', async () => {
    const order = await anOrder();
    const named = { units: [units(order, 'Mug', 1)] };
    const made = valueOf(await refund(order, named));
    const provider = await providerOf(platform, websiteId);
    if (provider === null) throw new Error('no provider');
    const { id = '', amountMinor = 0 } = made.refunds[0] ?? {};
    vi.spyOn(provider, 'listRefunds').mockResolvedValue([
      { providerReference: 're_1', refundReference: id, amountMinor, status: 'refused' },
    ]);
    await settleRefunds(platform, { websiteId, reference: made.payment.id });
    const left = await detail(order.id);
    expect(left).toMatchObject({ status: 'paid', refundedMinor: 0, refundDueMinor: 1070 });
    expect(lineOf(left, 'Mug')).toMatchObject({ toSend: 2, refunded: 1 });
  });
});

it('the call for a refund answers bad items with a sentence, and refunds nothing', async () => {
  const order = await anOrder();
  const mug = units(order, 'Mug', 1);
  const whole = { amountMinor: 1070, idempotencyKey: 'refund-key-1', revision: order.revision };
  const cases: readonly [object, number, RegExp][] = [
    [{ units: [units(order, 'Mug', 4)] }, 409, /At most 3 of Mug/],
    [{ units: [units(order, 'Mug', 1, true)] }, 409, /At most 0 of Mug/],
    [{ units: [mug, mug, mug, mug] }, 409, /At most 3 of Mug/],
    [{ units: [{ ...mug, lineId: newId() }] }, 409, /not part of the order/],
    [{ units: [{ ...mug, quantity: 0 }] }, 422, /at least 1/],
    [{ units: [{ lineId: mug.lineId, quantity: 1 }] }, 422, /isSent/],
    // It is for no item: which would go back?
    [{ returnToStock: true }, 409, /Choose the items that go back to stock/],
  ];
  for (const [change, status, sentence] of cases) {
    const response = await owner.send('POST', `/api/admin/orders/${order.id}/refund`, {
      ...whole,
      ...change,
    });
    expect([response.statusCode, response.body]).toEqual([status, expect.stringMatching(sentence)]);
  }
  expect(await detail(order.id)).toMatchObject({ status: 'paid', refundedMinor: 0, refunds: [] });
  expect(await stockOf(order)).toEqual([6, 8]);
});
