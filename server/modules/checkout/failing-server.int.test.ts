import type { FastifyInstance } from 'fastify';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

const total = 6800 + 600 + 476;

/** The database error, and the page a visitor sees. */
const failures = [
  [500, new Error('broken'), 'Something went wrong on our side. Please try again.'],
  [503, Object.assign(new Error('away'), { code: 'ECONNREFUSED' }), 'Please try again in a few seconds.'],
] as const;

/** Sends a request whose every query fails. */
async function whileBroken<T>(error: Error, send: () => Promise<T>): Promise<T> {
  const { $client } = platform.db;
  const broken = (['query', 'connect'] as const).map((name) =>
    vi.spyOn($client, name).mockRejectedValue(error as never),
  );
  try {
    return await send();
  } finally {
    for (const one of broken) one.mockRestore();
  }
}

const plain = (value: string): string => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The fields of a page's form, as a browser would post them. */
function fieldsIn(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
      plain(name ?? ''),
      plain(value ?? ''),
    ]),
  );
}

async function ordersOf(): Promise<number> {
  const { rows } = await platform.db.$client.query<{ count: number }>(
    'select count(*)::int as count from orders',
  );
  return rows[0]?.count ?? 0;
}

it.each(failures)(
  'without JavaScript a shop that answers %i at every step says so, keeps the form, and sells one order in the end',
  async (status, error, sentence) => {
    const mug = await shop.sell({ title: 'Stoneware Mug', priceMinor: 3400, quantity: 12 });
    const visitor = new FormVisitor(app, shop.host);
    const before = await ordersOf();

    /** A page fails and says so; after a reload it is shown. */
    const look = async (url: string) => {
      const failed = await whileBroken(error, () => visitor.send('GET', url));
      expect([url, failed.statusCode]).toEqual([url, status]);
      expect(failed.body).toContain(sentence);
      expect(failed.body).toContain(`href="${url}"`);
      return visitor.send('GET', url);
    };
    /**
     * A form fails and says so; submitted again by the button of that page, complete except for the card, it succeeds.
     */
    const press = async (url: string, fields: Readonly<Record<string, string>>) => {
      const failed = await whileBroken(error, () => visitor.send('POST', url, fields));
      expect([url, failed.statusCode]).toEqual([url, status]);
      expect(failed.body).toContain(sentence);
      expect(failed.body).toContain(`<form method="post" action="${url}">`);
      expect(failed.body).toContain('Try again');
      const kept = fieldsIn(failed.body);
      const { cardNumber, cardExpiry, cardCvc, ...rest } = fields;
      expect(kept).toEqual(rest);
      const card = cardNumber === undefined ? {} : { cardNumber, cardExpiry, cardCvc };
      return visitor.send('POST', url, { ...kept, ...card } as Record<string, string>);
    };

    await visitor.send('GET', '/cart');
    const crumb = visitor.cookies.get('crumb') ?? '';
    await press('/cart/entries', { crumb, itemId: mug.itemId, sku: mug.variantId, quantity: '2' });
    expect((await look('/cart')).body).toContain('Stoneware Mug');
    await press('/cart/location', { crumb, country: 'US', region: 'OR', postalCode: '97205' });
    expect((await look('/checkout')).statusCode).toBe(200);
    const form = visitor.form(total, { note: 'Ring "twice" & wait' });
    await press('/checkout', { ...form, action: 'update' });
    const paid = await press('/checkout', form);
    expect(paid.statusCode).toBe(303);
    const order = String(paid.headers.location);
    expect((await look(order)).body).toContain('Thank you for your order');
    // The order's page can be requested again, and the form submitted once more: it is the same order.
    expect((await visitor.send('POST', '/checkout', form)).headers.location).toBe(order);
    expect(await ordersOf()).toBe(before + 1);
  },
);

it('a buyer who lost the response to "Pay" finds the order by going back to the checkout', async () => {
  const mug = await shop.sell({ title: 'Stoneware Mug', priceMinor: 3400, quantity: 12 });
  const visitor = new FormVisitor(app, shop.host);
  await visitor.send('GET', '/cart');
  await visitor.add(mug, 2);
  await visitor.send('GET', '/checkout');
  const before = await ordersOf();
  const known = new Map(visitor.cookies);
  const form = visitor.form(total);
  const paid = await visitor.send('POST', '/checkout', form);
  // The cookies of a lost response are lost, too.
  visitor.cookies.clear();
  for (const [name, value] of known) visitor.cookies.set(name, value);
  const back = await visitor.send('GET', '/checkout');
  expect([back.statusCode, back.headers.location]).toEqual([303, paid.headers.location]);
  expect((await visitor.send('GET', String(back.headers.location))).body).toContain(
    'Thank you for your order',
  );
  expect(await ordersOf()).toBe(before + 1);
});
