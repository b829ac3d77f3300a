import { anotherProcess } from '@vitrine/testing/database.ts';
import { cardChange, filledCheckout, openSubscribe } from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer, cards, readProduct } from '@vitrine/testing/buyer.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recoverPayments } from '../checkout/index.ts';
import { testGateway, type PaymentProvider } from '../payments/index.ts';
import { CLAIM_DURATION, renewSubscriptions } from './renewals.ts';

/*
 * Half a year of the demo shop's clay club by the test's clock, on real PostgreSQL and over real HTTP: every day the
 * jobs run five times at once on two servers, and many of the provider's responses are lost.
 */

const paysNowDeclinedLater = '4000 0000 0000 0341';
const hour = 3_600_000;
const day = 24 * hour;

let shop: TestApp;
/** A second server on the same database. */
let second: Platform;
let closeSecond: () => Promise<void>;

beforeAll(async () => {
  shop = await startTestApp('demo');
  const db = openDatabase(shop.platform.url);
  second = anotherProcess(shop.platform, { db });
  const app = await buildApp(second);
  closeSecond = async () => {
    await app.close();
    await db.$client.end();
  };
});
afterAll(async () => {
  await closeSecond();
  await shop.close();
});

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.platform.db.$client.query(text, values)).rows as Row[];
}

/** A provider that does what it is asked and loses the response of the first and second call of every charge. */
function forgetfulProvider(platform: Platform): PaymentProvider {
  const gateway = testGateway(platform);
  const heard = new Map<string, number>();
  const lose = async <T>(reference: string, answer: Promise<T>): Promise<T> => {
    const value = await answer;
    const times = heard.get(reference) ?? 0;
    heard.set(reference, times + 1);
    if (times < 2) throw new Error('the answer was lost');
    return value;
  };
  return {
    ...gateway,
    charge: (input) => lose(input.reference, gateway.charge(input)),
    cancel: (charge) => lose(charge.reference, gateway.cancel(charge)),
  };
}

async function runJobs(): Promise<void> {
  const providers = new Map([shop.platform, second].map((one) => [one, forgetfulProvider(one)]));
  await Promise.all(
    Array.from({ length: 5 }, (_, turn) => {
      const platform = turn % 2 === 0 ? shop.platform : second;
      return renewSubscriptions(platform, providers.get(platform));
    }),
  );
}

/** Advances day by day, at five in the afternoon: runs the jobs and the recovery of unknown outcomes. */
async function liveUntil(date: string): Promise<void> {
  const { clock } = shop.platform;
  const last = Date.parse(`${date}T17:00:00Z`);
  for (let now = Math.floor(clock.now() / day) * day + 17 * hour; now <= last; now += day) {
    if (now < clock.now()) continue;
    clock.set(now);
    await runJobs();
    for (let turn = 0; turn < 2; turn += 1) {
      clock.advance(CLAIM_DURATION + 1000);
      await Promise.all([recoverPayments(shop.platform), recoverPayments(second)]);
      await runJobs();
    }
  }
}

/** Buys the clay club from its product page to its confirmation; returns the path of the customer's page. */
async function subscribe(buyer: Buyer): Promise<string> {
  const club = await readProduct(shop.origin, 'clay-club');
  const path = await openSubscribe(buyer, { itemId: club.id, sku: 'CLUB-CLAY', path: '/shop/p/clay-club' });
  const page = await buyer.send('GET', path);
  expect(page.body).toContain('Clay Club');
  const form = filledCheckout(page);
  const paid = await buyer.send('POST', path, { form });
  expect(paid.status, paid.body).toBe(303);
  expect(paid.location).toMatch(/^\/checkout\/subscription-confirmed\//);
  // The response was lost, and the buyer submits the form again.
  const again = await buyer.send('POST', path, { form });
  expect([again.status, again.location]).toEqual([303, paid.location]);
  const [mail] = await rows<{ body_text: string }>(
    "select body_text from outbox_mails where kind = 'subscription-started' order by created_on desc limit 1",
  );
  const link = /\/subscription\/[\w-]+/.exec(mail?.body_text ?? '')?.[0];
  if (link === undefined) throw new Error('the mail that tells of the start has no link');
  return link;
}

async function post(buyer: Buyer, path: string, form: Record<string, string>): Promise<string> {
  shop.platform.clock.advance(1000);
  const answer = await buyer.send('POST', path, { form: { crumb: buyer.crumb, ...form } });
  expect(answer.status, answer.body).toBe(303);
  return new URL(answer.location ?? '', shop.origin).search;
}

async function present(): Promise<{ status: string; next: string | null; paid: number }> {
  const [row] = await rows<{ status: string; next_charge_on: Date | null; cycles_paid: number }>(
    'select status, next_charge_on, cycles_paid from subscriptions',
  );
  if (row === undefined) throw new Error('there is no subscription');
  return {
    status: row.status,
    next: row.next_charge_on?.toISOString().slice(0, 10) ?? null,
    paid: row.cycles_paid,
  };
}

describe('half a year of the clay club', () => {
  it('is started, renewed, fails twice, recovers, is paused, resumed and canceled, and each charge is one order', async () => {
    const { clock, url } = shop.platform;
    clock.set(Date.parse('2026-01-31T15:00:00Z'));
    const buyer = new Buyer(shop.origin);
    const path = await subscribe(buyer);
    expect(await present()).toEqual({ status: 'active', next: '2026-02-28', paid: 1 });

    await liveUntil('2026-03-05');
    expect(await present()).toEqual({ status: 'active', next: '2026-03-31', paid: 2 });

    // Another card, which will be declined later.
    expect(await post(buyer, path, cardChange(paysNowDeclinedLater))).toBe('?done=card');
    await liveUntil('2026-03-31');
    expect((await present()).status).toBe('past-due');
    await liveUntil('2026-04-02');
    const pastDue = await buyer.send('GET', path);
    expect(pastDue.body).toContain('Your last payment did not go through.');
    expect(pastDue.body).toContain('April 3, 2026');
    expect(await post(buyer, path, cardChange(cards.pays))).toBe('?done=paid');
    expect(await present()).toEqual({ status: 'active', next: '2026-04-30', paid: 3 });

    await liveUntil('2026-05-10');
    expect(await present()).toEqual({ status: 'active', next: '2026-05-31', paid: 4 });
    expect(await post(buyer, path, { action: 'pause' })).toBe('?done=paused');
    await liveUntil('2026-06-15');
    expect(await present()).toEqual({ status: 'paused', next: null, paid: 4 });
    expect(await post(buyer, path, { action: 'resume' })).toBe('?done=resumed');
    expect(await present()).toEqual({ status: 'active', next: '2026-06-30', paid: 4 });
    await liveUntil('2026-07-05');
    expect(await present()).toEqual({ status: 'active', next: '2026-07-31', paid: 5 });

    expect((await buyer.send('GET', `${path}?step=cancel`)).body).toContain('Cancel Clay Club?');
    expect(await post(buyer, path, { action: 'cancel' })).toBe('?done=ending');
    expect(await post(buyer, path, { action: 'keep' })).toBe('?done=kept');
    expect(await post(buyer, path, { action: 'cancel' })).toBe('?done=ending');
    await liveUntil('2026-08-20');
    expect(await present()).toEqual({ status: 'canceled', next: null, paid: 5 });

    const charges = await rows<{ status: string; amount: number; day: string }>(
      `select status, amount_minor::int as amount, to_char(created_on at time zone 'UTC', 'YYYY-MM-DD') as day
       from test_gateway_charges order by created_on`,
    );
    expect(charges.filter((charge) => charge.status === 'captured')).toEqual(
      ['2026-01-31', '2026-02-28', '2026-04-02', '2026-04-30', '2026-06-30'].map((on) => ({
        status: 'captured',
        amount: 3600,
        day: on,
      })),
    );
    expect(charges.filter((charge) => charge.status === 'declined').map((charge) => charge.day)).toEqual([
      '2026-03-31',
      '2026-04-01',
    ]);
    expect(await rows('select count(*)::int as orders from orders')).toEqual([{ orders: 5 }]);
    const audit = await auditBooks(url, {});
    expect(audit.faults).toEqual([]);

    const events = await rows<{ type: string; cycle: number | null }>(
      'select type, cycle from subscription_events order by happened_on, type',
    );
    expect(events.map(({ type, cycle }) => (cycle === null ? type : `${type} ${cycle}`))).toEqual([
      'started 1',
      'renewed 2',
      'card-changed',
      'charge-failed 3',
      'charge-failed 3',
      'card-changed',
      'renewed 3',
      'renewed 4',
      'paused',
      'resumed',
      'renewed 5',
      'cancel-asked',
      'cancel-taken-back',
      'cancel-asked',
      'canceled',
    ]);
    const mails = await rows<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from outbox_mails
       where kind like 'subscription%' or kind = 'payment-failed' group by kind order by kind`,
    );
    expect(mails).toEqual([
      { kind: 'payment-failed', count: 2 },
      { kind: 'subscription-canceled', count: 3 },
      { kind: 'subscription-renewed', count: 4 },
      { kind: 'subscription-started', count: 1 },
    ]);
    expect((await buyer.send('GET', path)).body).toContain('It ended on July 31, 2026.');
  }, 360_000);
});
