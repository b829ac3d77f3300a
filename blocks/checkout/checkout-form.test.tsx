import type { CheckoutView, OrderSummaryView } from '@vitrine/contracts/checkout.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { checkBeforePaying } from './check-before-paying.ts';
import { CheckoutForm } from './checkout-form.render.tsx';
import { OrderSummary } from './order-summary.render.tsx';
import { readPlace, samePlace } from './read-place.ts';

const address = {
  firstName: '',
  lastName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'US',
  phone: '',
};
const totals = {
  subtotalMinor: 6800,
  discountMinor: 0,
  deliveryMinor: 600,
  taxMinor: 476,
  taxLines: [{ name: 'North Carolina sales tax', rate: 0.07, amountMinor: 476 }],
  grandTotalMinor: 7876,
};
const line = {
  title: 'Stoneware mug',
  attributes: { Color: 'Moss', Size: 'Large' },
  quantity: 2,
  lineTotalMinor: 6800,
  fullUrl: '/shop/p/stoneware-mug',
  assetUrl: '/media/a/mug.jpg',
  imageAlt: '',
  additionalFields: '',
};
const view: CheckoutView = {
  quote: {
    currency: 'USD',
    lines: [line],
    totals,
    totalQuantity: 2,
    requiresDelivery: true,
    deliveryOptions: [
      { id: 'standard', name: 'Standard delivery', description: '3 to 5 days', priceMinor: 600 },
      { id: 'express', name: 'Express', description: '', priceMinor: 1400 },
    ],
    selectedDeliveryOptionId: 'standard',
    delivered: true,
    codes: [],
    minimumProblem: null,
  },
  values: { email: 'ada@example.com', address, deliveryOptionId: 'standard', note: '' },
  notice: null,
  fieldErrors: {},
  idempotencyKey: 'key-1',
  crumb: 'crumb-1',
  action: '/checkout',
  purpose: 'shopping',
  provider: { name: 'test', takesCards: true, publishableKey: '', scriptUrl: '', wallets: [] },
  countries: [
    { code: 'US', name: 'United States' },
    { code: 'GB', name: 'United Kingdom' },
  ],
  testMode: true,
};
const render = (changes: Partial<CheckoutView> = {}): string =>
  renderToString(<CheckoutForm {...view} {...changes} />);

describe('the checkout form', () => {
  test('posts to /checkout with its crumb, its key and the total it shows', () => {
    const html = render();
    expect(html).toContain('action="/checkout" method="post"');
    expect(html).toContain('name="crumb" value="crumb-1"');
    expect(html).toContain('name="idempotencyKey" value="key-1"');
    expect(html).toContain('name="expectedTotal" value="7876"');
    expect(html).toContain('Pay $78.76');
  });

  test('can update totals without JavaScript, and Enter does that rather than pay', () => {
    const html = render();
    expect(html.indexOf('value="update"')).toBeGreaterThan(0);
    expect(html.indexOf('value="update"')).toBeLessThan(html.indexOf('value="pay"'));
  });

  test.each([
    ['email', 'email'],
    ['firstName', 'shipping given-name'],
    ['line1', 'shipping address-line1'],
    ['postalCode', 'shipping postal-code'],
    ['cardNumber', 'cc-number'],
    ['cardExpiry', 'cc-exp'],
    ['cardCvc', 'cc-csc'],
  ])('tells the browser what %s is', (name, autocomplete) => {
    expect(render()).toMatch(
      new RegExp(
        `<input[^>]*(?:autoComplete="${autocomplete}"[^>]*name="${name}"|name="${name}"[^>]*autoComplete="${autocomplete}")`,
      ),
    );
  });

  test('has a label for every control', () => {
    const html = render();
    const ids = [...html.matchAll(/<(?:input|select|textarea)[^>]*? id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) expect(html).toContain(`for="${id ?? ''}"`);
  });

  test('offers regions only for countries that have them', () => {
    expect(render()).toContain('<optgroup label="United States"');
    expect(render({ countries: [{ code: 'GB', name: 'United Kingdom' }] })).not.toContain('name="region"');
  });

  test('shows each way of delivery with its price, the chosen one marked', () => {
    const html = render();
    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*value="standard"|<input[^>]*value="standard"[^>]*checked=""/,
    );
    expect(html).toContain('$14.00');
  });

  test('puts each error beside its field and links to it from the top', () => {
    const html = render({
      notice: 'Please check the marked fields.',
      fieldErrors: { city: 'Enter a city.', cardNumber: 'Enter a valid card number.' },
    });
    expect(html).toMatch(/<input[^>]*id="checkout-city"[^>]*aria-invalid="true"/);
    expect(html).toContain('aria-describedby="checkout-city-error"');
    expect(html).toContain('href="#checkout-cardNumber"');
    expect(html).toMatch(/role="alert"[^>]*autofocus=""/i);
  });

  test('says which test cards work, in test mode only', () => {
    expect(render()).toContain('4242 4242 4242 4242');
    expect(render({ testMode: false })).not.toContain('4242');
  });

  test('never comes with card data', () => {
    expect(render()).not.toMatch(/name="card(?:Number|Expiry|Cvc)"[^>]* value="/);
  });

  test('asks a purely digital cart for no delivery', () => {
    const html = render({ quote: { ...view.quote, requiresDelivery: false, deliveryOptions: [] } });
    expect(html).toContain('Billing address');
    expect(html).toContain('billing country');
    expect(html).not.toContain('name="deliveryOptionId"');
  });
});

describe('before paying', () => {
  const good = new Map(
    Object.entries({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      line1: '1 Kiln Street',
      city: 'Asheville',
      region: 'NC',
      postalCode: '28801',
      country: 'US',
      deliveryOptionId: 'standard',
      cardNumber: '4242 4242 4242 4242',
      cardExpiry: '12 / 30',
      cardCvc: '123',
    }),
  );
  const now = Date.UTC(2026, 10, 21);
  const check = (changes: Record<string, string> = {}) =>
    checkBeforePaying(new Map([...good, ...Object.entries(changes)]), view.quote, {
      deliveryCountries: ['US', 'GB'],
      withCard: true,
      now,
    });

  test('a complete form has nothing to say', () => {
    expect(check()).toEqual({});
  });

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ city: ' ' }, 'city'],
    [{ postalCode: 'abc' }, 'postalCode'],
    [{ region: 'ZZ' }, 'region'],
    [{ deliveryOptionId: 'pigeon' }, 'deliveryOptionId'],
    [{ cardNumber: '4242 4242 4242 4243' }, 'cardNumber'],
    [{ cardExpiry: '01 / 20' }, 'cardExpiry'],
    [{ cardCvc: '1' }, 'cardCvc'],
  ])('%j is found', (changes, field) => {
    expect(Object.keys(check(changes))).toEqual([field]);
  });

  test('a country without regions needs none', () => {
    expect(check({ country: 'GB', region: 'NC', postalCode: 'SW1A 1AA' })).toEqual({});
  });
});

test('a place is read from the form, and blanks around it do not make another place', () => {
  const place = readPlace(
    new Map([
      ['country', 'US'],
      ['postalCode', ' 28801 '],
    ]),
  );
  expect(place).toEqual({ country: 'US', region: '', postalCode: '28801', deliveryOptionId: null });
  expect(samePlace(place, { ...place })).toBe(true);
  expect(samePlace(place, { ...place, region: 'NC' })).toBe(false);
});

describe('the order summary', () => {
  const order: OrderSummaryView = {
    number: 1001,
    status: 'paid',
    placedOn: '2026-11-21T04:00:00Z',
    fulfilledOn: null,
    email: 'ada@example.com',
    currency: 'USD',
    lines: [line],
    totals,
    refundedMinor: 0,
    deliveryName: 'Standard delivery',
    address: {
      ...address,
      firstName: 'Ada',
      lastName: 'Lovelace',
      line1: '1 Kiln Street',
      city: 'Asheville',
    },
    requiresDelivery: true,
    cardBrand: 'visa',
    cardLast4: '4242',
    testMode: true,
    statusPath: '/order-status/token',
    justPlaced: true,
  };

  test('thanks right after paying and leads to the lasting page', () => {
    const html = renderToString(<OrderSummary {...order} />);
    expect(html).toContain('Thank you for your order');
    expect(html).toContain('Order 1001');
    expect(html).toContain('href="/order-status/token"');
    expect(html).toContain('Visa ending in 4242');
    expect(html).toContain('$78.76');
  });

  test('tells what was given back', () => {
    const html = renderToString(
      <OrderSummary {...order} justPlaced={false} status="partially-refunded" refundedMinor={1000} />,
    );
    expect(html).toContain('Partly refunded');
    expect(html).toContain('-$10.00');
  });
});
