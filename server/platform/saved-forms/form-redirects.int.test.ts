// PostgreSQL: both (rows claimed by several servers at once)
import type { FastifyInstance } from 'fastify';
import { aCheckoutShop, decliningCard, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { insertSavedForm } from './repository.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let app: FastifyInstance;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const total = 6800 + 600 + 476;

/** A buyer with two mugs at 34.00 in the cart. */
async function atTheCheckout() {
  const mug = await shop.sell({
    title: 'Stoneware Mug',
    priceMinor: 3400,
    quantity: 12,
    attributes: { Glaze: 'Oat', Size: 'Small' },
  });
  const visitor = new FormVisitor(app, shop.host);
  await visitor.send('GET', '/cart');
  expect((await visitor.add(mug, 2)).statusCode).toBe(200);
  await visitor.send('GET', '/checkout');
  return { ...mug, visitor };
}

/** Posts like a browser, without following the redirect. */
function post(
  visitor: FormVisitor,
  url: string,
  fields: Readonly<Record<string, string>>,
  accept = 'text/html',
) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      host: shop.host,
      accept,
      origin: `http://${shop.host}`,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ crumb: visitor.cookies.get('crumb') ?? '', ...fields }).toString(),
  });
}

it.each<[string, (form: Record<string, string>) => Record<string, string>, number, string]>([
  ['a decline', (form) => ({ ...form, cardNumber: decliningCard.number }), 402, 'Your card was declined.'],
  ['a slip', (form) => ({ ...form, email: 'nobody' }), 422, 'Email is invalid'],
  ['an unknown code', (form) => ({ ...form, action: 'add-code', code: 'NOPE' }), 200, 'the code NOPE.'],
  ['another total', (form) => ({ ...form, expectedTotal: '1' }), 409, 'The total is now $78.76.'],
  ['a stale form', (form) => ({ ...form, crumb: 'x'.repeat(22) }), 403, 'Your session has expired.'],
])(
  '%s at the checkout ends in a redirect, so that Back never asks to send it again',
  async (_, change, status, said) => {
    const { visitor } = await atTheCheckout();
    const answer = await post(visitor, '/checkout', change({ ...visitor.form(total), city: 'Marshall' }));
    expect(answer.statusCode).toBe(303);
    const page = await visitor.send('GET', String(answer.headers.location));
    expect(page.statusCode).toBe(status);
    expect(page.body).toContain(said);
    expect(page.body).toContain('value="Marshall"');
    // A new visit of the checkout has the values but no error.
    const fresh = await visitor.send('GET', '/checkout');
    expect(fresh.statusCode).toBe(200);
    expect(fresh.body).not.toContain(said);
  },
);

it('every other refused purchase form redirects to a page with the reason', async () => {
  const { visitor } = await atTheCheckout();
  const entry = '018f0000-0000-7000-8000-000000000000';
  for (const [url, fields, said] of [
    ['/cart/codes', { code: 'NOPE' }, 'NOPE'],
    ['/cart/location', { country: 'US', region: 'NC', postalCode: 'x' }, 'aria-invalid'],
    [`/cart/entries/${entry}`, { quantity: '2' }, 'That line is no longer in your cart.'],
    ['/cart/codes', { code: 'NOPE', crumb: 'x'.repeat(22) }, 'Your session has expired.'],
    ['/checkout', { action: 'update' }, ''],
  ] as const) {
    const answer = await post(visitor, url, fields);
    expect([url, answer.statusCode]).toEqual([url, 303]);
    expect((await visitor.send('GET', String(answer.headers.location))).body).toContain(said);
  }
});

it('a declined form is shown again to its own browser only, without card data, and expires', async () => {
  const { visitor } = await atTheCheckout();
  const form = { ...visitor.form(total), cardNumber: decliningCard.number, cardCvc: '987' };
  const path = String((await post(visitor, '/checkout', form)).headers.location);
  const { rows } = await platform.db.$client.query<{ kept: string }>(
    'select state::text as kept from kept_forms',
  );
  expect(rows.map(({ kept }) => kept).join()).not.toMatch(/4000 ?0000|"987"/);
  const other = await atTheCheckout();
  expect((await other.visitor.send('GET', path)).body).not.toContain('Your card was declined.');
  expect((await visitor.send('GET', path)).body).toContain('Your card was declined.');
  platform.clock.advance(31 * 60_000);
  expect((await visitor.send('GET', path)).body).not.toContain('Your card was declined.');
});

it('after a decline the page opens at the card', async () => {
  const { visitor } = await atTheCheckout();
  const page = await visitor.send('POST', '/checkout', {
    ...visitor.form(total),
    cardNumber: decliningCard.number,
  });
  const [number = ''] = /<input[^>]*name="cardNumber"[^>]*>/.exec(page.body) ?? [];
  expect(number).toMatch(/autofocus=""/i);
  expect(number).toContain('aria-invalid="true"');
  expect(page.body.match(/autofocus=""/gi)).toHaveLength(1);
});

it('a script gets JSON: the order’s address, or the reason for a refusal, and the form stays', async () => {
  const { visitor } = await atTheCheckout();
  const json = 'application/json';
  const form = visitor.form(total);
  const declined = await post(visitor, '/checkout', { ...form, cardNumber: decliningCard.number }, json);
  expect(declined.statusCode).toBe(402);
  const sentence = 'Your card was declined. Please try another card.';
  expect(declined.json()).toMatchObject({
    error: 'CARD_DECLINED',
    message: sentence,
    fields: { cardNumber: sentence },
  });
  const again = { ...form, idempotencyKey: 'second' };
  const paid = await post(visitor, '/checkout', again, json);
  expect([paid.statusCode, paid.json()]).toEqual([
    200,
    { url: expect.stringMatching(/^\/checkout\/order-confirmed\//) },
  ]);
  // The response was lost: a retry returns the existing order.
  expect((await post(visitor, '/checkout', again, json)).json()).toEqual(paid.json());
});

it('a changed price is reported with its line, first noticed by the page or by the press on Pay', async () => {
  const { visitor, variantId } = await atTheCheckout();
  const reprice = (minor: number) =>
    platform.db.$client.query('update variants set price_minor = $2 where id = $1', [variantId, minor]);
  await reprice(3500);
  const refused = await visitor.send('POST', '/checkout', visitor.form(total));
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain(
    'Stoneware Mug (Oat, Small) is now $35.00 instead of $34.00. The total is now $80.90. Please check it and pay again.',
  );
  expect((await visitor.send('GET', '/checkout')).body).not.toContain('instead of');
  await reprice(3600);
  const named = 'Stoneware Mug (Oat, Small) is now $36.00 instead of $35.00.';
  expect((await visitor.send('GET', '/checkout')).body).toContain(named);
  expect((await visitor.send('GET', '/checkout')).body).not.toContain(named);
});

it('live totals report lines whose price changed, and not changes the buyer made', async () => {
  const { visitor, variantId } = await atTheCheckout();
  const path = '/api/commerce/checkout/quote';
  const place = { country: 'US', region: 'OR', postalCode: '97205', deliveryOptionId: 'standard' };
  const first = (await visitor.send('POST', path, undefined, place)).json();
  const { lines, deliveryOptions, codes, totals } = first;
  const shown = { lines, deliveryOptions, codes, dueMinor: totals.amountDueMinor };
  const express = { ...place, deliveryOptionId: 'express', shown };
  expect((await visitor.send('POST', path, undefined, express)).json()).toMatchObject({ changes: '' });
  await platform.db.$client.query('update variants set price_minor = 3500 where id = $1', [variantId]);
  expect((await visitor.send('POST', path, undefined, express)).json()).toMatchObject({
    changes:
      'Stoneware Mug (Oat, Small) is now $35.00 instead of $34.00. The total is now $84.00 instead of $74.00. Please check it before you pay.',
  });
});

it('saved forms are bounded and expire', async () => {
  const { websiteId } = shop.site;
  const count = async (): Promise<number> =>
    Number((await platform.db.$client.query('select count(*) from kept_forms')).rows[0].count);
  const { visitor } = await atTheCheckout();
  await platform.db.$client.query('delete from kept_forms');
  await platform.db.$client.query(
    `insert into kept_forms (website_id, id, path, crumb, state, kept_on)
     select $1, 'filler-' || n, '/cart', '', '{}', $2 from generate_series(1, 2000) n`,
    [websiteId, new Date(platform.clock.now())],
  );
  const one = { websiteId, path: '/cart', crumb: '', json: '{}', now: new Date(platform.clock.now()) };
  expect(await insertSavedForm(platform.db, { ...one, id: 'one-too-many' })).toBe(false);
  // Then the post responds with the complete page itself.
  const answer = await post(visitor, '/checkout', {
    ...visitor.form(total),
    email: 'nobody',
    city: 'Marshall',
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('value="Marshall"');
  platform.clock.advance(31 * 60_000);
  await post(visitor, '/checkout', { ...visitor.form(total), email: 'nobody' });
  expect(await count()).toBeLessThan(2000);
});
