import {
  aSubscriptionProduct,
  filledCheckout,
  openSubscribe,
  subscribe,
  type Club,
} from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer, cards, type Answer } from '@vitrine/testing/buyer.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';

let shop: TestApp;
let buyer: Buyer;
let club: Club;
beforeAll(async () => {
  shop = await startTestApp();
  club = await aSubscriptionProduct(shop, 'club');
  buyer = new Buyer(shop.origin);
  await buyer.open();
});
afterAll(() => shop.close());

const call = '/api/3/commerce/cart/subscription';
const ask = (json: object, who = buyer) => who.send('POST', call, { json });
const subscribeBody = (change: object = {}): object => ({
  itemId: club.itemId,
  sku: club.sku,
  qty: 1,
  additionalFields: '',
  ...change,
});

async function count(text: string): Promise<number> {
  const found = await shop.platform.db.$client.query<{ count: number }>(
    `select count(*)::int as count ${text}`,
  );
  return found.rows[0]?.count ?? -1;
}

describe('the subscribe call', () => {
  it.each([
    ['qty', { qty: 2 }],
    ['quantity', { qty: undefined, quantity: '2' }],
    ['no quantity at all', { qty: undefined }],
  ])('returns a cart token for %s', async (_, change) => {
    const answer = await ask(subscribeBody(change));
    expect(answer.status, answer.body).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({ cartToken: expect.stringMatching(/^[\w-]{32,64}$/) as string });
  });

  it.each([
    [{ qty: 1.5 }, 422, 'Quantity must be a whole number'],
    [{ qty: '2.5' }, 422, 'Quantity must be a whole number'],
    [{ qty: 'many' }, 422, 'Quantity must be a number.'],
    [{ qty: 0 }, 422, 'Quantity must be between 1 and 9999.'],
    [{ itemId: newId() }, 409, 'Sorry, that item is no longer available.'],
    [{ sku: 'NO-SUCH' }, 409, 'Sorry, that item variant is unavailable. Please select another variant.'],
    [{ additionalFields: '{"broken"' }, 422, 'Please check the answers to this product’s questions.'],
  ])('responds to %o with %i "%s"', async (change, status, message) => {
    const answer = await ask(subscribeBody(change));
    expect([answer.status, (JSON.parse(answer.body) as { message: string }).message]).toEqual([
      status,
      message,
    ]);
  });

  it('refuses a one-time product, and the cart refuses a subscription product', async () => {
    const itemId = await shop.shop?.addProduct('mug');
    const answer = await ask(subscribeBody({ itemId, sku: 'MUG' }));
    expect([answer.status, answer.body]).toEqual([409, expect.stringContaining('NOT_SOLD_YET') as string]);
    const added = await buyer.add(club.itemId, club.sku);
    expect(added.status).toBe(409);
  });

  it('refuses a stranger’s call', async () => {
    const stranger = await shop.app.inject({
      method: 'POST',
      url: call,
      headers: { host: new URL(shop.origin).host, cookie: 'crumb=crumb-of-a-visitor-01' },
      payload: subscribeBody(),
    });
    expect(stranger.statusCode).toBe(403);
    expect(stranger.json()).toMatchObject({
      message: 'Your session has expired. Please reload the page and try again.',
    });
    const noCookies = await shop.app.inject({
      method: 'POST',
      url: call,
      headers: { host: new URL(shop.origin).host, 'x-csrf-token': 'crumb-of-a-visitor-01' },
      payload: subscribeBody(),
    });
    expect(noCookies.json()).toMatchObject({
      message: 'Please enable cookies in your browser, reload the page, and try again.',
    });
  });
});

const postForm = (change: Record<string, string> = {}) =>
  buyer.send('POST', '/cart/subscription', {
    form: { crumb: buyer.crumb, itemId: club.itemId, sku: club.sku, quantity: '1', ...change },
  });

describe('the product’s form without JavaScript', () => {
  it('redirects to the checkout of the subscription', async () => {
    const answer = await postForm();
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/subscribe\?cartToken=[\w-]{32,64}$/) as string,
    ]);
    expect((await buyer.send('GET', answer.location ?? '')).body).toContain('Clay Club');
  });

  it('redirects to the product with the reason when it is refused', async () => {
    const answer = await postForm({ quantity: '1.5' });
    expect([answer.status, answer.location]).toEqual([303, `${club.path}?notice=QUANTITY_NOT_WHOLE`]);
    expect((await buyer.send('GET', answer.location ?? '')).body).toContain(
      'Quantity must be a whole number',
    );
  });
});

describe('the checkout of a subscription', () => {
  it('shows what is charged now, what later, and when', async () => {
    const { body, status } = await buyer.send('GET', await openSubscribe(buyer, club, 2));
    expect(status).toBe(200);
    expect(body).toContain('Then $60.00 monthly, with delivery and tax as today.');
    expect(body).toContain('Your next payment is on April 2, 2026.');
    expect(body).toContain('Pay $66.00');
  });

  it('says that a plan of one cycle is charged once', async () => {
    const once = await aSubscriptionProduct(shop, 'once', {
      plan: { billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: 1 },
    });
    const { body } = await buyer.send('GET', await openSubscribe(buyer, once));
    expect(body).toContain('$30.00 yearly for 1 year.');
    expect(body).toContain('It runs until March 2, 2027.');
    expect(body).not.toContain('next payment');
  });

  it.each([
    '',
    '?cartToken=',
    '?cartToken=short',
    `?cartToken=${'x'.repeat(43)}`,
    `?cartToken=${'<script>'.repeat(5)}`,
  ])('explains that a link like /checkout/subscribe%s is not valid', async (query) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await buyer.send(
        method,
        `/checkout/subscribe${query.replaceAll('<', '%3C')}`,
        method === 'POST' ? { form: { crumb: buyer.crumb, action: 'pay' } } : undefined,
      );
      expect(answer.status).toBe(404);
      expect(answer.body).toContain('This link does not work');
      expect(answer.body).toContain('Nothing was charged.');
    }
  });

  it('does not open with the token of a shopping cart', async () => {
    const itemId = (await shop.shop?.addProduct('bowl')) ?? '';
    const other = new Buyer(shop.origin);
    await other.open();
    await other.add(itemId, 'BOWL');
    const secret = other.cookie('CART');
    expect((await buyer.send('GET', `/checkout/subscribe?cartToken=${secret}`)).status).toBe(404);
  });

  it('shows its order when its link is opened again after payment', async () => {
    const path = await openSubscribe(buyer, club);
    const form = filledCheckout(await buyer.send('GET', path));
    const paid = await buyer.send('POST', path, { form });
    expect(paid.location).toMatch(/^\/checkout\/subscription-confirmed\//);
    expect((await buyer.send('GET', path)).location).toBe(paid.location);
    const confirmed = await buyer.send('GET', paid.location ?? '');
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toContain('Your next payment is on April 2, 2026.');
    expect(confirmed.body).toMatch(/href="\/subscription\/[\w-]+"/);
    expect(confirmed.body).toContain('page-type-206');
  });

  it('charges once however often and concurrently it is posted', async () => {
    const before = await count("from test_gateway_charges where status = 'captured'");
    const path = await openSubscribe(buyer, club);
    const form = filledCheckout(await buyer.send('GET', path));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        buyer.send('POST', path, {
          form: { ...form, idempotencyKey: turn < 3 ? (form['idempotencyKey'] ?? '') : newId() },
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.location)).size).toBe(1);
    expect(await count("from test_gateway_charges where status = 'captured'")).toBe(before + 1);
    expect((await auditBooks(shop.platform.url, {})).faults).toEqual([]);
  });

  it('keeps the form when the card is declined, and starts nothing', async () => {
    const before = await count('from subscriptions');
    const path = await openSubscribe(buyer, club);
    const form = filledCheckout(await buyer.send('GET', path), cards.declines);
    const declined = await buyer.send('POST', path, { form });
    expect(declined.status).toBe(402);
    expect(declined.body).toContain('Your card was declined. Please try another card.');
    expect(declined.body).toContain('june@example.com');
    expect(await count('from subscriptions')).toBe(before);
  });

  it('works with cookies off, from the product to the customer’s page', async () => {
    const host = new URL(shop.origin).host;
    const headers = {
      host,
      origin: shop.origin,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const post = (url: string, fields: Record<string, string>) =>
      shop.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
    const opened = await post('/cart/subscription', { itemId: club.itemId, sku: club.sku, quantity: '1' });
    const path = String(opened.headers.location);
    const page = await shop.app.inject({ method: 'GET', url: path, headers: { host } });
    const form = filledCheckout({ status: 200, location: null, body: page.body });
    const paid = await post(path, form);
    expect(paid.statusCode, paid.body.slice(0, 300)).toBe(303);
    // Without cookies nothing is remembered: the page asks for the order's email address and then shows the order.
    const response = await shop.app.inject({
      method: 'GET',
      url: String(paid.headers.location),
      headers: { host },
    });
    const [, action = ''] = /action="(\/order-status\/[\w-]+)"/.exec(response.body) ?? [];
    const confirmed = await post(action, { answer: form['email'] ?? '' });
    const own = /href="(\/subscription\/[\w-]+)"/.exec(confirmed.body)?.[1] ?? '';
    const own200 = await shop.app.inject({ method: 'GET', url: own, headers: { host } });
    expect(own200.statusCode).toBe(200);
    const crumb = /name="crumb" value="([^"]*)"/.exec(own200.body)?.[1] ?? '';
    expect((await post(own, { crumb, action: 'pause' })).headers.location).toBe(`${own}?done=paused`);
    const forged = await shop.app.inject({
      method: 'POST',
      url: own,
      headers: { ...headers, origin: 'https://elsewhere.example' },
      payload: 'action=cancel',
    });
    expect([forged.statusCode, forged.headers.location]).toEqual([303, expect.stringContaining('form=')]);
    const still = await shop.app.inject({ method: 'GET', url: own, headers: { host } });
    expect(still.body).not.toContain('Your subscription will end');
  });

  it('saves the card at the provider and stores no card data itself', async () => {
    const one = await subscribe(shop, buyer, club);
    const found = await shop.platform.db.$client.query<Record<string, string>>(
      'select payment_method, card_brand, card_last4 from subscriptions where id = $1',
      [one.id],
    );
    expect(found.rows[0]).toMatchObject({ card_brand: 'visa', card_last4: '4242' });
    expect(found.rows[0]?.['payment_method']).toMatch(/^pm_/);
    const kept = await shop.platform.db.$client.query(
      `select 1 from carts c left join payments p on p.cart_id = c.id
       where (c.details::text || coalesce(p.draft::text, '')) like '%4242424242424242%'`,
    );
    expect(kept.rowCount).toBe(0);
  });
});

describe('a visitor who repeats the call without end', () => {
  it('is asked to try again in a few seconds, and then succeeds', async () => {
    const guarded = await startTestApp('small', { config: { rateLimits: 0.05 } });
    try {
      const flood = new Buyer(guarded.origin);
      await flood.open();
      const again = (): Promise<Answer> => flood.send('POST', call, { json: subscribeBody() });
      let answer = await again();
      for (let turn = 0; turn < 50 && answer.status !== 429; turn += 1) answer = await again();
      expect([answer.status, (JSON.parse(answer.body) as { message: string }).message]).toEqual([
        429,
        'Please try again in a few seconds.',
      ]);
      guarded.platform.clock.advance(60_000);
      expect((await again()).status).toBe(409);
    } finally {
      await guarded.close();
    }
  });
});
