import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine, terms } from '../cart/cart-fixtures.ts';
import { priceCart } from '../cart/price-cart.ts';
import {
  type AgreedDiscount,
  agreedDiscountMinor,
  isSameDiscount,
  typedDiscountOf,
} from './agreed-discount.ts';
import { discountLabel } from './discount-label.ts';

const tenth: AgreedDiscount = { kind: 'percentage', rate: 0.1, reason: 'Wholesale' };
const five: AgreedDiscount = { kind: 'fixed', amountMinor: 500, reason: '' };

const anyDiscount: fc.Arbitrary<AgreedDiscount> = fc.oneof(
  fc
    .integer({ min: 1, max: 1_000_000 })
    .map((millionths) => ({ kind: 'percentage' as const, rate: millionths / 1_000_000, reason: 'x' })),
  fc
    .integer({ min: 1, max: 1_000_000 })
    .map((amountMinor) => ({ kind: 'fixed' as const, amountMinor, reason: 'x' })),
);
const anyLines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitPriceMinor: fc.integer({ min: 0, max: 20_000 }),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('a discount that the shop agreed', () => {
  it('takes a percentage or an amount off the goods, and never more than they cost', () => {
    const lines = [{ quantity: 2, unitPriceMinor: 3400 }];
    expect(agreedDiscountMinor(tenth, lines)).toBe(680);
    expect(agreedDiscountMinor(five, lines)).toBe(500);
    expect(agreedDiscountMinor({ ...five, amountMinor: 99_999 }, lines)).toBe(6800);
    expect(agreedDiscountMinor(null, lines)).toBe(0);
  });

  it('is in the totals by its reason, without a code', () => {
    const totals = priceCart([aLine()], terms, {
      destination: null,
      deliveryOptionId: null,
      discounts: [typedDiscountOf(tenth)],
    });
    expect(totals.discounts).toEqual([
      { id: '', code: '', name: 'Wholesale', amountMinor: 680, oncePerCustomer: false },
    ]);
  });

  it('is what the calculation of the cart takes off, whose total is never negative and adds up', () => {
    const destination = { country: 'US', region: 'NC', postalCode: '28801' };
    fc.assert(
      fc.property(anyDiscount, anyLines, fc.boolean(), (agreed, drafted, pricesIncludeTax) => {
        const lines = drafted.map((line, at) => aLine({ ...line, id: `l${at}`, variantId: `v${at}` }));
        const totals = priceCart(
          lines,
          { ...terms, pricesIncludeTax },
          { destination, deliveryOptionId: 'standard', discounts: [typedDiscountOf(agreed)] },
        );
        const { lineDiscountsMinor = [], lineSubtotalsMinor, subtotalMinor, discountMinor } = totals;
        expect(discountMinor).toBe(agreedDiscountMinor(agreed, drafted));
        expect(lineDiscountsMinor.reduce((sum, minor) => sum + minor, 0)).toBe(discountMinor);
        expect(
          lineDiscountsMinor.every((minor, at) => minor >= 0 && minor <= (lineSubtotalsMinor[at] ?? 0)),
        ).toBe(true);
        expect(totals.grandTotalMinor).toBeGreaterThanOrEqual(0);
        expect(totals.grandTotalMinor).toBe(
          subtotalMinor - discountMinor + totals.deliveryMinor + (pricesIncludeTax ? 0 : totals.taxMinor),
        );
      }),
    );
  });

  it('is the same as one that takes off the same for the same reason', () => {
    expect(isSameDiscount(tenth, { reason: 'Wholesale', rate: 0.1, kind: 'percentage' })).toBe(true);
    expect(isSameDiscount(null, null)).toBe(true);
    for (const other of [null, five, { ...tenth, rate: 0.11 }, { ...tenth, reason: 'Press' }])
      expect(isSameDiscount(tenth, other)).toBe(false);
    expect(isSameDiscount(five, { ...five, amountMinor: 501 })).toBe(false);
  });

  it('is called by its reason, and a code by itself', () => {
    expect(discountLabel('Discount', { code: 'TENTH', name: 'A tenth' })).toBe('Discount (TENTH)');
    expect(discountLabel('Discount', { code: '', name: 'Wholesale' })).toBe('Discount (Wholesale)');
    expect(discountLabel('Discount', { code: '', name: '' })).toBe('Discount');
  });
});
