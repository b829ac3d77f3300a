import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine, DeliveryOption, StoreTerms, TaxRule } from './cart.ts';
import { nothingChosen } from './cart-fixtures.ts';
import { priceCart } from './price-cart.ts';

const standard: DeliveryOption = {
  id: 'standard',
  name: 'Standard delivery',
  description: '',
  priceMinor: 600,
  freeFromMinor: 7500,
};
const express: DeliveryOption = { ...standard, id: 'express', priceMinor: 1400, freeFromMinor: null };
const northCarolina: TaxRule = {
  name: 'NC',
  country: 'US',
  region: 'NC',
  rate: 0.07,
  appliesToDelivery: false,
};
const terms: StoreTerms = {
  currency: 'USD',
  deliveryOptions: [standard, express],
  taxRules: [northCarolina, { ...northCarolina, name: 'NY', region: 'NY', rate: 0.08 }],
};
const line = (change: Partial<CartLine> = {}): CartLine => ({
  id: 'line',
  itemId: 'item',
  variantId: 'variant',
  sku: 'SKU',
  title: 'Mug',
  attributes: {},
  productType: 'physical',
  quantity: 2,
  unitPriceMinor: 3400,
  unlimited: false,
  qtyInStock: 12,
  additionalFields: '',
  ...change,
});
const to = (region: string, deliveryOptionId: string | null = 'standard') => ({
  destination: { country: 'US', region, postalCode: '28801' },
  deliveryOptionId,
});
const deliveryAt = (minor: number, id: string) =>
  priceCart([line({ quantity: 1, unitPriceMinor: minor })], terms, to('CA', id)).deliveryMinor;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('pricing a cart', () => {
  it('is the sum of the lines while nothing else is known', () => {
    expect(priceCart([line()], terms, nothingChosen)).toEqual({
      lineSubtotalsMinor: [6800],
      subtotalMinor: 6800,
      lineDiscountsMinor: [0],
      discounts: [],
      refusedDiscounts: [],
      discountMinor: 0,
      deliveryMinor: 0,
      taxMinor: 0,
      taxLines: [],
      grandTotalMinor: 6800,
      giftCards: [],
      giftCardMinor: 0,
      amountDueMinor: 6800,
      pricesIncludeTax: false,
      totalQuantity: 2,
      requiresDelivery: true,
      hasDigital: false,
      purelyDigital: false,
    });
  });

  it('adds delivery and the tax of the region, delivery untaxed', () => {
    expect(priceCart([line()], terms, to('NC'))).toMatchObject({
      deliveryMinor: 600,
      taxMinor: 476,
      taxLines: [{ name: 'NC', rate: 0.07, amountMinor: 476 }],
      grandTotalMinor: 7876,
    });
    expect(priceCart([line()], terms, to('CA'))).toMatchObject({ taxMinor: 0, taxLines: [] });
  });

  it('taxes delivery when the rule includes it', () => {
    const taxed = { ...terms, taxRules: [{ ...northCarolina, appliesToDelivery: true }] };
    expect(priceCart([line()], taxed, to('NC')).taxMinor).toBe(518);
  });

  it('adds up the rules of region and country, each rounded once', () => {
    const two = {
      ...terms,
      taxRules: [northCarolina, { ...northCarolina, name: 'US', region: '', rate: 0.001 }],
    };
    const three = Array.from({ length: 3 }, () => line({ quantity: 1, unitPriceMinor: 450 }));
    expect(priceCart(three, two, to('NC', null)).taxLines.map((tax) => tax.amountMinor)).toEqual([95, 1]);
  });

  it('has free delivery from the threshold upward, and only with the option that has one', () => {
    expect(deliveryAt(7499, 'standard')).toBe(600);
    expect(deliveryAt(7500, 'standard')).toBe(0);
    expect(deliveryAt(7500, 'express')).toBe(1400);
    expect(deliveryAt(7500, 'by-owl')).toBe(0);
  });

  it('needs no delivery for products that do not ship', () => {
    const notebook = line({ productType: 'digital', unitPriceMinor: 1200, quantity: 1 });
    const klass = line({ productType: 'service' });
    expect(priceCart([notebook], terms, to('CA'))).toMatchObject({
      deliveryMinor: 0,
      requiresDelivery: false,
      hasDigital: true,
      purelyDigital: true,
    });
    expect(priceCart([notebook, klass], terms, to('CA'))).toMatchObject({
      requiresDelivery: false,
      hasDigital: true,
      purelyDigital: false,
    });
    expect(priceCart([notebook, line()], terms, to('CA'))).toMatchObject({ requiresDelivery: true });
    expect(priceCart([], terms, to('CA'))).toMatchObject({ grandTotalMinor: 0, purelyDigital: false });
  });

  it('does not tax a gift card', () => {
    expect(priceCart([line({ productType: 'giftCard' })], terms, to('NC')).taxMinor).toBe(0);
  });

  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const anyLine = fc
    .record({
      unitPriceMinor: amount,
      quantity: fc.integer({ min: 1, max: 9999 }),
      productType: fc.constantFrom('physical', 'digital', 'service', 'giftCard'),
    })
    .map((change) => line(change));
  const anyTerms = fc.record({
    currency: fc.constant('USD'),
    deliveryOptions: fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b'),
        name: fc.string(),
        description: fc.string(),
        priceMinor: amount,
        freeFromMinor: fc.option(amount),
      }),
      { maxLength: 3 },
    ),
    taxRules: fc.array(
      fc.record({
        name: fc.string(),
        country: fc.constantFrom('US', 'CA'),
        region: fc.constantFrom('', 'NC', 'NY'),
        rate: fc.integer({ min: 0, max: 300_000 }).map((millionths) => millionths / 1_000_000),
        appliesToDelivery: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  }) as fc.Arbitrary<StoreTerms>;
  const anyChoice = fc.record({
    destination: fc.option(
      fc.record({
        country: fc.constantFrom('US', 'CA'),
        region: fc.constantFrom('', 'NC', 'NY'),
        postalCode: fc.string(),
      }),
    ),
    deliveryOptionId: fc.option(fc.constantFrom('a', 'b', 'c')),
  });

  it('always adds up exactly, and no part is ever negative or fractional', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 500 }), anyTerms, anyChoice, (lines, store, choice) => {
        const totals = priceCart(lines, store, choice);
        expect(sum(totals.lineSubtotalsMinor)).toBe(totals.subtotalMinor);
        expect(sum(totals.taxLines.map((tax) => tax.amountMinor))).toBe(totals.taxMinor);
        expect(totals.subtotalMinor - totals.discountMinor + totals.deliveryMinor + totals.taxMinor).toBe(
          totals.grandTotalMinor,
        );
        const parts = [
          ...totals.lineSubtotalsMinor,
          totals.subtotalMinor,
          totals.discountMinor,
          totals.deliveryMinor,
          totals.taxMinor,
          totals.grandTotalMinor,
        ];
        for (const part of parts) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), anyTerms, anyChoice, (lines, store, choice) => {
        const there = priceCart(lines, store, choice);
        const back = priceCart(lines.toReversed(), store, choice);
        expect(back.grandTotalMinor).toBe(there.grandTotalMinor);
      }),
    );
  });
});
