import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, aLine, terms } from '../cart/cart-fixtures.ts';
import { priceCart } from '../cart/price-cart.ts';
import { discountRefusalText } from './discount-refusal-text.ts';
import type { Discount } from './discount.ts';
import { isDiscountable, refuseDiscount } from './refuse-discount.ts';

const typed = (...discounts: readonly Discount[]) =>
  discounts.map((discount) => ({ code: discount.code, discount }));
const price = (discounts: readonly Discount[], lines = [aLine()], deliveryOptionId: string | null = null) =>
  priceCart(lines, terms, { destination: null, deliveryOptionId, discounts: typed(...discounts), now: 1000 });

describe('a discount code', () => {
  it('takes a percentage off, rounded once and split over the lines without losing a unit', () => {
    const lines = ['a', 'b', 'c'].map((id) => aLine({ id, variantId: id, quantity: 1, unitPriceMinor: 333 }));
    const totals = price([aDiscount({ rate: 0.1 })], lines);
    expect(totals.discountMinor).toBe(100);
    expect(totals.lineDiscountsMinor).toEqual([34, 33, 33]);
    expect(totals.discounts).toEqual([
      { id: 'd1', code: 'WELCOME10', name: 'Welcome', amountMinor: 100, oncePerCustomer: false },
    ]);
  });

  it('takes a fixed amount off, and never more than its products cost', () => {
    expect(price([aDiscount({ kind: 'fixed', amountMinor: 500 })]).discountMinor).toBe(500);
    expect(price([aDiscount({ kind: 'fixed', amountMinor: 99_999 })]).discountMinor).toBe(6800);
  });

  it('applies to its own products only', () => {
    const lines = [aLine(), aLine({ id: 'other', itemId: 'other', variantId: 'o', unitPriceMinor: 1000 })];
    const totals = price([aDiscount({ rate: 0.5, goods: { kind: 'products', itemIds: ['other'] } })], lines);
    expect(totals.lineDiscountsMinor).toEqual([0, 1000]);
  });

  it('never applies to gift cards or prices the buyer chooses', () => {
    const all = aDiscount({ rate: 1 });
    expect(isDiscountable(all.goods, aLine({ productType: 'giftCard' }))).toBe(false);
    expect(isDiscountable(all.goods, aLine({ isPriceNamed: true }))).toBe(false);
    expect(price([all], [aLine({ productType: 'giftCard' })]).refusedDiscounts).toEqual([
      { code: 'WELCOME10', reason: 'NOT_FOR_THESE_PRODUCTS' },
    ]);
  });

  it('applies to what earlier codes left, and is refused once nothing is left', () => {
    const half = aDiscount({ id: 'h', code: 'HALF', rate: 0.5 });
    const again = aDiscount({ id: 'i', code: 'AGAIN', rate: 0.5 });
    expect(price([half, again]).discounts.map((entry) => entry.amountMinor)).toEqual([3400, 1700]);
    expect(price([aDiscount({ rate: 1 }), half]).refusedDiscounts).toEqual([
      { code: 'HALF', reason: 'NOTHING_LEFT' },
    ]);
  });

  it('makes delivery free, when delivery has a price', () => {
    const free = aDiscount({ kind: 'free-delivery', code: 'FREESHIP' });
    expect(price([free], [aLine()], 'standard')).toMatchObject({
      deliveryMinor: 600,
      discountMinor: 600,
      grandTotalMinor: 6800,
    });
    expect(price([free]).discounts).toMatchObject([{ amountMinor: 0 }]);
    expect(price([free], [aLine()], 'pickup').refusedDiscounts).toMatchObject([{ reason: 'NOTHING_LEFT' }]);
  });

  it('decides free delivery by the goods’ total after discounts', () => {
    const lines = [aLine({ unitPriceMinor: 4000 })];
    expect(price([], lines, 'standard').deliveryMinor).toBe(0);
    expect(price([aDiscount({ kind: 'fixed', amountMinor: 501 })], lines, 'standard').deliveryMinor).toBe(
      600,
    );
  });

  it('applies once however often it is entered', () => {
    expect(price([aDiscount(), aDiscount()]).discounts).toHaveLength(1);
  });
});

describe('why a code does not apply', () => {
  const cart = { lines: [aLine()], subtotalMinor: 6800, requiresDelivery: true, now: 1000 };
  it.each([
    [{ enabled: false }, 'UNKNOWN'],
    [{ startsOn: 1001 }, 'NOT_STARTED'],
    [{ startsOn: 1000 }, null],
    [{ endsOn: 1000 }, 'EXPIRED'],
    [{ endsOn: 1001 }, null],
    [{ usageLimit: 5, usedCount: 5 }, 'USED_UP'],
    [{ usageLimit: 5, usedCount: 4 }, null],
    [{ minimumSubtotalMinor: 6801 }, 'MINIMUM_NOT_MET'],
    [{ minimumSubtotalMinor: 6800 }, null],
    [{ goods: { kind: 'products', itemIds: ['else'] } }, 'NOT_FOR_THESE_PRODUCTS'],
    [{ goods: { kind: 'products', itemIds: ['item'] } }, null],
    [{ goods: { kind: 'categories', names: ['Cups'] } }, 'NOT_FOR_THESE_PRODUCTS'],
  ] as const)('%j is judged %s', (change, reason) => {
    expect(refuseDiscount({ code: 'X', discount: aDiscount(change) }, cart)).toBe(reason);
  });

  it('an unknown code, one used before, and free delivery of nothing', () => {
    expect(refuseDiscount({ code: 'X', discount: null }, cart)).toBe('UNKNOWN');
    const once = aDiscount({ oncePerCustomer: true });
    expect(refuseDiscount({ code: 'X', discount: once, usedBefore: true }, cart)).toBe('USED_BEFORE');
    expect(refuseDiscount({ code: 'X', discount: aDiscount(), usedBefore: true }, cart)).toBe(null);
    const free = aDiscount({ kind: 'free-delivery' });
    expect(refuseDiscount({ code: 'X', discount: free }, { ...cart, requiresDelivery: false })).toBe(
      'NOTHING_TO_DELIVER',
    );
  });

  it('has its own sentence', () => {
    expect(
      discountRefusalText(
        { code: 'BIG', reason: 'MINIMUM_NOT_MET' },
        { currency: 'USD', minimumMinor: 4000 },
        'en',
      ),
    ).toBe('The code BIG is for orders of $40.00 or more.');
    expect(discountRefusalText({ code: 'OLD', reason: 'EXPIRED' }, { currency: 'USD' }, 'en')).toBe(
      'The code OLD has expired.',
    );
  });

  it('takes nothing off and counts no use, whatever the reason', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 2000 }), (minimum, endsOn) => {
        const discount = aDiscount({ rate: 1, minimumSubtotalMinor: minimum * 4, endsOn });
        const totals = price([discount]);
        expect(totals.discounts.length + totals.refusedDiscounts.length).toBe(1);
        expect(totals.discountMinor).toBe(totals.discounts.length === 0 ? 0 : 6800);
      }),
    );
  });
});
