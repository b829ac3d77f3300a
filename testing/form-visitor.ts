import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { redirectsToForm } from './redirects-to-form.ts';
import { payingCard, someDetails } from './checkout-fixture.ts';

/** A browser without JavaScript: keeps cookies, posts forms, follows redirects back to refused forms. */
export class FormVisitor {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #host: string;

  constructor(app: FastifyInstance, host: string) {
    this.#app = app;
    this.#host = host;
  }

  async send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: Readonly<Record<string, string>>,
    json?: unknown,
  ): Promise<LightMyRequestResponse> {
    const answer = await this.#app.inject({
      method,
      url,
      headers: {
        host: this.#host,
        accept: json === undefined ? 'text/html' : 'application/json',
        ...(this.cookies.size === 0 ? {} : { cookie: this.#header() }),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json === undefined ? {} : { 'x-csrf-token': this.cookies.get('crumb') ?? '' }),
      },
      ...(body === undefined ? {} : { payload: new URLSearchParams(body).toString() }),
      ...(json === undefined ? {} : { payload: json as object }),
    });
    for (const cookie of answer.cookies) {
      if (cookie.value === '' || cookie.expires?.getTime() === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, decodeURIComponent(cookie.value));
    }
    const { location } = answer.headers;
    return method === 'POST' && redirectsToForm(url, location) ? this.send('GET', location) : answer;
  }

  #header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  /** Adds a variant to the cart. */
  add(item: { readonly itemId: string; readonly variantId: string }, quantity: number) {
    return this.send('POST', '/api/commerce/shopping-cart/entries', undefined, {
      itemId: item.itemId,
      sku: item.variantId,
      quantity,
      additionalFields: '',
    });
  }

  /** The checkout form with the total its page shows, ready to be submitted. */
  form(expectedTotal: number, change: Readonly<Record<string, string>> = {}): Record<string, string> {
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
      expectedTotal: String(expectedTotal),
      action: 'pay',
      ...change,
    };
  }
}

/** The value of a page's first field of this name; '' when there is none. */
export function fieldOf(html: string, name: string): string {
  const tag = [...html.matchAll(/<input[^>]*>/g)]
    .map(([one]) => one)
    .find((one) => one.includes(`name="${name}"`));
  return /value="([^"]*)"/.exec(tag ?? '')?.[1] ?? '';
}
