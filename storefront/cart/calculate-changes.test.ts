import type { CartEntryView, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { aDiscount, aLine, terms } from '@vitrine/domain/cart/cart-fixtures.ts';
import { cartSums, withValidDelivery } from '@vitrine/domain/cart/cart-sums.ts';
import type { CartLine, StoreTerms } from '@vitrine/domain/cart/cart.ts';
import type { PriceChoice } from '@vitrine/domain/cart/price-choice.ts';
import { expect, test } from 'vitest';
import { calculateChanges } from './calculate-changes.ts';

const northCarolina = { country: 'US', region: 'NC', postalCode: '' };
const store: StoreTerms = {
  ...terms,
  orderMinimumMinor: 3000,
  taxRules: [
    {
      name: 'NC',
      country: 'US',
      region: 'NC',
      rate: 0.07,
      appliesToDelivery: false,
      taxClasses: ['standard'],
    },
  ],
};

const entryOf = (line: CartLine): CartEntryView => ({
  id: line.id,
  itemId: line.itemId,
  chosenVariant: { sku: line.sku, attributes: {} },
  quantity: line.quantity,
  title: line.title,
  subTotal: line.unitPriceMinor * line.quantity,
  purchasePriceCents: line.unitPriceMinor,
  additionalFields: '',
  productType: line.productType,
  fullUrl: '/',
  assetUrl: null,
  imageAlt: '',
  unlimited: line.unlimited,
  qtyInStock: line.qtyInStock,
  isInStock: true,
  isAvailable: true,
  answers: [],
  customFormId: null,
});

function cartOf(lines: readonly CartLine[], choice: PriceChoice): ShoppingCartView {
  const sums = cartSums(lines, store, withValidDelivery(lines, store, choice), 'en');
  return {
    id: 'cart',
    websiteId: 'site',
    orderId: null,
    created: '2026-11-21T00:00:00Z',
    isPurchased: false,
    entries: lines.map(entryOf),
    ...sums,
    shippingLocation: choice.destination,
    subtotalAmount: { decimalValue: (sums.subtotalCents / 100).toFixed(2), currencyCode: 'USD' },
    currency: 'USD',
    pricing: {
      terms: store,
      choice,
      lines: Object.fromEntries(
        lines.map(({ id, variantId, taxClass }) => [id, { variantId, taxClass: taxClass ?? 'standard' }]),
      ),
    },
  };
}

const mug = aLine({ id: 'mug', variantId: 'mug' });
const book = aLine({ id: 'book', variantId: 'book', itemId: 'book', taxClass: 'none', unitPriceMinor: 1000 });
const choice: PriceChoice = {
  destination: northCarolina,
  deliveryOptionId: null,
  discounts: [{ code: 'WELCOME10', discount: aDiscount({ minimumSubtotalMinor: 5000 }) }],
  giftCards: [{ id: 'g', last4: 'ABCD', balanceMinor: 1000 }],
};

test('a changed quantity shows every sum as the server will calculate it', () => {
  const changed = calculateChanges(cartOf([mug, book], choice), [
    { kind: 'quantity', entryId: 'mug', quantity: 3 },
  ]);
  const { pricing: _own, ...seen } = changed;
  const { pricing: _other, ...withoutPricing } = cartOf([{ ...mug, quantity: 3 }, book], choice);
  expect(seen).toEqual(withoutPricing);
  expect(changed).toMatchObject({
    subtotalCents: 12_200,
    discountCents: 1220,
    shippingCostCents: 0,
    taxCents: 643,
    giftCardCents: 1000,
    amountDueCents: 10_623,
  });
});

test('after a removal a code may no longer apply and the cart may be below the minimum', () => {
  const changed = calculateChanges(cartOf([mug, book], choice), [{ kind: 'remove', entryId: 'mug' }]);
  expect(changed).toMatchObject({
    invalidCoupons: ['WELCOME10'],
    couponProblems: [{ message: 'The code WELCOME10 is for orders of $50.00 or more.' }],
    minimumMessage: 'To check out, your order subtotal must be $30.00 or more.',
    discountCents: 0,
    shippingCostCents: 600,
  });
});

test('two lines of one variant share its stock', () => {
  const twin = aLine({ id: 'twin', variantId: 'mug', quantity: 10 });
  const changed = calculateChanges(cartOf([mug, twin], choice), [
    { kind: 'quantity', entryId: 'mug', quantity: 3 },
  ]);
  expect(changed.entries.map((entry) => entry.isInStock)).toEqual([false, false]);
});

test('without pricing data only the lines are updated', () => {
  const { pricing: _none, ...bare } = cartOf([mug, book], choice);
  const changed = calculateChanges(bare, [{ kind: 'quantity', entryId: 'mug', quantity: 1 }]);
  expect(changed).toMatchObject({ subtotalCents: 5400, discountCents: bare.discountCents });
  expect(calculateChanges(bare, [])).toEqual(bare);
});
