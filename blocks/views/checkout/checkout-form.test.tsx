import type { CheckoutView, OrderSummaryView } from '@vitrine/contracts/checkout.ts';
import { paymentTexts } from '@vitrine/domain/text/en/placing.ts';
import { countriesIn } from '@vitrine/domain/region/countries.ts';
import { regionHint } from '@vitrine/domain/order/region-hint.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inLocale } from '../../locale.ts';
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
    deliveryProblem: null,
    codes: [],
    minimumProblem: null,
  },
  values: { email: 'ada@example.com', address, deliveryOptionId: 'standard', note: '' },
  notice: null,
  fieldErrors: {},
  idempotencyKey: 'key-1',
  payTexts: paymentTexts,
  crumb: 'crumb-1',
  action: '/checkout',
  purpose: 'shopping',
  provider: { name: 'test', takesCards: true, publishableKey: '', scriptUrl: '' },
  countries: countriesIn('en').filter(({ code }) => code === 'US' || code === 'GB'),
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

  test('a mistyped email domain and a ZIP code of another state get a hint, and can be submitted anyway', () => {
    const hint = regionHint({ country: 'US', region: 'OR', postalCode: '10001' }, 'en');
    const html = render({
      values: { ...view.values, email: 'rowan@gmial.com' },
      quote: { ...view.quote, regionHint: hint },
    });
    expect(html).toContain('Did you mean rowan@gmail.com?');
    expect(html).toContain('10001 is a ZIP code of New York. Is the state right?');
    expect(html).not.toContain('aria-invalid');
    expect(render()).not.toContain('Did you mean');
  });

  test('can update totals without JavaScript, which Enter does rather than pay', () => {
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
    expect(render({ countries: countriesIn('en').filter(({ code }) => code === 'GB') })).not.toContain(
      'name="region"',
    );
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

  test('is never rendered with card data', () => {
    expect(render()).not.toMatch(/name="card(?:Number|Expiry|Cvc)"[^>]* value="/);
  });

  test('asks a purely digital cart for no delivery', () => {
    const html = render({ quote: { ...view.quote, requiresDelivery: false, deliveryOptions: [] } });
    expect(html).toContain('Billing address');
    expect(html).toContain('billing country');
    expect(html).not.toContain('name="deliveryOptionId"');
  });
});

const paid = (amountDueMinor: number): CheckoutView['quote']['totals'] => ({
  ...totals,
  discountMinor: 680,
  discounts: [{ code: 'TENTH', name: 'A tenth', amountMinor: 680 }],
  giftCards: [{ last4: '7K2P', amountMinor: 7876 - amountDueMinor }],
  amountDueMinor,
});

describe('payment other than by card', () => {
  test('codes and gift cards are listed in the totals, each by its name, and the rest is the amount due', () => {
    const html = render({ quote: { ...view.quote, totals: paid(2876) } });
    expect(html).toContain('Discount (TENTH)');
    expect(html).toContain('Gift card ending 7K2P');
    expect(html).toContain('-$50.00');
    expect(html).toContain('Pay $28.76');
    expect(html).toContain('name="expectedTotal" value="2876"');
    expect(html).toContain('name="shownCodes" value="TENTH"');
  });

  test('a total of zero needs no card', () => {
    const html = render({ quote: { ...view.quote, totals: paid(0) } });
    expect(html).not.toContain('name="cardNumber"');
    expect(html).toContain('Place order');
    expect(html).toContain('No card is needed.');
  });

  test('a provider that takes the card itself gets a container for its fields and a field for the payment method', () => {
    const provider = { ...view.provider, name: 'stripe', takesCards: false };
    const html = render({ provider });
    expect(html).not.toContain('name="cardNumber"');
    expect(html).toContain('name="paymentMethod"');
    expect(html).toContain('<noscript>');
  });

  test('tax included in prices is labelled so', () => {
    const html = render({ quote: { ...view.quote, totals: { ...totals, pricesIncludeTax: true } } });
    expect(html).toContain('of which North Carolina sales tax (7 %)');
  });

  test('each code can be removed, and one that does not apply says why', () => {
    const codes = [
      { name: 'TENTH', label: 'TENTH', problem: null },
      { name: 'OLD', label: 'OLD', problem: 'The code OLD has expired.' },
    ];
    const html = render({ quote: { ...view.quote, codes } });
    expect(html).toContain('value="remove-code:TENTH"');
    expect(html).toContain('aria-label="Remove OLD"');
    expect(html).toContain('The code OLD has expired.');
    expect(render({ purpose: 'subscription', quote: { ...view.quote, codes } })).not.toContain('name="code"');
  });

  test('the order minimum is shown above the button, word for word', () => {
    const minimumProblem = 'To check out, your order subtotal must be $50.00 or more.';
    expect(render({ quote: { ...view.quote, minimumProblem } })).toContain(minimumProblem);
  });

  test('pickup requires a name; other fields are hidden and not required', () => {
    const pickup = { id: 'pickup', name: 'Pickup', description: '', priceMinor: 0, isPickup: true };
    const quote = {
      ...view.quote,
      deliveryOptions: [...view.quote.deliveryOptions, pickup],
      selectedDeliveryOptionId: 'pickup',
    };
    const html = render({ quote });
    expect(html).toMatch(/data-field="line1" hidden=""/);
    expect(html).not.toMatch(/<input[^>]*required=""[^>]*name="line1"/);
    expect(html).toMatch(/<input[^>]*required=""[^>]*name="firstName"/);
    // Above the address; pickup locations are below it, delivery options are hidden.
    expect(html.indexOf('value="deliver:pickup"')).toBeLessThan(html.indexOf('data-field="firstName"'));
    expect(html).toMatch(
      /value="deliver:pickup"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="deliver:pickup"/,
    );
    expect(html).not.toContain('>Express<');
  });

  test('delivery is chosen after the address, and without pickup there is no choice of method', () => {
    const html = render();
    expect(html.indexOf('delivery-choices')).toBeGreaterThan(html.indexOf('data-field="postalCode"'));
    expect(html).not.toContain('deliver:');
  });

  test('the total is shown above the form on a collapsed summary, which stays open after a code was entered', () => {
    expect(render()).toMatch(/<details class="checkout__goods"><summary[^>]*>.*?\$78\.76.*?<\/summary>/s);
    expect(render({ codeProblem: 'No.' })).toContain('<details class="checkout__goods" open="">');
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
    checkBeforePaying(
      new Map([...good, ...Object.entries(changes)]),
      view.quote,
      {
        countries: view.countries,
        withCard: true,
        consents: [
          { text: 'I agree.', url: '', linkText: '', isRequired: changes['consent0'] !== undefined },
        ],
        now,
      },
      'en',
    );

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
    [{ consent0: '' }, 'consent0'],
  ])('%j is found', (changes, field) => {
    expect(Object.keys(check(changes))).toEqual([field]);
  });

  test('pickup needs no address, and a card only when one is required', () => {
    const [standard] = view.quote.deliveryOptions;
    if (standard === undefined) throw new Error('no option');
    const pickup = { ...standard, id: 'pickup', isPickup: true };
    const quote = { ...view.quote, deliveryOptions: [standard, pickup] };
    const nowhere = { line1: '', city: '', region: '', postalCode: '', country: '' };
    const typed = new Map([
      ...good,
      ...Object.entries({ ...nowhere, deliveryOptionId: 'pickup', cardNumber: '' }),
    ]);
    const store = { countries: view.countries, withCard: false, consents: [], now };
    expect(checkBeforePaying(typed, quote, store, 'en')).toEqual({});
    expect(Object.keys(checkBeforePaying(typed, quote, { ...store, withCard: true }, 'en'))).toEqual([
      'cardNumber',
    ]);
    typed.set('deliveryOptionId', 'standard');
    expect(Object.keys(checkBeforePaying(typed, quote, store, 'en'))).toContain('line1');
  });

  test('a country without regions needs none', () => {
    expect(check({ country: 'GB', region: 'NC', postalCode: 'SW1A 1AA' })).toEqual({});
  });
});

test('a destination is read from the form, and surrounding spaces do not change it', () => {
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
    fulfilment: 'unfulfilled',
    placedOn: '2026-11-21T04:00:00Z',
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
    manualPayment: null,
    testMode: true,
    statusPath: '/order-status/token',
    justPlaced: true,
  };

  test('thanks right after paying and links to the permanent page', () => {
    const html = renderToString(<OrderSummary {...order} />);
    expect(html).toContain('Thank you for your order');
    expect(html).toContain('Order 1001');
    expect(html).toContain('href="/order-status/token"');
    expect(html).toContain('Visa ending in 4242');
    expect(html).toContain('$78.76');
  });

  test('shows the sections of other modules, as text, and the purchase event once', () => {
    const parts = [
      {
        heading: 'Your <b>files</b>',
        sentence: '',
        rows: [{ label: 'Notes', text: '', link: { label: 'Download', href: '/downloads/x' } }],
      },
    ];
    const purchase = {
      transaction_id: '</script><script>',
      value: '78.76',
      shipping: '6.00',
      tax: '4.76',
      currency: 'USD' as const,
      cart_id: 'c',
      test_mode: true,
      items: [],
    };
    const html = renderToString(
      <OrderSummary {...order} purpose="donation" parts={parts} purchase={purchase} />,
    );
    expect(html).toContain('Thank you for your contribution');
    expect(html).toContain('Your &lt;b&gt;files&lt;/b&gt;');
    expect(html).toContain('href="/downloads/x"');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  test('says that a part was sent, until the rest is', () => {
    const html = renderToString(
      <OrderSummary {...order} justPlaced={false} fulfilment="partially-fulfilled" />,
    );
    expect(html).toContain('Partly sent');
    expect(html).not.toContain('being prepared');
  });

  test.each([
    ['en', 'Ready to be picked up', 'Sent'],
    ['de', 'Abholbereit', 'Versandt'],
    ['fr', 'Prête à être retirée', 'Expédiée'],
    ['es', 'Listo para recoger', 'Enviado'],
  ] as const)('says in %s that a pickup is ready, not that it was sent', (locale, ready, sent) => {
    const nowhere = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };
    const done = { ...order, justPlaced: false, status: 'fulfilled', fulfilment: 'fulfilled' } as const;
    const shown = (at: typeof address) =>
      renderToString(inLocale(locale, <OrderSummary {...done} address={at} />));
    expect(shown({ ...order.address, ...nowhere })).toContain(`>${ready}</h1>`);
    expect(shown(order.address)).toContain(`>${sent}</h1>`);
  });

  test('shows a pickup by name only', () => {
    const nowhere = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };
    const html = renderToString(
      <OrderSummary {...order} address={{ ...order.address, ...nowhere }} deliveryName="Pickup" />,
    );
    expect(html).not.toContain('Deliver to');
    expect(html).toContain('Ada Lovelace');
  });

  test('shows what was refunded', () => {
    const html = renderToString(
      <OrderSummary {...order} justPlaced={false} status="partially-refunded" refundedMinor={1000} />,
    );
    expect(html).toContain('Partly refunded');
    expect(html).toContain('-$10.00');
  });
});
