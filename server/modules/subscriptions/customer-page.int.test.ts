// PostgreSQL: both (row locks)
import {
  aSubscriptionProduct,
  cardChange,
  filledCheckout,
  openSubscribe,
  subscribe,
  type Club,
  type Subscribed,
} from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer, cards, type Answer } from '@vitrine/testing/buyer.ts';
import { aShop } from '@vitrine/testing/shop-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newToken } from '../../platform/ids.ts';
import { renewSubscriptions } from './index.ts';

const start = Date.parse('2026-03-02T15:00:00Z');
const day = 86_400_000;
const paysNowDeclinedLater = '4000 0000 0000 0341';
const asksTheBank = '4000 0025 0000 3155';

let shop: TestApp;
let buyer: Buyer;
let club: Club;
beforeAll(async () => {
  shop = await startTestApp();
  club = await aSubscriptionProduct(shop, 'club', { title: 'Clay <b>Club</b> & "Kiln"' });
  buyer = new Buyer(shop.origin);
  await buyer.open();
});
beforeEach(() => shop.platform.clock.set(start));
afterAll(() => shop.close());

const post = (one: Subscribed, form: Record<string, string>): Promise<Answer> =>
  buyer.send('POST', one.path, { form: { crumb: buyer.crumb, ...form } });
const page = (one: Subscribed, query = ''): Promise<Answer> => buyer.send('GET', one.path + query);

async function cardOf(one: Subscribed): Promise<unknown> {
  const found = await shop.platform.db.$client.query<{ card_last4: string }>(
    'select card_last4 from subscriptions where id = $1',
    [one.id],
  );
  return found.rows[0]?.card_last4;
}

/** Presses a button on the gateway's challenge page; returns where it redirects. */
async function decide(answer: Answer, decision: 'approved' | 'refused'): Promise<string> {
  expect(answer.status).toBe(303);
  const confirmPath = new URL(answer.location ?? '', shop.origin).pathname;
  expect((await buyer.send('GET', confirmPath)).status).toBe(200);
  const back = await buyer.send('POST', confirmPath, { form: { crumb: buyer.crumb, decision } });
  expect(back.status).toBe(303);
  const { pathname, search } = new URL(back.location ?? '', shop.origin);
  return pathname + search;
}

describe('the customer’s page', () => {
  it('is private: not cached, not indexed, and not found under another shop', async () => {
    const one = await subscribe(shop, buyer, club);
    const answer = await shop.app.inject({
      url: one.path,
      headers: { host: new URL(shop.origin).host },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    await aShop(shop.platform, 'other.example');
    const elsewhere = await shop.app.inject({ url: one.path, headers: { host: 'other.example' } });
    expect(elsewhere.statusCode).toBe(404);
    expect((await buyer.send('GET', `/subscription/${newToken()}`)).status).toBe(404);
    expect(
      (await buyer.send('POST', `/subscription/${newToken()}`, { form: { action: 'pause' } })).status,
    ).toBe(404);
  });

  it('shows product, dates, price and orders, with markup as text', async () => {
    const one = await subscribe(shop, buyer, club);
    shop.platform.clock.set(start + 32 * day);
    await renewSubscriptions(shop.platform);
    const { body } = await page(one);
    expect(body).toContain('$30.00 monthly');
    expect(body).toContain('Your next payment of $36.00 is on May 2, 2026.');
    expect(body).toContain('Visa ending in 4242');
    expect(body).toContain('12 Fir Street');
    expect(body.match(/href="\/order-status\/[\w-]+"/g)).toHaveLength(2);
    expect(body).toContain('Clay &lt;b&gt;Club&lt;/b&gt; &amp; &quot;Kiln&quot;');
    expect(body).not.toContain('<b>Club</b>');
    const status = /href="(\/order-status\/[\w-]+)"/.exec(body)?.[1] ?? '';
    expect((await buyer.send('GET', status)).body).toContain(one.path);
  });

  it('asks for confirmation before it cancels, and a visit changes nothing', async () => {
    const one = await subscribe(shop, buyer, club);
    const confirmPath = await page(one, '?step=cancel');
    expect(confirmPath.body).toContain('It ends on April 2, 2026. You can take this back until then.');
    expect((await page(one)).body).toContain('Your next payment');
    expect((await post(one, { action: 'cancel' })).location).toBe(`${one.path}?done=ending`);
    const leaving = await page(one, '?done=ending');
    expect(leaving.body).toContain('Your subscription will end with the paid period.');
    expect(leaving.body).toContain('It ends on April 2, 2026.');
    expect(leaving.body).not.toContain('Change card');
  });

  it.each(['pause', 'keep', 'resume'])(
    'refuses to %s what has changed in the meantime, and says so',
    async (action) => {
      const one = await subscribe(shop, buyer, club);
      await post(one, { action: 'pause' });
      if (action === 'resume') await post(one, { action: 'resume' });
      const answer = await post(one, { action });
      expect(answer.status).toBe(409);
      expect(answer.body).toContain(
        'This subscription has changed in the meantime. Please look at it again.',
      );
    },
  );

  it('refuses a forged, a stale and an invalid form', async () => {
    const one = await subscribe(shop, buyer, club);
    const senseless = await post(one, { action: 'explode' });
    expect(senseless.status).toBe(422);
    const headers = {
      host: new URL(shop.origin).host,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const sent = (more: Record<string, string>, payload: string) =>
      shop.app.inject({ method: 'POST', url: one.path, headers: { ...headers, ...more }, payload });
    const forged = await sent({ origin: 'https://elsewhere.example' }, 'action=cancel');
    expect([forged.statusCode, forged.headers.location]).toEqual([303, expect.stringContaining('form=')]);
    const stale = await sent(
      { origin: shop.origin, cookie: 'crumb=crumb-of-a-visitor-01' },
      'crumb=crumb-of-a-visitor-02&action=pause',
    );
    expect(stale.statusCode).toBe(303);
    const refusal = await shop.app.inject({
      method: 'GET',
      url: String(stale.headers.location),
      headers: { host: headers.host, cookie: 'crumb=crumb-of-a-visitor-01' },
    });
    expect(refusal.statusCode).toBe(403);
    expect(refusal.body).toContain('Your session has expired. Please reload the page and try again.');
    expect((await page(one)).body).toContain('Your next payment of $36.00');
  });
});

describe('another card', () => {
  it('that is declined or mistyped is refused with an error at its field, and the old one stays', async () => {
    const one = await subscribe(shop, buyer, club);
    const declined = await post(one, cardChange(cards.declines));
    expect(declined.status).toBe(402);
    expect(declined.body).toContain('Your card was declined. Please try another card.');
    const mistyped = await post(one, cardChange('4242 4242 4242 4241'));
    expect(mistyped.status).toBe(422);
    expect(mistyped.body).toContain('Enter a valid card number.');
    expect(mistyped.body).toMatch(/<details[^>]* open/);
    expect(mistyped.body).not.toContain('4242 4242 4242 4241');
    expect(await cardOf(one)).toBe('4242');
  });

  it('that also fails for the open payment is stored, and the customer is informed', async () => {
    const one = await subscribe(shop, buyer, club, paysNowDeclinedLater);
    shop.platform.clock.set(start + 32 * day);
    await renewSubscriptions(shop.platform);
    const answer = await post(one, cardChange(paysNowDeclinedLater));
    expect(answer.location).toBe(`${one.path}?notice=declined`);
    expect((await page(one, '?notice=declined')).body).toContain('did not go through with it');
    expect((await post(one, cardChange(cards.pays))).location).toBe(`${one.path}?done=paid`);
  });

  it('whose bank asks for approval is saved once when its owner returns', async () => {
    const one = await subscribe(shop, buyer, club);
    const back = await decide(await post(one, cardChange(asksTheBank)), 'approved');
    expect(await cardOf(one)).toBe('4242');
    expect(back.startsWith(`${one.path}?saving=`)).toBe(true);
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await buyer.send('GET', back)).location).toBe(`${one.path}?done=card`);
    }
    expect(await cardOf(one)).toBe('3155');
    const changes = await shop.platform.db.$client.query(
      `select 1 from subscription_events where subscription_id = $1 and type = 'card-changed'`,
      [one.id],
    );
    expect(changes.rowCount).toBe(1);
  });

  it('is saved once when its owner returns twice at the same time', async () => {
    const one = await subscribe(shop, buyer, club);
    const back = await decide(await post(one, cardChange(asksTheBank)), 'approved');
    const lockSubscription = 'select 1 from subscriptions where id = $1 for update';
    await withLockHeld(shop.platform, lockSubscription, [one.id], async (_holder, commit) => {
      const both = Promise.all([buyer.send('GET', back), buyer.send('GET', back)]);
      await untilBlocked(shop.platform, 2);
      await commit();
      expect((await both).map((answer) => answer.location)).toEqual(Array(2).fill(`${one.path}?done=card`));
    });
    const changes = await shop.platform.db.$client.query(
      `select 1 from subscription_events where subscription_id = $1 and type = 'card-changed'`,
      [one.id],
    );
    expect(changes.rowCount).toBe(1);
  });

  it('that its owner rejects at the bank changes nothing', async () => {
    const one = await subscribe(shop, buyer, club);
    const back = await decide(await post(one, cardChange(asksTheBank)), 'refused');
    const answer = await buyer.send('GET', back);
    expect(answer.status).toBe(402);
    expect(await cardOf(one)).toBe('4242');
  });
});

describe('a subscription whose first payment needs the bank’s approval', () => {
  it('starts when its owner has approved, and renews with that card', async () => {
    const path = await openSubscribe(buyer, club);
    const form = filledCheckout(await buyer.send('GET', path), asksTheBank);
    const back = await decide(await buyer.send('POST', path, { form }), 'approved');
    const confirmed = await buyer.send('GET', back);
    expect(confirmed.location).toMatch(/^\/checkout\/subscription-confirmed\//);
    expect((await buyer.send('GET', confirmed.location ?? '')).body).toContain('Your subscription');
    shop.platform.clock.set(start + 32 * day);
    await renewSubscriptions(shop.platform);
    const found = await shop.platform.db.$client.query<{ cycles_paid: number }>(
      `select s.cycles_paid from subscriptions s join orders o on o.id = s.first_order_id where o.access_token = $1`,
      [confirmed.location?.split('/').at(-1)],
    );
    expect(found.rows[0]?.cycles_paid).toBe(2);
  });
});
