import type { CartEntryView, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { applyChange } from './apply-change.ts';

function anEntry(id: string, quantity: number): CartEntryView {
  return {
    id,
    itemId: `item-${id}`,
    chosenVariant: { sku: `sku-${id}`, attributes: {} },
    quantity,
    title: `Mug ${id}`,
    subTotal: 3400 * quantity,
    purchasePriceCents: 3400,
    additionalFields: '',
    productType: 'physical',
    fullUrl: '/shop/p/mug',
    assetUrl: null,
    imageAlt: '',
    unlimited: false,
    qtyInStock: 12,
    isInStock: true,
    isAvailable: true,
    answers: [],
    customFormId: null,
  };
}

function aCart(...entries: readonly CartEntryView[]): ShoppingCartView {
  const subtotalCents = entries.reduce((sum, entry) => sum + entry.subTotal, 0);
  return {
    id: 'cart',
    websiteId: 'site',
    orderId: null,
    created: '2026-11-21T00:00:00Z',
    isPurchased: false,
    entries,
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    couponProblems: [],
    discounts: [],
    giftCards: [],
    giftCardCents: 0,
    amountDueCents: subtotalCents,
    pricesIncludeTax: false,
    minimumMessage: null,
    freeDelivery: null,
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
    subtotalAmount: { decimalValue: (subtotalCents / 100).toFixed(2), currencyCode: 'USD' },
    currency: 'USD',
  };
}

test('a changed quantity updates the line, the subtotal and the count', () => {
  const cart = applyChange(aCart(anEntry('a', 1), anEntry('b', 2)), {
    kind: 'quantity',
    entryId: 'a',
    quantity: 3,
  });
  expect(cart.entries.map((entry) => entry.subTotal)).toEqual([10_200, 6800]);
  expect(cart).toMatchObject({
    subtotalCents: 17_000,
    grandTotalCents: 17_000,
    totalQuantity: 5,
    subtotalAmount: { decimalValue: '170.00' },
  });
});

test('a removed line is not part of the totals', () => {
  const cart = applyChange(aCart(anEntry('a', 1), anEntry('b', 2)), { kind: 'remove', entryId: 'b' });
  expect(cart.entries.map((entry) => entry.id)).toEqual(['a']);
  expect(cart).toMatchObject({ subtotalCents: 3400, totalQuantity: 1 });
});

test('a change to a missing line changes nothing', () => {
  const cart = aCart(anEntry('a', 1));
  expect(applyChange(cart, { kind: 'remove', entryId: 'zzz' })).toEqual(cart);
});

/** A manually controlled server: each call waits until the test responds. */
interface OpenCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly answer: (status: number, body: unknown) => void;
}

async function openStore() {
  vi.resetModules();
  const calls: OpenCall[] = [];
  const awaited: { readonly count: number; readonly goOn: () => void }[] = [];
  const announced: number[] = [];
  const target = new EventTarget();
  target.addEventListener('vitrine:cart-changed', (event) => {
    announced.push((event as CustomEvent<{ totalQuantity: number }>).detail.totalQuantity);
  });
  vi.stubGlobal('document', Object.assign(target, { cookie: 'crumb=c' }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    return new Promise<Response>((resolve) => {
      calls.push({
        method: init.method ?? 'GET',
        path,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
        answer: (status, body) => resolve(Response.json(body, { status })),
      });
      for (const { count, goOn } of awaited) if (calls.length === count) goOn();
    });
  });
  /** Resolves once the server has received this many calls. */
  const untilCalls = async (count: number): Promise<void> => {
    if (calls.length < count) await new Promise<void>((goOn) => awaited.push({ count, goOn }));
    expect(calls).toHaveLength(count);
  };
  const store = await import('./cart-store.ts');
  return { store, calls, announced, untilCalls };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const entryPath = (id: string): string => `/api/commerce/shopping-cart/entries/${id}`;

test('a new quantity shows at once, recalculates, and settles with the server’s response', async () => {
  const { store, calls, announced, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1)));
  const done = store.changeQuantity('a', 2);
  expect(store.cartState.get()).toMatchObject({ status: 'recalculating', cart: { totalQuantity: 2 } });
  await untilCalls(1);
  expect(calls[0]).toMatchObject({ method: 'PUT', path: entryPath('a'), body: { quantity: 2 } });
  calls[0]?.answer(200, { shoppingCart: aCart(anEntry('a', 2)) });
  expect(await done).toBe(true);
  expect(store.cartState.get()).toMatchObject({
    status: 'settled',
    cart: { totalQuantity: 2 },
    problems: {},
  });
  expect(announced).toEqual([1, 2, 2]);
});

test('a refused quantity is rolled back, with the reason next to the line', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1)));
  const done = store.changeQuantity('a', 99);
  await untilCalls(1);
  calls[0]?.answer(409, { error: 'OUT_OF_STOCK', message: 'Sorry.' });
  expect(await done).toBe(false);
  expect(store.cartState.get()).toMatchObject({
    status: 'settled',
    cart: { totalQuantity: 1 },
    problems: { a: 'Sorry.' },
  });
});

test('a refused removal restores the line', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1), anEntry('b', 1)));
  const done = store.removeEntry('a');
  expect(store.cartState.get().cart?.entries).toHaveLength(1);
  await untilCalls(1);
  expect(calls[0]).toMatchObject({ method: 'DELETE', path: entryPath('a') });
  calls[0]?.answer(503, { error: 'DATABASE_UNAVAILABLE', message: 'Later.' });
  expect(await done).toBe(false);
  expect(store.cartState.get().cart?.entries.map((entry) => entry.id)).toEqual(['a', 'b']);
});

test('a line that another tab removed disappears, and a change to it reports that', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1), anEntry('b', 1)));
  const gone = { error: 'CART_ENTRY_NOT_FOUND', message: 'That line is no longer in your cart.' };
  const changed = store.changeQuantity('a', 2);
  await untilCalls(1);
  calls[0]?.answer(404, gone);
  await untilCalls(2);
  expect(calls[1]).toMatchObject({ method: 'GET', path: '/api/commerce/shopping-cart' });
  calls[1]?.answer(200, aCart(anEntry('b', 1)));
  expect(await changed).toBe(false);
  expect(store.cartState.get()).toMatchObject({
    status: 'settled',
    cart: { totalQuantity: 1 },
    problems: { '': 'That line is no longer in your cart.' },
  });
  const removed = store.removeEntry('b');
  expect(store.cartState.get().problems).toEqual({});
  await untilCalls(3);
  calls[2]?.answer(404, gone);
  await untilCalls(4);
  calls[3]?.answer(200, aCart());
  expect(await removed).toBe(true);
  expect(store.cartState.get()).toMatchObject({ cart: { totalQuantity: 0 }, problems: {} });
});

test('a cart that another tab paid is removed, with a message', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1)));
  const done = store.changeQuantity('a', 2);
  await untilCalls(1);
  calls[0]?.answer(409, { error: 'CART_PURCHASED', message: 'Paid.' });
  await untilCalls(2);
  calls[1]?.answer(200, aCart());
  expect(await done).toBe(false);
  expect(store.cartState.get()).toMatchObject({ cart: { entries: [] }, problems: { '': 'Paid.' } });
});

test('whenSettled resolves once all changes are answered, with whether all were accepted', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1), anEntry('b', 1)));
  expect(await store.whenSettled()).toBe(true);
  void store.changeQuantity('a', 2);
  void store.changeQuantity('b', 9);
  let settled: boolean | null = null;
  const waiting = store.whenSettled().then((agreed) => (settled = agreed));
  await untilCalls(1);
  calls[0]?.answer(200, { shoppingCart: aCart(anEntry('a', 2), anEntry('b', 1)) });
  await untilCalls(2);
  expect(settled).toBeNull();
  calls[1]?.answer(409, { error: 'OUT_OF_STOCK', message: 'Sorry.' });
  await waiting;
  expect(settled).toBe(false);
});

test('of many quick changes to one line only the newest is sent', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1)));
  const all = [2, 3, 4, 5].map((quantity) => store.changeQuantity('a', quantity));
  await untilCalls(1);
  calls[0]?.answer(200, { shoppingCart: aCart(anEntry('a', 5)) });
  await Promise.all(all);
  expect(calls.map((call) => call.body)).toEqual([{ quantity: 5 }]);
  expect(store.cartState.get()).toMatchObject({ status: 'settled', cart: { totalQuantity: 5 } });
});

test('the response to an older change does not undo a newer one in flight', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1), anEntry('b', 1)));
  const first = store.changeQuantity('a', 2);
  await untilCalls(1);
  const second = store.changeQuantity('b', 3);
  calls[0]?.answer(200, { shoppingCart: aCart(anEntry('a', 2), anEntry('b', 1)) });
  await first;
  expect(store.cartState.get()).toMatchObject({ status: 'recalculating', cart: { totalQuantity: 5 } });
  await untilCalls(2);
  calls[1]?.answer(200, { shoppingCart: aCart(anEntry('a', 2), anEntry('b', 3)) });
  await second;
  expect(store.cartState.get()).toMatchObject({ status: 'settled', cart: { totalQuantity: 5 } });
});

test('an item added elsewhere on the page has the cart reloaded, with its prices', async () => {
  const { store, calls, announced, untilCalls } = await openStore();
  store.startCart(aCart());
  const { addEntry } = await import('../add-flow/add-entry.ts');
  const done = addEntry({ itemId: 'i', sku: 's', quantity: 2, additionalFields: '' });
  await untilCalls(1);
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/commerce/shopping-cart/entries' });
  calls[0]?.answer(200, { shoppingCart: aCart(anEntry('a', 2)), newlyAdded: anEntry('a', 2) });
  expect(await done).toMatchObject({ ok: true });
  await untilCalls(2);
  expect(calls[1]).toMatchObject({ method: 'GET', path: '/api/commerce/shopping-cart' });
  calls[1]?.answer(200, aCart(anEntry('a', 2)));
  await store.whenSettled();
  expect(announced).toEqual([0, 2]);
});

test('an add that was refused changes nothing on the page', async () => {
  const { store, calls, announced, untilCalls } = await openStore();
  store.startCart(aCart());
  const { addEntry } = await import('../add-flow/add-entry.ts');
  const done = addEntry({ itemId: 'i', sku: 's', quantity: 2, additionalFields: '' });
  await untilCalls(1);
  calls[0]?.answer(409, { error: 'OUT_OF_STOCK', message: 'Sorry.' });
  expect(await done).toMatchObject({ ok: false, message: 'Sorry.' });
  expect([announced, calls.length]).toEqual([[0], 1]);
});

test('the cart recalculates while a code is applied, and a refused code changes nothing', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1)));
  const done = store.addCode('OLD');
  expect(store.cartState.get().status).toBe('recalculating');
  await untilCalls(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/commerce/shopping-cart/coupons',
    body: { code: 'OLD' },
  });
  calls[0]?.answer(409, { error: 'CODE_REFUSED', message: 'The code OLD has expired.' });
  expect(await done).toMatchObject({ ok: false, message: 'The code OLD has expired.' });
  expect(store.cartState.get()).toMatchObject({ status: 'settled', cart: { totalQuantity: 1 } });
});

test('changes of the whole cart wait for those of its lines', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1)));
  const first = store.changeQuantity('a', 2);
  const second = store.changeLocation({ country: 'US' });
  await untilCalls(1);
  calls[0]?.answer(200, { shoppingCart: aCart(anEntry('a', 2)) });
  await first;
  await untilCalls(2);
  expect(calls[1]).toMatchObject({ method: 'PUT', path: '/api/commerce/shopping-cart/location' });
  calls[1]?.answer(200, { shoppingCart: aCart(anEntry('a', 2)) });
  await second;
  expect(store.cartState.get()).toMatchObject({ status: 'settled', cart: { totalQuantity: 2 } });
});

test('a removed line is restored with its answers', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart());
  const done = store.restoreEntry({ ...anEntry('a', 2), additionalFields: '{"n":"Ann"}' });
  await untilCalls(1);
  expect(calls[0]?.body).toMatchObject({ quantity: 2, additionalFields: '{"n":"Ann"}' });
  calls[0]?.answer(200, { shoppingCart: aCart(anEntry('b', 2)), newlyAdded: anEntry('b', 2) });
  expect(await done).toBe('');
  expect(store.cartState.get().cart?.entries.map((entry) => entry.id)).toEqual(['b']);
});

test('new answers are stored on their line', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1)));
  const done = store.changeAnswers({ id: 'a', itemId: 'item-a', sku: 'sku-a' }, '{"n":"Ben"}');
  await untilCalls(1);
  expect(calls[0]).toMatchObject({
    method: 'PUT',
    path: `${entryPath('a')}/additionalFields`,
    body: { itemId: 'item-a', sku: 'sku-a', additionalFields: '{"n":"Ben"}' },
  });
  calls[0]?.answer(422, { error: 'ADDITIONAL_FIELDS_INVALID', message: 'No.', fields: { n: 'Too long' } });
  expect(await done).toMatchObject({ ok: false, fields: { n: 'Too long' } });
});

test('a cart requested before a change is received before it, and does not undo it', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1)));
  const refreshed = store.refreshCart();
  const changed = store.changeQuantity('a', 2);
  // Every call that does not wait was sent by then; responses could only arrive out of order if both were in flight.
  await new Promise((turn) => setImmediate(turn));
  expect(calls).toMatchObject([{ method: 'GET' }]);
  calls[0]?.answer(200, aCart(anEntry('a', 1)));
  await refreshed;
  expect(store.cartState.get()).toMatchObject({ status: 'recalculating', cart: { totalQuantity: 2 } });
  await untilCalls(2);
  calls[1]?.answer(200, { shoppingCart: aCart(anEntry('a', 2)) });
  expect(await changed).toBe(true);
  expect(store.cartState.get()).toMatchObject({ status: 'settled', cart: { totalQuantity: 2 } });
});

test('an item added by another part of the page is shown though a change was in flight', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 1)));
  const changed = store.changeQuantity('a', 2);
  await untilCalls(1);
  // The response predates the other line.
  const refreshed = store.refreshCart();
  const another = store.changeQuantity('a', 3);
  calls[0]?.answer(200, { shoppingCart: aCart(anEntry('a', 2)) });
  await changed;
  await untilCalls(2);
  expect(calls[1]).toMatchObject({ method: 'GET' });
  calls[1]?.answer(200, aCart(anEntry('a', 2), anEntry('b', 1)));
  await refreshed;
  expect(store.cartState.get().cart?.entries.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
  await untilCalls(3);
  calls[2]?.answer(409, { error: 'OUT_OF_STOCK', message: 'Sorry.' });
  expect(await another).toBe(false);
  expect(store.cartState.get().cart).toMatchObject({ totalQuantity: 3 });
});

test('restoring a line whose removal was refused does not add it twice', async () => {
  const { store, calls, untilCalls } = await openStore();
  store.startCart(aCart(anEntry('a', 2)));
  const removed = store.removeEntry('a');
  const restored = store.restoreEntry(anEntry('a', 2));
  await untilCalls(1);
  calls[0]?.answer(503, { error: 'DATABASE_UNAVAILABLE', message: 'Later.' });
  expect(await removed).toBe(false);
  expect(await restored).toBe('');
  expect(store.cartState.get()).toMatchObject({ status: 'settled', cart: { totalQuantity: 2 } });
  expect(calls).toHaveLength(1);
});
