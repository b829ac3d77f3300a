import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { compareBooks } from '@vitrine/testing/fake-stripe/compare-books.ts';
import { fakeKeys, startFakeStripe, type FakeStripe } from '@vitrine/testing/fake-stripe/fake-stripe.ts';
import { aMessage } from '@vitrine/testing/fake-stripe/messages.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { buildApp } from '../../../../app.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { newId } from '../../../../platform/ids.ts';
import { placeOrder, recoverPayments } from '../../../checkout/index.ts';
import { cancelOrder, recoverRefunds, refundOrder } from '../../../orders/refund.ts';
import { viewOrder } from '../../../orders/service.ts';
import { providerOf } from '../../index.ts';

let fake: FakeStripe;
let platform: TestPlatform;
/** A second server process on the same database. */
let neighbour: Platform;
let shop: CheckoutShop;
let apps: FastifyInstance[];
const accountId = newId();

beforeAll(async () => {
  fake = await startFakeStripe();
  platform = await testPlatform({
    config: {
      providers: { stripe: { ...fakeKeys, apiBase: fake.origin, scriptUrl: `${fake.origin}/v3/` } },
    },
  });
  neighbour = anotherProcess(platform);
  shop = await aCheckoutShop(platform);
  apps = [await buildApp(platform), await buildApp(neighbour)];
  const [first] = apps;
  if (first === undefined) throw new Error('no server');
  const address = await first.listen({ port: 0, host: '127.0.0.1' });
  fake.webhookUrl = `${address}/api/payments/stripe/webhook`;
  fake.now = () => platform.clock.now();
  fake.hold = true;
});
afterEach(async () => {
  fake.drops.length = 0;
  fake.books.refundsWait = false;
  expect(await compareBooks(platform, fake)).toEqual([]);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await platform.close();
  await fake.close();
});

const total = 3400 + 600 + 238;

function lose(call: string, when: 'before' | 'after'): void {
  fake.drops.push({ call, when }, { call, when });
}

async function buy(method: string) {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
  const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
  const placed = await placeOrder(
    platform,
    shop.site,
    aPlacement(cartId, total, { source: { kind: 'method', method } }),
  );
  return { cartId, placed };
}

async function paymentOf(cartId: string): Promise<{ id: string; status: string; order_id: string | null }> {
  const found = await platform.db.$client.query<{ id: string; status: string; order_id: string | null }>(
    'select id, status, order_id from payments where cart_id = $1',
    [cartId],
  );
  const [row] = found.rows;
  if (row === undefined) throw new Error('no payment');
  return row;
}

/** The last message of a kind. */
function lastMessage(type: string) {
  const message = fake.messages.findLast((each) => each.type === type);
  if (message === undefined) throw new Error(`no message ${type}`);
  return message;
}

/** A payment that Stripe captured but our server only knows as pending. */
async function capturedUnheard(): Promise<string> {
  lose('POST /v1/payment_intents/:id/confirm', 'after');
  lose('POST /v1/payment_intents/:id/cancel', 'before');
  const { cartId } = await buy('pm_card_visa');
  expect((await paymentOf(cartId)).status).toBe('pending');
  return cartId;
}

const notedEvents = async (): Promise<number> => {
  const found = await platform.db.$client.query<{ count: string }>('select count(*) from provider_events');
  return Number(found.rows[0]?.count);
};

describe("Stripe's webhooks", () => {
  it('finish a payment whose buyer approved and closed the window', async () => {
    const { cartId, placed } = await buy('pm_card_authenticationRequiredOnSetup');
    if (!placed.ok || placed.value.kind !== 'action') throw new Error('nobody asked the bank');
    await fetch(placed.value.url, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
    expect(await fake.send(lastMessage('payment_intent.succeeded'))).toBe(200);
    expect((await paymentOf(cartId)).status).toBe('captured');
  });

  it('decline a payment whose buyer refused', async () => {
    const { cartId, placed } = await buy('pm_card_authenticationRequiredOnSetup');
    if (!placed.ok || placed.value.kind !== 'action') throw new Error('nobody asked the bank');
    await fetch(placed.value.url, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'refuse' }),
      redirect: 'manual',
    });
    expect(await fake.send(lastMessage('payment_intent.payment_failed'))).toBe(200);
    expect((await paymentOf(cartId)).status).toBe('declined');
  });

  it('may arrive after the response, twice and concurrently, without a further effect', async () => {
    const { cartId, placed } = await buy('pm_card_visa');
    const { orderId } = orderOf(placed);
    const message = lastMessage('payment_intent.succeeded');
    const noted = await notedEvents();
    expect(await Promise.all([fake.send(message), fake.send(message)])).toEqual([200, 200]);
    expect(await notedEvents()).toBe(noted + 1);
    const calls = fake.calls.length;
    expect(await fake.send(message)).toBe(200);
    expect(fake.calls.length).toBe(calls);
    expect((await paymentOf(cartId)).order_id).toBe(orderId);
  });

  it('may arrive before the response, even when that is lost', async () => {
    const cartId = await capturedUnheard();
    expect(await fake.send(lastMessage('payment_intent.succeeded'))).toBe(200);
    expect((await paymentOf(cartId)).status).toBe('captured');
  });

  it('may arrive in any order: Stripe’s current state counts', async () => {
    const cartId = await capturedUnheard();
    const succeeded = lastMessage('payment_intent.succeeded');
    const stale = aMessage('payment_intent.payment_failed', succeeded.data.object, platform.clock.now());
    expect(await fake.send(stale)).toBe(200);
    expect((await paymentOf(cartId)).status).toBe('captured');
    expect(await fake.send(succeeded)).toBe(200);
    const late = aMessage('payment_intent.canceled', succeeded.data.object, platform.clock.now());
    expect(await fake.send(late)).toBe(200);
    expect((await paymentOf(cartId)).status).toBe('captured');
  });

  it('are refused without details when they are forged, changed, unsigned or old, and change nothing', async () => {
    const cartId = await capturedUnheard();
    const message = lastMessage('payment_intent.succeeded');
    const noted = await notedEvents();
    expect(await fake.send(message, { secret: 'whsec_other' })).toBe(400);
    expect(await fake.send(message, { body: JSON.stringify({ ...message, id: 'evt_other' }) })).toBe(400);
    const unsigned = await fetch(fake.webhookUrl ?? '', { method: 'POST', body: JSON.stringify(message) });
    expect([unsigned.status, await unsigned.text()]).toEqual([400, '']);
    fake.now = () => platform.clock.now() - 301_000;
    expect(await fake.send(message)).toBe(400);
    fake.now = () => platform.clock.now();
    expect(await notedEvents()).toBe(noted);
    expect((await paymentOf(cartId)).status).toBe('pending');
    expect(await fake.send(message)).toBe(200);
    expect((await paymentOf(cartId)).status).toBe('captured');
  });

  it('are redelivered when processing failed, and not recorded before it succeeds', async () => {
    const cartId = await capturedUnheard();
    const message = lastMessage('payment_intent.succeeded');
    lose('GET /v1/payment_intents/:id', 'before');
    expect(await fake.send(message)).toBe(500);
    expect(await fake.send(message)).toBe(200);
    expect((await paymentOf(cartId)).status).toBe('captured');
  });

  it('about unknown objects are accepted and ignored', async () => {
    const noted = await notedEvents();
    const calls = fake.calls.length;
    for (const metadata of [{}, { website_id: 'x', reference: "'" }]) {
      const foreign = aMessage('payment_intent.succeeded', { id: 'pi_x', metadata }, platform.clock.now());
      expect(await fake.send(foreign)).toBe(200);
    }
    const unknown = { website_id: newId(), reference: newId() };
    expect(
      await fake.send(aMessage('charge.refunded', { id: 'ch_x', metadata: unknown }, platform.clock.now())),
    ).toBe(200);
    expect(fake.calls.length).toBe(calls);
    expect(await notedEvents()).toBe(noted + 1);
  });

  it('have no route when Stripe is not set up', async () => {
    const app = await buildApp(anotherProcess(platform, { config: { ...platform.config, providers: {} } }));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      headers: { host: shop.host },
      payload: {},
    });
    expect(answer.statusCode).toBe(404);
    await app.close();
  });
});

async function anOrder(): Promise<OrderDetail> {
  const { placed } = await buy('pm_card_visa');
  platform.clock.advance(1000);
  return detail(orderOf(placed).orderId);
}

async function detail(orderId: string): Promise<OrderDetail> {
  const order = await viewOrder(platform, shop.site.websiteId, orderId);
  if (!order.ok) throw new Error(order.error.code);
  return order.value;
}

const refund = (order: OrderDetail, amountMinor: number, on: Platform = platform, key = newId()) =>
  refundOrder(on, shop.site.websiteId, {
    orderId: order.id,
    amountMinor,
    reason: '',
    returnToStock: false,
    idempotencyKey: key,
    revision: order.revision,
    accountId,
  });

/** Stripe's refunds of an order. */
const refundsOf = (order: OrderDetail) => fake.books.refundsOf(order.payment.providerReference ?? '');

describe('refunds at Stripe', () => {
  it('refund a part and then the rest', async () => {
    const order = await anOrder();
    const part = await refund(order, 1000);
    expect(part).toMatchObject({ ok: true, value: { status: 'partially-refunded', refundedMinor: 1000 } });
    const rest = await refund(await detail(order.id), total - 1000);
    expect(rest).toMatchObject({ ok: true, value: { status: 'refunded', refundableMinor: 0 } });
    expect(refundsOf(order).map((each) => each.amount)).toEqual([total - 1000, 1000]);
  });

  it('are made once when two servers send one key', async () => {
    const order = await anOrder();
    const key = newId();
    const all = await Promise.all([
      refund(order, 1000, platform, key),
      refund(order, 1000, neighbour, key),
      refund(order, 1000, neighbour, key),
    ]);
    expect(all.every((each) => each.ok)).toBe(true);
    expect(refundsOf(order)).toHaveLength(1);
    expect((await detail(order.id)).refundedMinor).toBe(1000);
  });

  it.each([
    ['POST /v1/refunds', 'before'],
    ['POST /v1/refunds', 'after'],
    ['GET /v1/refunds', 'before'],
  ] as const)('are made once when the call %s is lost %s its work', async (call, when) => {
    const order = await anOrder();
    lose(call, when);
    expect(await refund(order, 1000)).toMatchObject({ error: { code: 'REFUND_UNDER_WAY' } });
    platform.clock.advance(61_000);
    expect(await recoverRefunds(neighbour)).toBe(1);
    expect(refundsOf(order)).toHaveLength(1);
    expect(await detail(order.id)).toMatchObject({ status: 'partially-refunded', refundedMinor: 1000 });
  });

  it('stay pending until the bank has decided and a webhook reports it', async () => {
    const order = await anOrder();
    fake.books.refundsWait = true;
    const asked = await refund(order, total);
    expect(asked).toMatchObject({ ok: true, value: { status: 'paid', refunds: [{ status: 'pending' }] } });
    platform.clock.advance(61_000);
    expect(await recoverRefunds(platform)).toBe(0);
    const [theirs] = refundsOf(order);
    if (theirs === undefined) throw new Error('no refund');
    fake.books.settleRefund(theirs, 'succeeded');
    expect(await fake.send(lastMessage('refund.updated'))).toBe(200);
    expect(await detail(order.id)).toMatchObject({ status: 'refunded', refunds: [{ status: 'succeeded' }] });
  });

  it('that the bank finally refuses are recorded as failed and release their amount', async () => {
    const order = await anOrder();
    fake.books.refundsWait = true;
    await refund(order, total);
    const [theirs] = refundsOf(order);
    if (theirs === undefined) throw new Error('no refund');
    fake.books.settleRefund(theirs, 'failed');
    expect(await fake.send(lastMessage('refund.failed'))).toBe(200);
    const after = await detail(order.id);
    expect(after).toMatchObject({ status: 'paid', refundableMinor: total, refunds: [{ status: 'failed' }] });
    expect(after.events.at(-1)).toMatchObject({ type: 'refund-failed' });
  });

  it('that the bank returns later are reversed once', async () => {
    const order = await anOrder();
    await refund(order, total);
    const [theirs] = refundsOf(order);
    if (theirs === undefined) throw new Error('no refund');
    fake.books.settleRefund(theirs, 'failed');
    const message = lastMessage('refund.failed');
    const again = aMessage('refund.failed', message.data.object, platform.clock.now());
    expect([await fake.send(message), await fake.send(again)]).toEqual([200, 200]);
    const after = await detail(order.id);
    expect(after).toMatchObject({ status: 'paid', refundedMinor: 0, refundableMinor: total });
    expect(after.events.filter((event) => event.type === 'refund-failed')).toHaveLength(1);
  });

  it("made in Stripe's dashboard are recorded once, whatever is reported about them", async () => {
    const order = await anOrder();
    fake.books.createRefund({ payment_intent: order.payment.providerReference ?? '', amount: '700' });
    const message = lastMessage('charge.refunded');
    const again = aMessage('charge.refunded', message.data.object, platform.clock.now());
    expect(await Promise.all([fake.send(message), fake.send(again)])).toEqual([200, 200]);
    const after = await detail(order.id);
    expect(after).toMatchObject({ status: 'partially-refunded', refundedMinor: 700 });
    expect(after.refunds).toMatchObject([
      { reason: 'Given back at the payment service', status: 'succeeded' },
    ]);
    expect(after.events.filter((event) => event.type === 'refunded')).toMatchObject([
      { actorName: 'System' },
    ]);
  });

  it("made in Stripe's dashboard before the server knew the payment's outcome are recorded with it", async () => {
    const cartId = await capturedUnheard();
    const { id } = lastMessage('payment_intent.succeeded').data.object as { readonly id: string };
    fake.books.createRefund({ payment_intent: id, amount: '700' });
    expect(await fake.send(lastMessage('charge.refunded'))).toBe(200);
    const { order_id: orderId } = await paymentOf(cartId);
    expect(await detail(orderId ?? newId())).toMatchObject({
      status: 'partially-refunded',
      refundedMinor: 700,
    });
  });

  it('and a concurrent one made at Stripe never exceed the charge', async () => {
    const order = await anOrder();
    fake.books.createRefund({ payment_intent: order.payment.providerReference ?? '', amount: String(total) });
    expect(await refund(order, 1000)).toMatchObject({ error: { code: 'REFUND_REFUSED' } });
    expect(await fake.send(lastMessage('charge.refunded'))).toBe(200);
    expect(await detail(order.id)).toMatchObject({ status: 'refunded', refundedMinor: total });
  });

  it('end an order that is canceled', async () => {
    const order = await anOrder();
    const ended = await cancelOrder(platform, shop.site.websiteId, {
      orderId: order.id,
      reason: '',
      returnToStock: true,
      idempotencyKey: newId(),
      revision: order.revision,
      accountId,
    });
    expect(ended).toMatchObject({ ok: true, value: { status: 'canceled', refundedMinor: total } });
  });

  it('of an order paid through the test gateway go to the test gateway, even when Stripe is set up now', async () => {
    const before: Platform = anotherProcess(platform, { config: { ...platform.config, providers: {} } });
    const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
    const placed = orderOf(
      await placeOrder(
        before,
        shop.site,
        aPlacement(cartId, total),
        await providerOf(before, shop.site.websiteId),
      ),
    );
    const calls = fake.calls.length;
    expect(await refund(await detail(placed.orderId), 1000)).toMatchObject({
      ok: true,
      value: { refundedMinor: 1000 },
    });
    expect(fake.calls.length).toBe(calls);
  });

  it('and charges wait for Stripe’s keys: without them no other provider ends a payment', async () => {
    const cartId = await capturedUnheard();
    const without: Platform = anotherProcess(platform, { config: { ...platform.config, providers: {} } });
    platform.clock.advance(10 * 60_000);
    await recoverPayments(without);
    expect((await paymentOf(cartId)).status).toBe('pending');
    platform.clock.advance(10 * 60_000);
    await recoverPayments(neighbour);
    expect((await paymentOf(cartId)).status).toBe('captured');
  });
});
