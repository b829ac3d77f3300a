import { Agent, request as httpRequest } from 'node:http';
import { redirectsToForm } from './redirects-to-form.ts';

/** A server's response, as a browser without JavaScript sees it. */
export interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

export const cards = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  lacksFunds: '4000 0000 0000 9995',
} as const;

export interface CheckoutAttempt {
  readonly email: string;
  /** The total the buyer saw, minor units. */
  readonly expectedTotal: number;
  readonly idempotencyKey: string;
  readonly card?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * A person with a cookie jar who shops over real HTTP: the same requests the pages' forms and scripts send.
 * Delivered to Oregon, which has no tax in the demo shop, so that a total is goods plus delivery.
 */
export class Buyer {
  readonly #origin: URL;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, cookies: Readonly<Record<string, string>> = {}) {
    this.#origin = new URL(origin);
    for (const [name, value] of Object.entries(cookies)) this.#cookies.set(name, value);
  }

  /** A second window of the same person, with a copy of the cookie jar. */
  fork(): Buyer {
    return new Buyer(this.#origin.origin, Object.fromEntries(this.#cookies));
  }

  get crumb(): string {
    return this.cookie('crumb');
  }

  /** A cookie of the jar; '' when it is not there. */
  cookie(name: string): string {
    return this.#cookies.get(name) ?? '';
  }

  /**
   * Follows the redirect back to the page of a refused form, as a browser does.
   * @throws when the connection breaks or no response arrives within `timeout` milliseconds.
   */
  async send(
    method: string,
    path: string,
    body?: { json: unknown } | { form: Readonly<Record<string, string>> },
    timeout = 60_000,
  ): Promise<Answer> {
    const answer = await this.#ask(method, path, body, timeout);
    const { location } = answer;
    return method === 'POST' && redirectsToForm(path, location)
      ? this.#ask('GET', location, undefined, timeout)
      : answer;
  }

  #ask(
    method: string,
    path: string,
    body: { json: unknown } | { form: Readonly<Record<string, string>> } | undefined,
    timeout: number,
  ): Promise<Answer> {
    const content =
      body === undefined
        ? null
        : 'json' in body
          ? { type: 'application/json', text: JSON.stringify(body.json) }
          : { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(body.form).toString() };
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        {
          agent,
          host: this.#origin.hostname,
          port: this.#origin.port,
          method,
          path,
          timeout,
          headers: {
            host: this.#origin.host,
            cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(content === null
              ? {}
              : {
                  'content-type': content.type,
                  'content-length': Buffer.byteLength(content.text),
                  'x-csrf-token': this.crumb,
                  origin: this.#origin.origin,
                }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            this.#keepCookies(answer.headers['set-cookie'] ?? []);
            resolve({
              status: answer.statusCode ?? 0,
              location: answer.headers.location ?? null,
              body: Buffer.concat(chunks).toString('utf8'),
            });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no answer from ${method} ${path} in ${timeout} ms`)));
      sent.on('error', reject);
      sent.end(content?.text);
    });
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      const value = pair.slice(cut + 1);
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line))
        this.#cookies.delete(pair.slice(0, cut));
      else this.#cookies.set(pair.slice(0, cut), value);
    }
  }

  /** Opens a page, which sets the crumb cookie. */
  open(path = '/'): Promise<Answer> {
    return this.send('GET', path);
  }

  add(itemId: string, sku: string, quantity = 1): Promise<Answer> {
    return this.send('POST', '/api/commerce/shopping-cart/entries', {
      json: { itemId, sku, quantity, additionalFields: '' },
    });
  }

  /** Applies a discount code or a gift card to the cart. */
  addCode(code: string): Promise<Answer> {
    return this.send('POST', '/api/commerce/shopping-cart/coupons', { json: { code } });
  }

  /** The amount due on the checkout page, minor units. */
  async totalShown(): Promise<number> {
    const { body } = await this.open('/checkout');
    const shown = /name="expectedTotal" value="(\d+)"/.exec(body)?.[1];
    if (shown === undefined) throw new Error('the checkout shows no total');
    return Number(shown);
  }

  /** Posts the checkout form. A paid order redirects (303) to its confirmation. */
  pay(attempt: CheckoutAttempt): Promise<Answer> {
    return this.send('POST', '/checkout', {
      form: {
        crumb: this.crumb,
        action: 'pay',
        email: attempt.email,
        firstName: 'Robin',
        lastName: 'Vale',
        line1: '12 Alder Street',
        line2: '',
        city: 'Portland',
        region: 'OR',
        postalCode: '97205',
        country: 'US',
        phone: '',
        deliveryOptionId: 'standard',
        note: '',
        cardNumber: attempt.card ?? cards.pays,
        cardExpiry: '12 / 40',
        cardCvc: '123',
        idempotencyKey: attempt.idempotencyKey,
        expectedTotal: String(attempt.expectedTotal),
      },
    });
  }
}

/** A product's item id and variants, from its page's public JSON. */
export async function readProduct(
  origin: string,
  urlId: string,
): Promise<{
  id: string;
  variants: { sku: string; qtyInStock: number; attributes: Record<string, string> }[];
}> {
  const answer = await new Buyer(origin).send('GET', `/shop/p/${urlId}?format=json`);
  const context = JSON.parse(answer.body) as {
    item: { id: string; variants: { sku: string; qtyInStock: number; attributes: Record<string, string> }[] };
  };
  return context.item;
}
