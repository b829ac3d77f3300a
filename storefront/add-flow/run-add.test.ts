import type { AddEntryAnswer } from '@vitrine/contracts/cart.ts';
import type { Product, Variant } from '@vitrine/domain/product/product.ts';
import { describe, expect, test } from 'vitest';
import type { ApiAnswer } from '../http/call-api.ts';
import type { AddEnvironment } from './add-environment.ts';
import { runAdd, type AddRequest } from './run-add.ts';

function aVariant(attributes: Record<string, string>, changes: Partial<Variant> = {}): Variant {
  const name = Object.values(attributes).join('-');
  return {
    id: `v-${name}`,
    sku: `sku-${name}`,
    attributes,
    priceMinor: 2800,
    onSale: false,
    salePriceMinor: 0,
    unlimited: false,
    qtyInStock: 12,
    imageId: null,
    ...changes,
  };
}

const mug: Product = {
  id: 'mug',
  title: 'Stoneware mug',
  type: 'physical',
  variantOptions: ['Color', 'Size'],
  variants: [
    aVariant({ Color: 'Moss', Size: 'Small' }),
    aVariant({ Color: 'Moss', Size: 'Large' }),
    aVariant({ Color: 'Ink', Size: 'Large' }, { qtyInStock: 0 }),
  ],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
};
const chosen = { Color: 'Moss', Size: 'Large' };
const bowl: Product = { ...mug, id: 'bowl', variantOptions: [], variants: [aVariant({}, { sku: 'BOWL' })] };
const club: Product = {
  ...bowl,
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
};
const form = { id: 'f', name: 'Your plate', fields: [] };
const plate: Product = { ...bowl, customForm: form };
const card: Product = {
  ...mug,
  type: 'giftCard',
  variantOptions: ['Amount'],
  variants: [aVariant({ Amount: '$25' }), aVariant({ Amount: '$50' })],
};

const refused = (message: string): ApiAnswer<never> => ({ ok: false, code: 'X', message, fields: {} });
// The flow only checks whether there is a response.
const added: ApiAnswer<AddEntryAnswer> = { ok: true, value: {} as unknown as AddEntryAnswer };

interface Log {
  readonly did: string[];
  readonly bodies: unknown[];
  readonly events: (readonly [string, Readonly<Record<string, unknown>>])[];
}

function environment(changes: Partial<AddEnvironment> = {}): { around: AddEnvironment; log: Log } {
  const log: Log = { did: [], bodies: [], events: [] };
  const answers: Readonly<Record<string, unknown>> = {
    '/api/template/GetTemplateSchema?type=9&id=f': form,
    '/api/commerce/inventory/stock/?itemId=bowl': {
      results: [{ sku: 'BOWL', unlimited: false, qtyInStock: 3 }],
    },
    '/api/3/commerce/cart/subscription': { cartToken: 'a/b' },
  };
  const around: AddEnvironment = {
    // Untyped: what it answers is this test's own.
    call: ((method: string, url: string, options?: { readonly body?: unknown }) => {
      log.did.push(`${method} ${url}`);
      if (options?.body !== undefined) log.bodies.push(options.body);
      return Promise.resolve({ ok: true, value: answers[url] });
    }) as unknown as AddEnvironment['call'],
    addEntry: (entry) => {
      log.did.push('add');
      log.bodies.push(entry);
      return Promise.resolve(added);
    },
    askForm: () => {
      log.did.push('ask');
      return Promise.resolve('{"text":"Fern"}');
    },
    showAlert: (title, message) => log.did.push(`alert ${title}: ${message}`),
    record: (name, payload) => log.events.push([name, payload]),
    hasCart: () => true,
    cartId: () => 'cart',
    leave: (path) => log.did.push(`leave ${path}`),
    ...changes,
  };
  return { around, log };
}

function addRequest(changes: Partial<AddRequest>): AddRequest {
  return {
    product: mug,
    choices: {},
    quantityText: '1',
    express: false,
    fullUrl: '/shop/p/x',
    websiteId: 'site',
    place: { pageType: 'pdp', pdpLayout: 'simple' },
    ...changes,
  };
}

describe('a click that fails', () => {
  const add = 'Unable to Add Item';
  const outOfStock = 'Sorry, we do not have enough of that item available.';
  test.each<[string, Partial<AddRequest>, string, string, string]>([
    ['two options open', {}, 'NO_VARIANT_SELECTED', add, 'Please select the Color and Size options.'],
    [
      'one open',
      { choices: { Color: 'Moss' } },
      'NO_VARIANT_SELECTED',
      add,
      'Please select the Size option.',
    ],
    [
      'a combination not made, before a bad quantity',
      { choices: { Color: 'Ink', Size: 'Small' }, quantityText: 'x' },
      'VARIANT_UNAVAILABLE',
      add,
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
    [
      'sold out, before a bad quantity',
      { choices: { Color: 'Ink', Size: 'Large' }, quantityText: 'x' },
      'OUT_OF_STOCK',
      add,
      outOfStock,
    ],
    ['more than there are', { choices: chosen, quantityText: '13' }, 'OUT_OF_STOCK', add, outOfStock],
    [
      'no number',
      { choices: chosen, quantityText: 'two' },
      'QUANTITY_NOT_A_NUMBER',
      add,
      'Quantity must be a number.',
    ],
    [
      'no quantity',
      { choices: chosen, quantityText: '' },
      'QUANTITY_NOT_A_NUMBER',
      add,
      'Quantity must be a number.',
    ],
    [
      'a broken number',
      { choices: chosen, quantityText: '1.5' },
      'QUANTITY_NOT_A_NUMBER',
      add,
      'Quantity must be a whole number',
    ],
    [
      'none',
      { choices: chosen, quantityText: '0' },
      'QUANTITY_NOT_A_NUMBER',
      add,
      'Quantity must be between 1 and 9999.',
    ],
    [
      'a broken number of subscriptions',
      { product: club, quantityText: '1.5' },
      'SUB_QUANTITY_NOT_A_WHOLE_NUMBER',
      add,
      'Quantity must be a whole number',
    ],
    [
      'a gift card without its value',
      { product: card },
      'NO_VARIANT_SELECTED',
      'Unable to purchase Gift Card',
      'Select a denomination for the Gift Card',
    ],
    [
      'buy now with an option open',
      { express: true, choices: { Size: 'Large' } },
      'NO_VARIANT_SELECTED',
      'Unable to Purchase Item',
      'Please select the Color option.',
    ],
  ])(
    '%s: is shown in the dialog, recorded once, and calls nothing',
    async (_, changes, type, title, message) => {
      const { around, log } = environment();
      const outcome = await runAdd(addRequest(changes), around);
      expect(outcome).toMatchObject({ kind: 'failed', errorType: type });
      expect(log.did).toEqual([`alert ${title}: ${message}`]);
      expect(log.events).toEqual([
        ['CommerceShopping_AddToCart', expect.objectContaining({ error_type: type, pdp_layout: 'simple' })],
      ]);
    },
  );

  test('on a grid missing options highlight the button: no dialog, the event all the same', async () => {
    const { around, log } = environment();
    const outcome = await runAdd(
      addRequest({ place: { pageType: 'plp' }, missingOptions: 'highlight' }),
      around,
    );
    expect(outcome.unselected).toEqual(['Color', 'Size']);
    expect(log.did).toEqual([]);
    expect(log.events).toHaveLength(1);
  });

  test.each<[string, Partial<AddRequest>, string, string]>([
    ['adding', { product: bowl }, 'API_FAILURE', add],
    ['buying now', { product: bowl, express: true }, 'EXPRESS_CHECKOUT_FAILURE', 'Unable to Purchase Item'],
  ])('the server’s sentence when %s is refused', async (_, changes, type, title) => {
    const { around, log } = environment({ addEntry: () => Promise.resolve(refused('Not today.')) });
    expect((await runAdd(addRequest(changes), around)).errorType).toBe(type);
    expect(log.did).toEqual([`alert ${title}: Not today.`]);
  });

  test('the server’s sentence when a subscription is refused, with and without a form', async () => {
    const read = environment().around.call as unknown as (method: 'GET', url: string) => unknown;
    const call = ((method: 'GET' | 'POST', url: string) =>
      method === 'POST'
        ? Promise.resolve(refused('No more boxes.'))
        : read(method, url)) as unknown as AddEnvironment['call'];
    const { around, log } = environment({ call });
    expect((await runAdd(addRequest({ product: club }), around)).errorType).toBe('SUB_API_FAILURE');
    const asking: Product = { ...club, customForm: form };
    expect((await runAdd(addRequest({ product: asking }), around)).errorType).toBe('SUB_WITH_FORM_FAILURE');
    expect(log.did).toEqual([`alert ${add}: No more boxes.`, 'ask', `alert ${add}: No more boxes.`]);
  });

  test('without a cart cookie there is no express checkout', async () => {
    const { around, log } = environment({ hasCart: () => false });
    expect((await runAdd(addRequest({ product: bowl, express: true }), around)).errorType).toBe(
      'EXPRESS_CHECKOUT_FAILURE',
    );
    expect(log.did.at(-1)).toBe(
      'alert Unable to Purchase Item: Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    );
  });
});

describe('a custom form', () => {
  test('is opened only after template and stock are loaded, and its answers are sent with the add', async () => {
    const { around, log } = environment();
    expect((await runAdd(addRequest({ product: plate }), around)).end).toBe('added');
    expect(log.did).toEqual([
      'GET /api/template/GetTemplateSchema?type=9&id=f',
      'GET /api/commerce/inventory/stock/?itemId=bowl',
      'ask',
      'add',
    ]);
    expect(log.bodies).toEqual([
      { itemId: 'bowl', sku: 'BOWL', quantity: 1, additionalFields: '{"text":"Fern"}' },
    ]);
    expect(log.events.map(([name]) => name)).toEqual([
      'CommerceShopping_OpenCustomProductForm',
      'CommerceShopping_SaveCustomProductForm',
      'CommerceShopping_AddToCart',
    ]);
  });

  test('whose answers were given on the page is not opened', async () => {
    const { around, log } = environment();
    await runAdd(addRequest({ product: plate, additionalFields: '{"text":"Moss"}' }), around);
    expect(log.did).toEqual(['add']);
  });

  test('sold out by now: the out-of-stock message instead of the form', async () => {
    const { around, log } = environment();
    const outcome = await runAdd(addRequest({ product: plate, quantityText: '4' }), around);
    expect(outcome.errorType).toBe('CUSTOM_FORM_RENDER_ERROR_OUT_OF_STOCK');
    expect(log.did.at(-1)).toBe(
      'alert Unable to Add Item: Sorry, we do not have enough of that item available.',
    );
    expect(log.did).not.toContain('ask');
  });

  test('whose template, stock or dialog fails gives the dialog with an empty message', async () => {
    for (const changes of [
      { call: () => Promise.resolve(refused('broken')) },
      { askForm: () => Promise.reject(new Error('no chunk')) },
    ] satisfies Partial<AddEnvironment>[]) {
      const { around, log } = environment(changes);
      expect((await runAdd(addRequest({ product: plate }), around)).errorType).toBe(
        'CUSTOM_FORM_RENDER_ERROR',
      );
      expect(log.did.at(-1)).toBe('alert Unable to Add Item: ');
    }
  });

  test('that is closed ends the click without a message', async () => {
    const { around, log } = environment({ askForm: () => Promise.resolve(null) });
    expect((await runAdd(addRequest({ product: plate }), around)).end).toBe('givenUp');
    expect(log.events.map(([name]) => name)).toEqual(['CommerceShopping_OpenCustomProductForm']);
    expect(log.did).not.toContain('add');
  });
});

describe('a click that succeeds', () => {
  test('adds, and notifies the button when the call begins and ends', async () => {
    const { around, log } = environment();
    const outcome = await runAdd(
      addRequest({
        choices: chosen,
        quantityText: '2',
        notify: (event) => log.did.push(`button ${event}`),
      }),
      around,
    );
    expect(outcome).toMatchObject({ end: 'added', kind: 'sold', errorType: null });
    expect(log.did).toEqual(['button adding', 'add', 'button added']);
    expect(log.bodies).toEqual([{ itemId: 'mug', sku: 'sku-Moss-Large', quantity: 2, additionalFields: '' }]);
    expect(log.events).toHaveLength(1);
    expect(log.events[0]?.[1]).not.toHaveProperty('error_type');
  });

  test('"Buy now" opens the checkout; a list shows its popover', async () => {
    const { around, log } = environment();
    expect((await runAdd(addRequest({ product: bowl, express: true }), around)).end).toBe('expressCheckout');
    expect(log.did).toEqual(['add', 'leave /commerce/goto-checkout']);
    const onList = addRequest({ product: bowl, place: { pageType: 'plp', isQuickView: true } });
    expect((await runAdd(onList, around)).end).toBe('addedOnList');
    expect(log.events.at(-1)?.[1]).toMatchObject({ is_quickview: true, page_type: 'plp' });
  });

  test('a gift card opens its checkout with website, product and SKU', async () => {
    const { around, log } = environment();
    await runAdd(addRequest({ product: card, choices: { Amount: '$25' } }), around);
    expect(log.did).toEqual(['leave /checkout/giftcard?websiteId=site&giftCardProductId=mug&sku=sku-%2425']);
  });

  test('a subscription is posted, then its token opens the subscribe checkout', async () => {
    const { around, log } = environment();
    await runAdd(addRequest({ product: club }), around);
    expect(log.did).toEqual([
      'POST /api/3/commerce/cart/subscription',
      'leave /checkout/subscribe?cartToken=a%2Fb',
    ]);
    expect(log.bodies).toEqual([{ itemId: 'bowl', sku: 'BOWL', qty: 1, additionalFields: '' }]);
  });

  test('a donation opens its own page', async () => {
    const donation: Product = {
      ...bowl,
      selling: { donation: { suggestedMinor: [500], minimumMinor: 100, maximumMinor: 100_000 } },
    };
    const { around, log } = environment();
    await runAdd(addRequest({ product: donation, place: { pageType: 'plp' } }), around);
    expect(log.did).toEqual(['leave /checkout/donate?itemId=bowl']);
    expect(log.events).toEqual([]);
  });

  test('a digital product is never out of stock', async () => {
    const notebook: Product = { ...bowl, type: 'digital', variants: [aVariant({}, { qtyInStock: 0 })] };
    const { around } = environment();
    expect((await runAdd(addRequest({ product: notebook }), around)).end).toBe('added');
  });
});
