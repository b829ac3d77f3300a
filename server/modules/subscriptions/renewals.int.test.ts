// PostgreSQL: both (rows claimed by several servers at once)
import type { SubscriptionPlan } from '@vitrine/domain/product/product.ts';
import {
  aSubscriptionProduct,
  cardChange,
  monthly,
  subscribe,
  type Subscribed,
} from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer, cards } from '@vitrine/testing/buyer.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway, type PaymentProvider } from '../payments/index.ts';
import { CLAIM_DURATION, renewSubscriptions } from './renewals.ts';
import { runSubscriptionTask } from './start-subscription.ts';

const paysNowDeclinedLater = '4000 0000 0000 0341';
const day = 86_400_000;
const start = Date.parse('2026-03-02T15:00:00Z');

let shop: TestApp;
let buyer: Buyer;
let clubs = 0;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(async () => {
  shop.platform.clock.set(start);
  buyer = new Buyer(shop.origin);
  // Subscriptions of earlier tests must not be due in this one.
  await rows('update subscriptions set next_charge_on = null');
});
afterAll(() => shop.close());

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.platform.db.$client.query(text, values)).rows as Row[];
}

async function aSubscription(
  product: { plan?: SubscriptionPlan; stock?: number | null } = {},
  card: string = cards.pays,
): Promise<Subscribed> {
  clubs += 1;
  return subscribe(shop, buyer, await aSubscriptionProduct(shop, `club-${clubs}`, product), card);
}

async function stateOf(one: Subscribed): Promise<Record<string, unknown>> {
  const [row] = await rows<Record<string, unknown> & { next: Date | null }>(
    `select status, cycles_paid as paid, failed_tries as failed, next_charge_on as next
     from subscriptions where id = $1`,
    [one.id],
  );
  if (row === undefined) throw new Error('there is no such subscription');
  return { ...row, next: row.next?.toISOString().slice(0, 10) ?? null };
}

const ordersOf = (one: Subscribed) => rows('select id from orders where subscription_id = $1', [one.id]);

async function mailsOf(one: Subscribed, kind: string): Promise<{ subject: string; body_text: string }[]> {
  return rows(
    `select subject, body_text from outbox_mails where kind = $1 and body_text like '%' || $2 || '%' order by id`,
    [kind, one.path],
  );
}

const noAnswer = (): Promise<never> => Promise.reject(new Error('nobody answers'));
const wait = (days: number): void => shop.platform.clock.advance(days * day);

describe('a renewal', () => {
  it('is charged when its period ends and not before, with delivery, and its mail says what was paid', async () => {
    const one = await aSubscription();
    shop.platform.clock.set(Date.parse('2026-04-02T13:59:00Z'));
    expect(await renewSubscriptions(shop.platform)).toBe(0);
    // Ten in the morning in New York, as at the start, although daylight saving time has begun.
    shop.platform.clock.set(Date.parse('2026-04-02T14:00:00Z'));
    expect(await renewSubscriptions(shop.platform)).toBe(1);
    expect(await stateOf(one)).toEqual({ status: 'active', paid: 2, failed: 0, next: '2026-05-02' });
    const [order] = await rows(
      'select purpose, grand_total_minor::int as total from orders where subscription_id = $1',
      [one.id],
    );
    expect(order).toEqual({ purpose: 'renewal', total: 3600 });
    const [mail] = await mailsOf(one, 'subscription-renewed');
    for (const words of [
      'We have taken your payment of $36.00 for Clay Club.',
      '1 × Clay Club  $30.00',
      'Delivery (Standard delivery): $6.00',
      'See or change your subscription: http',
      'See your order: http',
    ]) {
      expect(mail?.body_text).toContain(words);
    }
    expect(mail?.body_text).toContain('Your next payment is on May 2, 2026.');
  });

  it('is taxed by its delivery address, like the first payment', async () => {
    const one = await aSubscription();
    await rows(
      `update subscriptions set details = jsonb_set(details, '{address,region}', '"NC"') where id = $1`,
      [one.id],
    );
    expect((await buyer.send('GET', one.path)).body).toContain('$38.10');
    wait(32);
    await renewSubscriptions(shop.platform);
    const [order] = await rows(
      `select grand_total_minor::int as total, (totals ->> 'taxMinor')::int as tax from orders
       where subscription_id = $1`,
      [one.id],
    );
    expect(order).toEqual({ total: 3810, tax: 210 });
  });

  it('keeps the agreed price when the shop raises it, and continues when the product is hidden', async () => {
    const one = await aSubscription();
    await rows('update variants set price_minor = 9900 where sku = $1', [`CLUB-${clubs}`]);
    await rows(`update items set status = 'draft' where url_id = $1`, [`club-${clubs}`]);
    wait(32);
    await renewSubscriptions(shop.platform);
    const [order] = await rows(
      'select grand_total_minor::int as total from orders where subscription_id = $1',
      [one.id],
    );
    expect(order).toEqual({ total: 3600 });
  });

  it('is postponed while the product is out of stock, without a mail to the customer', async () => {
    const one = await aSubscription({ stock: 1 });
    wait(31);
    await renewSubscriptions(shop.platform);
    expect(await stateOf(one)).toMatchObject({ status: 'active', failed: 0, next: '2026-04-03' });
    expect(await mailsOf(one, 'payment-failed')).toEqual([]);
    await rows('update stock set quantity = 5 where variant_id = (select id from variants where sku = $1)', [
      `CLUB-${clubs}`,
    ]);
    wait(1);
    await renewSubscriptions(shop.platform);
    expect(await stateOf(one)).toMatchObject({ status: 'active', paid: 2, next: '2026-05-02' });
  });

  it('that fails is retried after 1, 3 and 5 days with a mail each, and then the subscription ends with a mail', async () => {
    const one = await aSubscription({}, paysNowDeclinedLater);
    shop.platform.clock.set(Date.parse('2026-04-02T14:00:00Z'));
    const seen: unknown[] = [];
    for (let today = 0; today < 10; today += 1) {
      await renewSubscriptions(shop.platform);
      seen.push((await stateOf(one))['next']);
      wait(1);
    }
    expect(seen).toEqual([
      '2026-04-03',
      '2026-04-05',
      '2026-04-05',
      '2026-04-07',
      '2026-04-07',
      ...Array.from({ length: 5 }, () => null),
    ]);
    expect(await stateOf(one)).toMatchObject({ status: 'canceled', paid: 1 });
    const failed = await mailsOf(one, 'payment-failed');
    expect(failed).toHaveLength(3);
    expect(failed[0]?.body_text).toContain('We try again on April 3, 2026.');
    expect(failed[2]?.body_text).toContain('We try a last time on April 7, 2026.');
    expect(failed[0]?.body_text).toContain(`Change your card: ${shop.origin}${one.path}`);
    const [end] = await mailsOf(one, 'subscription-canceled');
    expect(end?.body_text).toContain('in four tries');
    expect(await ordersOf(one)).toEqual([]);
    const charges = await rows(
      `select count(*)::int as tries from payments where draft ->> 'subscriptionId' = $1 and status = 'declined'`,
      [one.id],
    );
    expect(charges).toEqual([{ tries: 4 }]);
  });

  it('of a fixed number of cycles runs that many times, and then the subscription is complete', async () => {
    const one = await aSubscription({
      plan: { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 3 },
    });
    for (let week = 0; week < 6; week += 1) {
      wait(7);
      await renewSubscriptions(shop.platform);
    }
    expect(await stateOf(one)).toMatchObject({ status: 'completed', paid: 3, next: null });
    expect(await ordersOf(one)).toHaveLength(2);
    expect(await mailsOf(one, 'subscription-ended')).toHaveLength(1);
  });

  it('is charged once when the server was down for months', async () => {
    const one = await aSubscription();
    wait(100);
    await renewSubscriptions(shop.platform);
    await renewSubscriptions(shop.platform);
    expect(await stateOf(one)).toMatchObject({ paid: 2, next: '2026-07-02' });
    expect(await ordersOf(one)).toHaveLength(1);
  });

  it('without a chargeable card asks the customer for one', async () => {
    const one = await aSubscription();
    await rows(`update subscriptions set customer = '', payment_method = '' where id = $1`, [one.id]);
    wait(31);
    await renewSubscriptions(shop.platform);
    expect(await stateOf(one)).toMatchObject({ status: 'past-due', failed: 1 });
    expect(await mailsOf(one, 'payment-failed')).toHaveLength(1);
    const answer = await buyer.send('POST', one.path, {
      form: { crumb: buyer.crumb, ...cardChange(cards.pays) },
    });
    expect(answer.location).toBe(`${one.path}?done=paid`);
    expect(await stateOf(one)).toMatchObject({ status: 'active', paid: 2, next: '2026-05-02' });
  });
});

describe('when responses are lost', () => {
  it('a process that dies after the charge leaves the cycle to another, which finds it paid', async () => {
    const one = await aSubscription();
    wait(31);
    const gateway = testGateway(shop.platform);
    const dying: PaymentProvider = {
      ...gateway,
      charge: async (input) => {
        await gateway.charge(input);
        return noAnswer();
      },
      cancel: noAnswer,
      find: noAnswer,
    };
    await renewSubscriptions(shop.platform, dying);
    expect(await stateOf(one)).toMatchObject({ status: 'active', paid: 1 });
    // Nobody can claim it before the dead process's claim expires.
    expect(await renewSubscriptions(shop.platform)).toBe(0);
    shop.platform.clock.advance(CLAIM_DURATION);
    await Promise.all(Array.from({ length: 5 }, () => renewSubscriptions(shop.platform)));
    expect(await stateOf(one)).toMatchObject({ status: 'active', paid: 2, next: '2026-05-02' });
    expect(await ordersOf(one)).toHaveLength(1);
    expect((await auditBooks(shop.platform.url, {})).faults).toEqual([]);
  });

  it('a provider that is down for a day only delays the charge', async () => {
    const one = await aSubscription();
    wait(31);
    const gateway = testGateway(shop.platform);
    const silent: PaymentProvider = { ...gateway, charge: noAnswer };
    for (let hour = 0; hour < 24; hour += 1) {
      await renewSubscriptions(shop.platform, silent);
      shop.platform.clock.advance(day / 24);
    }
    expect(await stateOf(one)).toMatchObject({ status: 'active', paid: 1, failed: 0 });
    expect(await mailsOf(one, 'payment-failed')).toEqual([]);
    await renewSubscriptions(shop.platform);
    expect(await stateOf(one)).toMatchObject({ status: 'active', paid: 2, next: '2026-05-02' });
    expect((await auditBooks(shop.platform.url, {})).faults).toEqual([]);
  });

  it('an order’s task that runs again starts nothing twice and counts no cycle twice', async () => {
    const one = await aSubscription();
    wait(31);
    await renewSubscriptions(shop.platform);
    const { websiteId } = shop;
    const orders = await rows<{ id: string }>(
      `select id from orders where subscription_id = $1
       or id = (select first_order_id from subscriptions where id = $1)`,
      [one.id],
    );
    expect(orders).toHaveLength(2);
    for (const { id } of orders) await runSubscriptionTask(shop.platform, { websiteId, orderId: id });
    expect(await stateOf(one)).toMatchObject({ paid: 2, next: '2026-05-02' });
    expect(await mailsOf(one, 'subscription-started')).toHaveLength(1);
    expect(await mailsOf(one, 'subscription-renewed')).toHaveLength(1);
    expect(await rows('select 1 from fulfilment_tasks where done_on is null')).toEqual([]);
  });

  it('a new card entered while the poller charges the old one pays the cycle once', async () => {
    const one = await aSubscription({}, paysNowDeclinedLater);
    wait(31);
    await renewSubscriptions(shop.platform);
    wait(1);
    const [changed] = await Promise.all([
      buyer.send('POST', one.path, { form: { crumb: buyer.crumb, ...cardChange(cards.pays) } }),
      ...Array.from({ length: 4 }, () => renewSubscriptions(shop.platform)),
    ]);
    expect(changed.status).toBe(303);
    shop.platform.clock.advance(CLAIM_DURATION);
    await renewSubscriptions(shop.platform);
    expect(await stateOf(one)).toMatchObject({ status: 'active', paid: 2, next: '2026-05-02' });
    expect(await ordersOf(one)).toHaveLength(1);
    expect((await auditBooks(shop.platform.url, {})).faults).toEqual([]);
  });

  it('a claimed cycle that its customer pays first is not charged again', async () => {
    const both = [
      await aSubscription({}, paysNowDeclinedLater),
      await aSubscription({}, paysNowDeclinedLater),
    ];
    wait(31);
    await renewSubscriptions(shop.platform);
    wait(1);
    const gateway = testGateway(shop.platform);
    let charges = 0;
    let later: Subscribed | undefined;
    const slow: PaymentProvider = {
      ...gateway,
      charge: async (input) => {
        charges += 1;
        if (charges === 1) {
          const [first] = await rows<{ id: string }>(
            `select draft ->> 'subscriptionId' as id from payments where id = $1`,
            [input.reference],
          );
          later = both.find(({ id }) => id !== first?.id);
          const form = { crumb: buyer.crumb, ...cardChange(cards.pays) };
          const paid = await buyer.send('POST', later?.path ?? '', { form });
          expect(paid.location).toContain('done=paid');
        }
        return gateway.charge(input);
      },
    };
    await renewSubscriptions(shop.platform, slow);
    expect(charges).toBe(1);
    if (later === undefined) throw new Error('nothing was charged');
    expect(await stateOf(later)).toMatchObject({ status: 'active', paid: 2, next: '2026-05-02' });
    expect(await ordersOf(later)).toHaveLength(1);
  });

  it('a customer who cancels during a charge that then fails is not charged or mailed about it again', async () => {
    const one = await aSubscription({}, paysNowDeclinedLater);
    wait(31);
    const gateway = testGateway(shop.platform);
    const slow: PaymentProvider = {
      ...gateway,
      charge: async (input) => {
        await buyer.send('POST', one.path, { form: { crumb: buyer.crumb, action: 'cancel' } });
        return gateway.charge(input);
      },
    };
    await renewSubscriptions(shop.platform, slow);
    expect(await stateOf(one)).toMatchObject({ status: 'canceled', paid: 1, next: null });
    expect(await mailsOf(one, 'payment-failed')).toEqual([]);
    const ended = await mailsOf(one, 'subscription-canceled');
    expect(ended.filter((mail) => mail.body_text.includes('has ended as you asked'))).toHaveLength(1);
  });

  it('a customer who pauses during a charge pays for that cycle and is not charged again', async () => {
    const one = await aSubscription({ plan: monthly });
    wait(31);
    const gateway = testGateway(shop.platform);
    const slow: PaymentProvider = {
      ...gateway,
      charge: async (input) => {
        const paused = await buyer.send('POST', one.path, { form: { crumb: buyer.crumb, action: 'pause' } });
        expect(paused.location).toBe(`${one.path}?done=paused`);
        return gateway.charge(input);
      },
    };
    await renewSubscriptions(shop.platform, slow);
    expect(await stateOf(one)).toEqual({ status: 'paused', paid: 2, failed: 0, next: null });
    wait(60);
    expect(await renewSubscriptions(shop.platform)).toBe(0);
    expect(await ordersOf(one)).toHaveLength(1);
  });
});
