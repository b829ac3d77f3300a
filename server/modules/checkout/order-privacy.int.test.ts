import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckoutShop, someDetails, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { fieldOf, FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { createHash, createHmac } from 'node:crypto';
import { buildApp } from '../../app.ts';
import { newId, newToken } from '../../platform/ids.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let app: FastifyInstance;
beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1 } });
  shop = await aCheckoutShop(platform);
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const total = 6800 + 600 + 476;
const { email } = someDetails;
/** Not the shop's own data, which is in its footer. */
const address = { ...someDetails.address, line1: '7 Birch Row', city: 'Durham', postalCode: '27701' };
/** What only the buyer may read. */
const { firstName, lastName, line1, city } = address;
const personal = [firstName, lastName, line1, city, email, 'Stoneware', 'Visa'];

interface Placed {
  readonly visitor: FormVisitor;
  readonly confirmed: string;
  readonly status: string;
  readonly number: string;
}

/** A buyer of two mugs, an hour ago, so that rate limits of one test do not affect the next. */
async function anOrder(): Promise<Placed> {
  platform.clock.advance(60 * 60_000);
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  const visitor = new FormVisitor(app, shop.host);
  await visitor.send('GET', '/cart');
  await visitor.add(mug, 2);
  const paid = await visitor.send('POST', '/checkout', visitor.form(total, address));
  const confirmed = String(paid.headers.location);
  const page = await visitor.send('GET', confirmed);
  return {
    visitor,
    confirmed,
    status: confirmed.replace('/checkout/order-confirmed/', '/order-status/'),
    number: /Order (\d+)/.exec(page.body)?.[1] ?? '',
  };
}

const stranger = (): FormVisitor => new FormVisitor(app, shop.host);

/** Answers the page's question with its form. */
async function answer(visitor: FormVisitor, path: string, typed: string) {
  const crumb = fieldOf((await visitor.send('GET', path)).body, 'crumb');
  return visitor.send('POST', path, { crumb, answer: typed });
}

async function lookUp(visitor: FormVisitor, number: string, typed: string) {
  const crumb = fieldOf((await visitor.send('GET', '/order-lookup')).body, 'crumb');
  return visitor.send('POST', '/order-lookup', { crumb, number, email: typed });
}

describe('the link to an order', () => {
  it('shows name and address in the browser that bought, and nothing personal in another', async () => {
    const { visitor, confirmed, status, number } = await anOrder();
    for (const path of [confirmed, status]) {
      const own = await visitor.send('GET', path);
      for (const words of [address.line1, address.lastName, number]) expect(own.body).toContain(words);
      const other = await stranger().send('GET', path);
      expect(other.statusCode).toBe(200);
      expect(other.body).toContain('Is this your order?');
      for (const words of [...personal, number]) expect(other.body).not.toContain(words);
      expect(other.body).not.toContain('data-commerce-event');
      expect(other.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
  });

  it.each([
    ['email address', ` ${email.toUpperCase()}`],
    ['postal code', address.postalCode],
  ])('opens with its %s, from then on without asking', async (_what, typed) => {
    const { status } = await anOrder();
    const visitor = stranger();
    const opened = await answer(visitor, status, typed);
    // The visitor followed the redirect, as a browser does: what is seen answers a GET of the order's page.
    expect(opened.raw.req).toMatchObject({ method: 'GET', url: status });
    expect(opened.body).toContain(address.line1);
    expect((await visitor.send('GET', status)).body).toContain(address.line1);
  });

  it('stays locked with the same sentence for any other input, and keeps the input', async () => {
    const { status } = await anOrder();
    const visitor = stranger();
    const wrong = await answer(visitor, status, 'somebody@else.example');
    expect(wrong.statusCode).toBe(403);
    expect(fieldOf(wrong.body, 'answer')).toBe('somebody@else.example');
    // Shown at its own address, so that a reload resubmits nothing.
    expect(wrong.raw.req).toMatchObject({ method: 'GET', url: expect.stringContaining(`${status}?form=`) });
    const also = await answer(visitor, status, '99999');
    expect(also.body.replace('99999', 'somebody@else.example')).toBe(wrong.body);
    for (const words of personal) expect(wrong.body).not.toContain(words);
    expect((await visitor.send('GET', status)).body).toContain('Is this your order?');
  });

  it('works with cookies off: the response itself shows the order', async () => {
    const { status } = await anOrder();
    const page = await app.inject({
      method: 'POST',
      url: status,
      headers: {
        host: shop.host,
        origin: `http://${shop.host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ answer: email }).toString(),
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(address.line1);
  });

  it('is not opened by a cookie forged from the link', async () => {
    const { status } = await anOrder();
    const token = status.split('/').at(-1) ?? '';
    const visitor = stranger();
    const mark = createHmac('sha256', token).update('order access').digest('base64url').slice(0, 22);
    for (const value of [token, mark, `${token}.${mark}`]) {
      visitor.cookies.set('orderAccess', value);
      expect((await visitor.send('GET', status)).body).toContain('Is this your order?');
    }
  });

  it('resists guessing: after twenty attempts by anyone even the right answer has to wait', async () => {
    const { status, visitor: buyer } = await anOrder();
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await answer(stranger(), status, String(10_000 + guess))).statusCode).toBe(403);
    }
    const late = await answer(stranger(), status, email);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(late.body).toMatch(/Too many attempts\. Please try again in (a minute|\d+ minutes)\./);
    // The buyer's own browser is not asked, and so not locked out.
    expect((await buyer.send('GET', status)).body).toContain(address.line1);
  });

  it('shows its order to the shop’s owner without asking', async () => {
    const { status } = await anOrder();
    const [accountId, secret] = [newId(), newToken(32)];
    await platform.db.$client.query(
      `with account as (
         insert into accounts (id, email, name, password_hash, created_on)
         values ($2, 'mo@example.com', 'Mo Fern', 'x', now())
       )
       insert into contributors (website_id, account_id, role, created_on) values ($1, $2, 'admin', now())`,
      [shop.site.websiteId, accountId],
    );
    const now = platform.clock.now();
    await platform.db.$client.query(
      `insert into account_sessions (token_hash, account_id, created_on, expires_on)
       values ($1, $2, $3, $4)`,
      [
        createHash('sha256').update(secret).digest('base64url'),
        accountId,
        new Date(now),
        new Date(now + 86_400_000),
      ],
    );
    const owner = stranger();
    owner.cookies.set('vitrine_owner', secret);
    expect((await owner.send('GET', status)).body).toContain(address.line1);
  });
});

/** A page without the values of its fields. */
const bare = (html: string): string => html.replaceAll(/value="[^"]*"/g, '');

describe('looking an order up', () => {
  it('opens the order by number and email, and this browser may show it from then on', async () => {
    const { status, number } = await anOrder();
    const visitor = stranger();
    const found = await lookUp(visitor, ` #${number}`, email.toUpperCase());
    expect(found.statusCode).toBe(303);
    expect(found.headers.location).toBe(status);
    expect((await visitor.send('GET', status)).body).toContain(address.line1);
  });

  it('responds the same to a wrong number and a wrong email, and keeps the input', async () => {
    const { number } = await anOrder();
    const wrongNumber = await lookUp(stranger(), '987654', email);
    const wrongEmail = await lookUp(stranger(), number, 'somebody@else.example');
    const postalCode = await lookUp(stranger(), number, address.postalCode);
    expect([wrongNumber.statusCode, wrongEmail.statusCode, postalCode.statusCode]).toEqual([404, 404, 422]);
    expect(fieldOf(wrongEmail.body, 'number')).toBe(number);
    expect(fieldOf(wrongEmail.body, 'email')).toBe('somebody@else.example');
    expect(wrongEmail.raw.req).toMatchObject({
      method: 'GET',
      url: expect.stringMatching(/^\/order-lookup\?form=/),
    });
    expect(bare(wrongNumber.body)).toBe(bare(wrongEmail.body));
    expect(wrongEmail.body).toContain('Look in your confirmation email');
  });

  it('says what is missing, field by field', async () => {
    const page = await lookUp(stranger(), '', '');
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('Enter the order number from your confirmation email.');
    expect(page.body).toContain('Enter the email address you ordered with.');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('resists guessing: after twenty attempts at a number it has to wait', async () => {
    const { number } = await anOrder();
    for (let guess = 0; guess < 20; guess += 1) {
      const tried = await lookUp(stranger(), number, `guess-${guess}@example.com`);
      expect(tried.statusCode).toBe(404);
    }
    const late = await lookUp(stranger(), number, email);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(fieldOf(late.body, 'number')).toBe(number);
  });

  it('is linked in the footer of a site with a shop and on the cart page', async () => {
    const cart = await stranger().send('GET', '/cart');
    expect(cart.body.match(/href="\/order-lookup"/g)).toHaveLength(2);
  });
});
