import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCheckoutShop,
  decliningCard,
  payingCard,
  someDetails,
  type CheckoutShop,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { redirectsToForm } from '@vitrine/testing/redirects-to-form.ts';
import { buildApp } from '../../app.ts';

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

/** A browser without JavaScript: stores cookies, posts forms, and sees refused ones again. */
class Visitor {
  readonly cookies = new Map<string, string>();

  async send(
    method: 'GET' | 'POST',
    url: string,
    body?: Record<string, string>,
    json?: unknown,
  ): Promise<LightMyRequestResponse> {
    const answer = await app.inject({
      method,
      url,
      headers: {
        host: shop.host,
        accept: 'text/html',
        ...(this.cookies.size === 0 ? {} : { cookie: this.#header() }),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json === undefined ? {} : { 'x-csrf-token': this.cookies.get('crumb') ?? '' }),
      },
      ...(body === undefined ? {} : { payload: new URLSearchParams(body).toString() }),
      ...(json === undefined ? {} : { payload: json as object }),
    });
    for (const cookie of answer.cookies) {
      if (cookie.value === '' || cookie.expires?.getTime() === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const { location } = answer.headers;
    return method === 'POST' && redirectsToForm(url, location) ? this.send('GET', location) : answer;
  }

  #header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  form(change: Record<string, string> = {}): Record<string, string> {
    const { deliveryOptionId, ...details } = someDetails;
    return {
      ...details.address,
      email: details.email,
      note: '',
      deliveryOptionId: deliveryOptionId ?? '',
      cardNumber: payingCard.number,
      cardExpiry: payingCard.expiry,
      cardCvc: payingCard.cvc,
      crumb: this.cookies.get('crumb') ?? '',
      idempotencyKey: `key-${Math.random()}`,
      expectedTotal: String(6800 + 600 + 476),
      action: 'pay',
      ...change,
    };
  }
}

/** A buyer at the checkout with two mugs at 34.00 in the cart. */
async function atTheCheckout(): Promise<{ visitor: Visitor; variantId: string }> {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  const visitor = new Visitor();
  await visitor.send('GET', '/');
  const added = await visitor.send('POST', '/api/commerce/shopping-cart/entries', undefined, {
    itemId: mug.itemId,
    sku: mug.variantId,
    quantity: 2,
    additionalFields: '',
  });
  expect(added.statusCode).toBe(200);
  const page = await visitor.send('GET', '/checkout');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  return { visitor, variantId: mug.variantId };
}

describe('the checkout', () => {
  it('redirects a visitor without a cart to the cart page', async () => {
    const visitor = new Visitor();
    const answer = await visitor.send('GET', '/checkout');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/cart');
  });

  it('is paid by a plain form, ends the cart, and shows the order when the buyer goes back', async () => {
    const { visitor, variantId } = await atTheCheckout();
    const form = visitor.form();
    const jar = new Map(visitor.cookies);
    const paid = await visitor.send('POST', '/checkout', form);
    expect(paid.statusCode).toBe(303);
    const confirmed = String(paid.headers.location);
    expect(confirmed).toMatch(/^\/checkout\/order-confirmed\/[\w-]{22}$/);
    expect(visitor.cookies.has('CART')).toBe(false);
    const page = await visitor.send('GET', confirmed);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('$78.76');
    expect(page.body).toContain('North Carolina');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect((await visitor.send('GET', '/checkout')).headers.location).toBe(confirmed);
    expect((await visitor.send('POST', '/checkout', form)).headers.location).toBe(confirmed);
    // The same form from a window that never got the response.
    const other = new Visitor();
    for (const [name, value] of jar) other.cookies.set(name, value);
    expect((await other.send('POST', '/checkout', form)).headers.location).toBe(confirmed);
    expect(await shop.stockOf(variantId)).toBe(10);
    const status = await visitor.send(
      'GET',
      confirmed.replace('/checkout/order-confirmed/', '/order-status/'),
    );
    expect(status.body).toContain('North Carolina');
  });

  it('shows a decline with its reason and keeps all but the card', async () => {
    const { visitor } = await atTheCheckout();
    const declined = await visitor.send(
      'POST',
      '/checkout',
      visitor.form({ cardNumber: decliningCard.number }),
    );
    expect(declined.statusCode).toBe(402);
    expect(declined.body).toContain('Your card was declined.');
    expect(declined.body).toContain('12 Kiln Lane');
    expect(declined.body).not.toContain('4000 0000 0000 0002"');
    const again = await visitor.send('GET', '/checkout');
    expect(again.body).toContain('12 Kiln Lane');
    expect((await visitor.send('POST', '/checkout', visitor.form())).statusCode).toBe(303);
  });

  it('marks invalid fields with 422', async () => {
    const { visitor } = await atTheCheckout();
    const wrong = visitor.form({ email: 'nobody', postalCode: '2880', region: '', cardCvc: '' });
    const answer = await visitor.send('POST', '/checkout', wrong);
    expect(answer.statusCode).toBe(422);
    for (const sentence of [
      'Email is invalid',
      'ZIP Codes need to be 5 digits.',
      'Choose a state.',
      'Enter the security code.',
    ]) {
      expect(answer.body).toContain(sentence);
    }
  });

  it('shows the new total and charges nothing when it is not the one that was shown', async () => {
    const { visitor, variantId } = await atTheCheckout();
    const answer = await visitor.send('POST', '/checkout', visitor.form({ expectedTotal: '7400' }));
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('The total is now $78.76. Please check it and pay again.');
    expect(await shop.stockOf(variantId)).toBe(12);
  });

  it('prices a place without JavaScript by its update button', async () => {
    const { visitor } = await atTheCheckout();
    const answer = await visitor.send(
      'POST',
      '/checkout',
      visitor.form({ action: 'update', deliveryOptionId: 'express' }),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('$86.76');
  });

  it('refuses a form with a forged crumb and shows the checkout again', async () => {
    const { visitor, variantId } = await atTheCheckout();
    const answer = await visitor.send('POST', '/checkout', visitor.form({ crumb: 'x'.repeat(22) }));
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('Your session has expired. Please reload the page and try again.');
    expect(await shop.stockOf(variantId)).toBe(12);
  });

  it('returns live totals for a place, and reports a country without delivery', async () => {
    const { visitor } = await atTheCheckout();
    const ask = (country: string, region: string) =>
      visitor.send('POST', '/api/commerce/checkout/quote', undefined, { country, region, postalCode: '' });
    expect((await ask('us', 'ny')).json()).toMatchObject({
      deliveryProblem: null,
      selectedDeliveryOptionId: 'standard',
      totals: { taxMinor: 544, grandTotalMinor: 6800 + 600 + 544 },
    });
    expect((await ask('FR', '')).json()).toMatchObject({
      deliveryProblem: 'We do not deliver to that country.',
      deliveryOptions: [],
    });
    const refused = await visitor.send('POST', '/checkout', visitor.form({ country: 'FR', region: '' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('We do not deliver to that country.');
  });

  it('shows no order without its secret', async () => {
    const answer = await new Visitor().send('GET', '/order-status/aaaaaaaaaaaaaaaaaaaaaa');
    expect(answer.statusCode).toBe(404);
    expect((await new Visitor().send('GET', '/order-status/x')).statusCode).toBe(404);
  });

  it('handles malformed input', async () => {
    const { visitor, variantId } = await atTheCheckout();
    const long = await visitor.send('POST', '/checkout', visitor.form({ line1: 'x'.repeat(5000) }));
    expect(long.statusCode).toBe(422);
    const wrong = await visitor.send('POST', '/checkout', visitor.form({ expectedTotal: '-1e9' }));
    expect(wrong.statusCode).toBe(409);
    const quote = await visitor.send('POST', '/api/commerce/checkout/quote', undefined, { country: 7 });
    expect(quote.statusCode).toBe(422);
    expect(await shop.stockOf(variantId)).toBe(12);
  });
});
