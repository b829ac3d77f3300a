import type { CartEntryView, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartPage } from './cart-page.render.tsx';
import { lineProblem } from './line-problem.ts';

const entry: CartEntryView = {
  id: 'e1',
  itemId: 'i1',
  chosenVariant: { sku: 'MUG-M-L', attributes: { Color: 'Moss', Size: 'Large' } },
  quantity: 2,
  title: 'Stoneware <mug>',
  subTotal: 6800,
  purchasePriceCents: 3400,
  additionalFields: '',
  productType: 'physical',
  fullUrl: '/shop/p/stoneware-mug',
  assetUrl: '/media/a/mug.jpg',
  imageAlt: 'A mug',
  unlimited: false,
  qtyInStock: 10,
  isInStock: true,
  isAvailable: true,
  answers: [],
  customFormId: null,
};
const cart: ShoppingCartView = {
  id: 'c',
  websiteId: 'w',
  orderId: null,
  created: '2026-11-21T00:00:00Z',
  isPurchased: false,
  entries: [entry],
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
  amountDueCents: 6800,
  pricesIncludeTax: false,
  minimumMessage: null,
  freeDelivery: null,
  subtotalCents: 6800,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 6800,
  totalQuantity: 2,
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: true,
  subtotalAmount: { decimalValue: '68.00', currencyCode: 'USD' },
  currency: 'USD',
};

test('a line is a form that updates and removes without JavaScript, with the crumb', () => {
  const html = renderToString(<CartPage cart={cart} crumb="crumb-1" />);
  expect(html).toContain('action="/cart/entries/e1" method="post"');
  expect(html).toContain('name="crumb" value="crumb-1"');
  expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="2"/);
  expect(html.indexOf('value="update"')).toBeGreaterThan(0);
  // Enter presses the first button, which must not be the one that removes.
  expect(html.indexOf('value="update"')).toBeLessThan(html.indexOf('value="remove"'));
});

test('a line shows its options, its unit price and its sum, and its title is escaped', () => {
  const html = renderToString(<CartPage cart={cart} crumb="" />);
  expect(html).toContain('Color: Moss');
  expect(html).toContain('Size: Large');
  expect(html).toContain('$34.00 each');
  expect(html).toContain('$68.00');
  expect(html).toContain('Stoneware &lt;mug&gt;');
});

test('controls are named after their product', () => {
  const html = renderToString(<CartPage cart={cart} crumb="" />);
  expect(html).toContain('aria-label="Quantity of Stoneware &lt;mug&gt;"');
  expect(html).toContain('aria-label="Remove Stoneware &lt;mug&gt;"');
});

test('an empty cart links to the shop and has no checkout', () => {
  const html = renderToString(<CartPage cart={{ ...cart, entries: [] }} crumb="" />);
  expect(html).toContain('href="/shop"');
  expect(html).not.toContain('/checkout');
});

test('a refused form shows the reason', () => {
  const html = renderToString(
    <CartPage cart={cart} crumb="" notice={{ code: 'OUT_OF_STOCK', message: 'Not enough.' }} />,
  );
  expect(html).toMatch(/role="alert"[^>]*>Not enough\./);
});

test('a hydrated line shows its error next to its quantity', () => {
  const live = {
    recalculating: true,
    problems: { e1: 'Sorry.' },
    whenSettled: () => Promise.resolve(true),
    changeQuantity: () => Promise.resolve(true),
    removeEntry: () => Promise.resolve(true),
    showLineProblem: () => undefined,
    restoreEntry: () => Promise.resolve(''),
    addCode: () => Promise.resolve(''),
    removeCode: () => Promise.resolve(''),
    changeLocation: () => Promise.resolve({}),
    editAnswers: () => Promise.resolve(),
  };
  const html = renderToString(<CartPage cart={cart} crumb="" live={live} />);
  expect(html).toContain('Sorry.');
  expect(html).toContain('aria-describedby="trouble-e1"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Recalculating…');
});

test.each([
  [{ isInStock: true }, ''],
  [{ isInStock: false, qtyInStock: 1 }, 'Only 1 left. Please lower the quantity or remove this line.'],
  [{ isInStock: false, qtyInStock: 0 }, 'This has sold out. Please remove it to check out.'],
  [
    { isInStock: false, isAvailable: false, title: 'Mug' },
    'Mug is no longer sold. Please remove it to check out.',
  ],
  [{ isInStock: false, qtyInStock: 1 }, 'Only 1 left. Please lower the quantity or remove this line.'],
])('the stock problem %j is shown on the line', (changes, sentence) => {
  expect(lineProblem({ ...entry, ...changes }, 'en')).toBe(sentence);
});

const at = { country: 'US', region: 'NC', postalCode: '' };
const discounted: ShoppingCartView = {
  ...cart,
  coupons: ['FIVE', 'OLD'],
  validCoupons: ['FIVE'],
  invalidCoupons: ['OLD'],
  couponProblems: [{ code: 'OLD', message: 'The code OLD has expired.' }],
  discounts: [{ code: 'FIVE', name: 'Five', amountCents: 500 }],
  discountCents: 500,
  giftCards: [
    { id: 'g1', last4: 'WXYZ', amountCents: 1300, balanceCents: 5000, problem: null },
    {
      id: 'g2',
      last4: 'QRST',
      amountCents: 0,
      balanceCents: 0,
      problem: 'This gift card has been disabled.',
    },
  ],
  giftCardCents: 1300,
  grandTotalCents: 6300,
  amountDueCents: 5000,
};

test('codes and gift cards are listed, each with what it does and a form that removes it', () => {
  const html = renderToString(<CartPage cart={discounted} crumb="c" />);
  expect(html).toContain('Discount (FIVE)');
  expect(html).toContain('-$5.00');
  expect(html).toContain('The code OLD has expired.');
  expect(html).toContain('aria-label="Remove Gift card ending in WXYZ"');
  expect(html).toContain('<p class="field__error">This gift card has been disabled.</p>');
  expect(html).toContain('name="code" value="g1"');
  expect(html).toContain('$37.00 is left on it after this order.');
  expect(html).toContain('Left to pay');
  expect(html.match(/action="\/cart\/codes"/g)).toHaveLength(5);
});

test('below the order minimum checkout is disabled, with the reason', () => {
  const sentence = 'To check out, your order subtotal must be $100.00 or more.';
  const html = renderToString(
    <CartPage cart={{ ...cart, minimumMessage: sentence }} crumb="" expressCheckout />,
  );
  expect(html).toContain(sentence);
  expect(html).not.toContain('href="/checkout"');
  expect(html).not.toContain('Express checkout');
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Checkout/);
});

test('express checkout is shown next to checkout where the shop offers it, in the top window', () => {
  const html = renderToString(<CartPage cart={cart} crumb="" expressCheckout />);
  expect(html).toMatch(/href="\/commerce\/goto-checkout" target="_top"/);
  expect(renderToString(<CartPage cart={cart} crumb="" />)).not.toContain('goto-checkout');
});

test('gross prices name the tax they contain and add none', () => {
  const gross = { ...cart, pricesIncludeTax: true, taxCents: 1086, shippingLocation: at };
  const html = renderToString(<CartPage cart={gross} crumb="" />);
  expect(html).toContain('Includes $10.86 tax');
  expect(html).not.toContain('Estimated tax');
});

test('the place of the estimate is named as in a sentence, with the article that a country has in English', () => {
  const places = [
    {
      code: 'US',
      name: 'United States',
      regionLabel: 'State',
      regions: [{ code: 'NY', name: 'New York' }],
      postalCodeLabel: 'ZIP code',
    },
  ];
  const estimatedAt = (region: string): string =>
    renderToString(
      <CartPage cart={{ ...cart, shippingLocation: { ...at, region } }} crumb="" places={places} />,
    );
  expect(estimatedAt('')).toContain('Estimated for the United States<');
  expect(estimatedAt('NY')).toContain('Estimated for New York, United States<');
});

test('changes since the last visit are listed, as text', () => {
  const html = renderToString(<CartPage cart={cart} crumb="" changes={['The price of <b> has changed.']} />);
  expect(html).toContain('The price of &lt;b&gt; has changed.');
});

test('an empty cart without problems links to the shop and has no forms', () => {
  const html = renderToString(<CartPage cart={{ ...cart, entries: [] }} crumb="" shopUrl="/store" />);
  expect(html).toContain('href="/store"');
  expect(html).not.toContain('action="/cart/codes"');
});

test('a cart near free delivery shows how much is missing, and when it is reached', () => {
  const near = { goodsCents: 6300, fromCents: 7500 };
  const html = renderToString(<CartPage cart={{ ...cart, freeDelivery: near }} crumb="" />);
  expect(html).toContain('$12.00 more for free delivery.');
  expect(html).toMatch(/<progress[^>]*max="7500"[^>]*value="6300"/);
  const reached = { goodsCents: 8000, fromCents: 7500 };
  expect(renderToString(<CartPage cart={{ ...cart, freeDelivery: reached }} crumb="" />)).toContain(
    'Your order qualifies for free delivery.',
  );
  expect(renderToString(<CartPage cart={cart} crumb="" />)).not.toContain('free-delivery');
});
