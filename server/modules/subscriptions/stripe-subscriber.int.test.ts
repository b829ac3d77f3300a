import {
  aSubscriptionProduct,
  filledCheckout,
  openSubscribe,
  type Club,
} from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer } from '@vitrine/testing/buyer.ts';
import { compareBooks } from '@vitrine/testing/fake-stripe/compare-books.ts';
import { fakeKeys, startFakeStripe, type FakeStripe } from '@vitrine/testing/fake-stripe/fake-stripe.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoverPayments } from '../checkout/index.ts';
import { CLAIM_DURATION, renewSubscriptions } from './renewals.ts';

/* The lifecycle of a subscription paid through Stripe: its wire format and signed webhooks, from a local fake. */

const day = 86_400_000;
const start = Date.parse('2026-03-02T15:00:00Z');

let fake: FakeStripe;
let shop: TestApp;
let buyer: Buyer;
let club: Club;
beforeAll(async () => {
  fake = await startFakeStripe();
  shop = await startTestApp('small', {
    config: {
      providers: { stripe: { ...fakeKeys, apiBase: fake.origin, scriptUrl: `${fake.origin}/v3/` } },
    },
  });
  fake.now = () => shop.platform.clock.now();
  fake.webhookUrl = `${shop.origin}/api/payments/stripe/webhook`;
  club = await aSubscriptionProduct(shop, 'club');
  buyer = new Buyer(shop.origin);
  await buyer.open();
});
afterAll(async () => {
  await fake.quiet();
  await shop.close();
  await fake.close();
});

async function rows<Row>(text: string): Promise<Row[]> {
  return (await shop.platform.db.$client.query(text)).rows as Row[];
}

const present = async (): Promise<unknown> =>
  (await rows('select status, cycles_paid as paid, failed_tries as failed from subscriptions'))[0];

/** Runs the jobs three times at once, then the recovery of unknown outcomes, then the jobs again. */
async function liveUntil(date: string): Promise<void> {
  const { clock } = shop.platform;
  for (const last = Date.parse(`${date}T16:00:00Z`); clock.now() < last;) {
    clock.set(Math.min(clock.now() + day, last));
    await Promise.all(Array.from({ length: 3 }, () => renewSubscriptions(shop.platform)));
    await fake.quiet();
    clock.advance(CLAIM_DURATION + 1000);
    await recoverPayments(shop.platform);
    await renewSubscriptions(shop.platform);
    await fake.quiet();
  }
}

describe('a subscription paid through Stripe', () => {
  it('is started, renewed, fails twice, recovers with another card and ends; nothing is charged twice', async () => {
    shop.platform.clock.set(start);
    const path = await openSubscribe(buyer, club);
    const checkout = await buyer.send('GET', path);
    expect(checkout.body).toContain('provider-card');
    const paid = await buyer.send('POST', path, {
      form: { ...filledCheckout(checkout, ''), paymentMethod: 'pm_card_visa' },
    });
    expect(paid.location, paid.body.slice(0, 400)).toMatch(/^\/checkout\/subscription-confirmed\//);
    const confirmed = await buyer.send('GET', paid.location ?? '');
    const own = /href="(\/subscription\/[\w-]+)"/.exec(confirmed.body)?.[1] ?? '';
    const page = await buyer.send('GET', own);
    expect(page.body).toContain('name="subscription-card"');
    expect(page.body).not.toContain('name="cardNumber"');

    // Each Stripe response is lost twice: the SDK itself retries once more.
    const charge = 'POST /v1/payment_intents/:id/confirm';
    fake.drops.push({ call: charge, when: 'after' }, { call: charge, when: 'after' });
    await liveUntil('2026-04-03');
    expect(await present()).toEqual({ status: 'active', paid: 2, failed: 0 });

    const save = (method: string) =>
      buyer.send('POST', own, { form: { crumb: buyer.crumb, action: 'card', paymentMethod: method } });
    expect((await save('pm_card_chargeCustomerFail')).location).toBe(`${own}?done=card`);
    await liveUntil('2026-05-04');
    expect(await present()).toEqual({ status: 'past-due', paid: 2, failed: 2 });
    const refused = await save('pm_card_visa_chargeDeclined');
    expect(refused.status).toBe(402);
    expect((await save('pm_card_mastercard')).location).toBe(`${own}?done=paid`);
    expect(await present()).toEqual({ status: 'active', paid: 3, failed: 0 });
    expect((await buyer.send('GET', own)).body).toContain('Mastercard ending in 4444');

    await liveUntil('2026-06-03');
    expect(await present()).toEqual({ status: 'active', paid: 4, failed: 0 });
    // Every webhook once more, in reverse order.
    for (const message of [...fake.messages].toReversed()) expect(await fake.send(message)).toBe(200);
    await fake.quiet();
    await buyer.send('POST', own, { form: { crumb: buyer.crumb, action: 'cancel' } });
    await liveUntil('2026-08-01');
    expect(await present()).toEqual({ status: 'canceled', paid: 4, failed: 0 });

    expect(await compareBooks(shop.platform, fake)).toEqual([]);
    const succeeded = [...fake.books.intents.values()].filter((intent) => intent.status === 'succeeded');
    expect(succeeded.map((intent) => intent.amount)).toEqual([3600, 3600, 3600, 3600]);
    expect(await rows('select count(*)::int as orders from orders')).toEqual([{ orders: 4 }]);
  }, 240_000);

  it('whose bank requires its owner’s approval asks for the card again instead of charging', async () => {
    shop.platform.clock.set(Date.parse('2027-01-04T15:00:00Z'));
    const path = await openSubscribe(buyer, club);
    const form = {
      ...filledCheckout(await buyer.send('GET', path), ''),
      paymentMethod: 'pm_card_authenticationRequired',
    };
    const bank = await buyer.send('POST', path, { form });
    expect(bank.status).toBe(303);
    const back = await fetch(bank.location ?? '', {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    const confirmed = await buyer.send('GET', pathname + search);
    expect(confirmed.location).toMatch(/^\/checkout\/subscription-confirmed\//);
    await liveUntil('2027-02-04');
    const [mail] = await rows<{ body_text: string }>(
      `select body_text from outbox_mails where kind = 'payment-failed' order by id desc limit 1`,
    );
    expect(mail?.body_text).toContain('If your card has changed, you can enter another one and pay now.');
    expect(await compareBooks(shop.platform, fake)).toEqual([]);
  }, 240_000);

  it('reports when Stripe cannot be reached while a card is changed', async () => {
    const [row] = await rows<{ access_token: string }>(
      `select access_token from subscriptions where status = 'past-due'`,
    );
    const call = 'POST /v1/setup_intents';
    fake.drops.push(...Array.from({ length: 6 }, () => ({ call, when: 'before' }) as const));
    const answer = await buyer.send('POST', `/subscription/${row?.access_token}`, {
      form: { crumb: buyer.crumb, action: 'card', paymentMethod: 'pm_card_visa' },
    });
    expect(answer.status).toBe(503);
    expect(answer.body).toContain('The payment service does not answer.');
    fake.drops.length = 0;
  });
});
