import { aSubscriptionProduct, subscribe, type Subscribed } from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer } from '@vitrine/testing/buyer.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { refundOrder } from '../orders/refund.ts';
import { cancelOrder, recoverRefunds, viewOrder } from '../orders/index.ts';
import { testGateway, type PaymentProvider } from '../payments/index.ts';
import { CLAIM_DURATION, renewSubscriptions } from './renewals.ts';
import { runSubscriptionTask } from './start-subscription.ts';

/** The clay club at 30.00 plus delivery. */
const total = 3600;
const day = 86_400_000;

let shop: TestApp;
let buyer: Buyer;
let clubs = 0;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = new Buyer(shop.origin);
});
afterAll(() => shop.close());

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.platform.db.$client.query(text, values)).rows as Row[];
}

async function aSubscription(): Promise<Subscribed> {
  clubs += 1;
  return subscribe(shop, buyer, await aSubscriptionProduct(shop, `reversed-${clubs}`, { stock: 5 }));
}

const websiteOf = async (one: Subscribed): Promise<string> =>
  (await rows<{ id: string }>('select website_id as id from subscriptions where id = $1', [one.id]))[0]?.id ??
  '';

const statusOf = async (one: Subscribed): Promise<unknown> =>
  (
    await rows<{ status: string; next: Date | null }>(
      'select status, next_charge_on as next from subscriptions where id = $1',
      [one.id],
    )
  )[0];

/** The first order (cycle 1) of a subscription, or the one that renewed it. */
async function orderIdOf(one: Subscribed, which: 'first' | 'renewal'): Promise<string> {
  const [row] = await rows<{ id: string }>(
    which === 'first'
      ? 'select first_order_id as id from subscriptions where id = $1'
      : 'select id from orders where subscription_id = $1',
    [one.id],
  );
  return row?.id ?? '';
}

interface Giving {
  readonly of?: 'first' | 'renewal';
  readonly amountMinor?: number;
  readonly provider?: PaymentProvider;
}

/** The owner's Refund action; a full refund when no amount is given. */
async function refund(one: Subscribed, giving: Giving = {}): Promise<string> {
  const websiteId = await websiteOf(one);
  const orderId = await orderIdOf(one, giving.of ?? 'first');
  const order = await viewOrder(shop.platform, websiteId, orderId);
  const answer = await refundOrder(
    shop.platform,
    websiteId,
    {
      orderId,
      amountMinor: giving.amountMinor ?? total,
      reason: '',
      returnToStock: false,
      idempotencyKey: newId(),
      revision: order.ok ? order.value.revision : 0,
      accountId: newId(),
    },
    giving.provider ?? null,
  );
  return answer.ok ? answer.value.status : answer.error.code;
}

async function endMails(one: Subscribed): Promise<string[]> {
  const found = await rows<{ body_text: string }>(
    `select body_text from outbox_mails where kind = 'subscription-canceled'
      and body_text like '%' || $1 || '%' order by id`,
    [one.path],
  );
  return found.map((row) => row.body_text);
}

const chargesOf = async (one: Subscribed): Promise<number> =>
  (
    await rows(`select 1 from payments where draft ->> 'subscriptionId' = $1 and status = 'captured'`, [
      one.id,
    ])
  ).length;

const ended = { status: 'canceled', next: null };

describe('the first order of a subscription', () => {
  it('fully refunded ends the subscription: the customer sees it, and nothing is charged for a year', async () => {
    const one = await aSubscription();
    expect(await refund(one)).toBe('refunded');
    expect(await statusOf(one)).toEqual(ended);
    const [mail, ...more] = await endMails(one);
    expect(mail).toMatch(
      /Order #\d+ has been refunded, so your subscription to Clay Club has ended\. Nothing more is charged\./,
    );
    expect(more).toEqual([]);
    expect((await buyer.send('GET', one.path)).body).toContain('Nothing more is charged.');
    for (let month = 0; month < 12; month += 1) {
      shop.platform.clock.advance(31 * day);
      await renewSubscriptions(shop.platform);
    }
    expect(await chargesOf(one)).toBe(0);
  });

  it('canceled ends it too', async () => {
    const one = await aSubscription();
    const websiteId = await websiteOf(one);
    const orderId = await orderIdOf(one, 'first');
    const before = await viewOrder(shop.platform, websiteId, orderId);
    expect(before).toMatchObject({
      value: { startedSubscriptions: [{ name: 'Clay Club', isRunning: true }] },
    });
    const canceled = await cancelOrder(shop.platform, websiteId, {
      orderId,
      reason: '',
      returnToStock: true,
      idempotencyKey: newId(),
      revision: before.ok ? before.value.revision : 0,
      accountId: newId(),
    });
    expect(canceled).toMatchObject({
      value: { status: 'canceled', startedSubscriptions: [{ isRunning: false }] },
    });
    expect(await statusOf(one)).toEqual(ended);
    expect((await endMails(one))[0]).toContain(
      'has been canceled, so your subscription to Clay Club has ended',
    );
  });

  it('partly refunded leaves it active until the last part is refunded', async () => {
    const one = await aSubscription();
    expect(await refund(one, { amountMinor: 1000 })).toBe('partially-refunded');
    expect(await statusOf(one)).toMatchObject({ status: 'active' });
    expect(await endMails(one)).toEqual([]);
    expect(await refund(one, { amountMinor: total - 1000 })).toBe('refunded');
    expect(await statusOf(one)).toEqual(ended);
  });

  it('refunded before its subscription starts, never starts one', async () => {
    const one = await aSubscription();
    const orderId = await orderIdOf(one, 'first');
    await rows('delete from subscription_events where subscription_id = $1', [one.id]);
    const websiteId = await websiteOf(one);
    await rows('delete from subscriptions where id = $1', [one.id]);
    await rows(`update orders set status = 'refunded' where id = $1`, [orderId]);
    await runSubscriptionTask(shop.platform, { websiteId, orderId });
    expect(await rows('select id from subscriptions where first_order_id = $1', [orderId])).toEqual([]);
  });

  it('with a pending refund is not followed by another charge', async () => {
    const one = await aSubscription();
    const gateway = testGateway(shop.platform);
    const slowBank: PaymentProvider = { ...gateway, refund: () => Promise.resolve({ status: 'pending' }) };
    await refund(one, { provider: slowBank });
    shop.platform.clock.advance(31 * day);
    await renewSubscriptions(shop.platform);
    expect(await chargesOf(one)).toBe(0);
    await recoverRefunds(shop.platform);
    expect(await statusOf(one)).toEqual(ended);
    expect(await endMails(one)).toHaveLength(1);
  });
});

describe('a refund of the first order while a renewal is in flight', () => {
  it('leaves nothing to charge for the server that claimed the renewal', async () => {
    const one = await aSubscription();
    shop.platform.clock.advance(31 * day);
    const gateway = testGateway(shop.platform);
    const silent: PaymentProvider = { ...gateway, charge: () => Promise.reject(new Error('no answer')) };
    await renewSubscriptions(shop.platform, silent);
    await refund(one);
    shop.platform.clock.advance(CLAIM_DURATION);
    await renewSubscriptions(shop.platform);
    expect(await chargesOf(one)).toBe(0);
    expect(await statusOf(one)).toEqual(ended);
  });

  it('refunds the charge made meanwhile, returns its units to stock, and sends one mail', async () => {
    const one = await aSubscription();
    shop.platform.clock.advance(31 * day);
    const gateway = testGateway(shop.platform);
    const meanwhile: PaymentProvider = {
      ...gateway,
      charge: async (input) => {
        const outcome = await gateway.charge(input);
        await refund(one);
        return outcome;
      },
    };
    const unitsLeft = () =>
      rows(
        `select quantity from stock where variant_id = (select variant_id from subscriptions where id = $1)`,
        [one.id],
      );
    const before = await unitsLeft();
    await renewSubscriptions(shop.platform, meanwhile);
    const orderId = await orderIdOf(one, 'renewal');
    const order = await viewOrder(shop.platform, await websiteOf(one), orderId);
    expect(order).toMatchObject({ value: { status: 'canceled', refundedMinor: total } });
    expect(await unitsLeft()).toEqual(before);
    expect(await statusOf(one)).toEqual(ended);
    const mails = await rows<{ kind: string }>('select kind from outbox_mails where order_id = $1', [
      orderId,
    ]);
    expect(mails.map((mail) => mail.kind)).toEqual(['order-refunded']);
    // The task run again refunds nothing more.
    await runSubscriptionTask(shop.platform, { websiteId: await websiteOf(one), orderId });
    expect(await rows('select 1 from refunds where order_id = $1', [orderId])).toHaveLength(1);
    expect((await auditBooks(shop.platform.url, {})).faults).toEqual([]);
  });
});

describe('the order of a later cycle', () => {
  it('fully refunded leaves the subscription active, and a later refund of the first order does not touch it', async () => {
    const one = await aSubscription();
    shop.platform.clock.advance(31 * day);
    await renewSubscriptions(shop.platform);
    expect(await refund(one, { of: 'renewal' })).toBe('refunded');
    expect(await statusOf(one)).toMatchObject({ status: 'active' });
    shop.platform.clock.advance(31 * day);
    await renewSubscriptions(shop.platform);
    expect(await chargesOf(one)).toBe(2);
    await refund(one);
    expect(await statusOf(one)).toEqual(ended);
    const orders = await rows<{ status: string }>(
      'select status from orders where subscription_id = $1 order by number',
      [one.id],
    );
    expect(orders.map((order) => order.status)).toEqual(['refunded', 'paid']);
  });
});
