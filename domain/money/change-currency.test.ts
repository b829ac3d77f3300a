import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryTo, aRate } from '../delivery/delivery-fixtures.ts';
import { convertDelivery } from '../delivery/convert-delivery.ts';
import { convertSelling } from '../product/convert-selling.ts';
import { convertAmount, isRounded } from './change-currency.ts';
import { currencyCodes } from './currencies.ts';
import { toDecimal } from './format-money.ts';

const toYen = { from: 'EUR', to: 'JPY' } as const;
const fromYen = { from: 'JPY', to: 'EUR' } as const;

describe('an amount of a store that changes its currency', () => {
  it('keeps its number', () => {
    expect(convertAmount(1250, { from: 'EUR', to: 'USD' })).toBe(1250);
    expect(convertAmount(13, fromYen)).toBe(1300);
    expect(convertAmount(1300, toYen)).toBe(13);
  });

  it('is rounded where the currency has no cents, half up, and never to nothing', () => {
    expect([1250, 1249, 1251, 49, 1, 0].map((minor) => convertAmount(minor, toYen))).toEqual([
      13, 12, 13, 1, 1, 0,
    ]);
    expect([1250, 1300, 0].map((minor) => isRounded(minor, toYen))).toEqual([true, false, false]);
    expect(isRounded(1250, { from: 'EUR', to: 'USD' })).toBe(false);
  });

  it('is the same number in all currencies, to half of the smallest unit', () => {
    const code = fc.constantFrom(...currencyCodes);
    fc.assert(
      fc.property(code, code, fc.integer({ min: 100, max: 1_000_000_000 }), (from, to, minor) => {
        const after = convertAmount(minor, { from, to });
        const before = Number(toDecimal({ minor, currency: from }));
        const difference = Math.abs(Number(toDecimal({ minor: after, currency: to })) - before);
        expect(difference).toBeLessThanOrEqual(isRounded(minor, { from, to }) ? 0.5 : 0);
      }),
    );
  });
});

describe('what else is in the store’s currency', () => {
  const rate = aRate({
    basis: 'subtotal',
    priceMinor: 0,
    bands: [
      { from: 0, to: 49, priceMinor: 6 },
      { from: 50, to: null, priceMinor: 0 },
    ],
    freeFromMinor: 80,
  });

  it('are rates of delivery: ranges of totals stay without gaps, weights stay', () => {
    const [zone] = convertDelivery(deliveryTo(['DE'], [rate]), fromYen).zones;
    expect(zone?.rates[0]).toMatchObject({
      bands: [
        { from: 0, to: 4999, priceMinor: 600 },
        { from: 5000, to: null, priceMinor: 0 },
      ],
      freeFromMinor: 8000,
    });
    const byWeight = { ...rate, basis: 'weight' as const };
    const [other] = convertDelivery(deliveryTo(['DE'], [byWeight]), fromYen).zones;
    expect(other?.rates[0]?.bands).toMatchObject([{ to: 49, priceMinor: 600 }, { from: 50 }]);
  });

  it('are amounts of donations, and prices of subscriptions of their own', () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    expect(
      convertSelling(
        {
          taxClass: 'reduced',
          donation: { suggestedMinor: [1000, 2550], minimumMinor: 100, maximumMinor: 50_000 },
          subscriptionOptions: [
            { id: 'a', plan, priceMinor: 1250 },
            { id: 'b', plan, priceMinor: null },
          ],
        },
        toYen,
      ),
    ).toEqual({
      taxClass: 'reduced',
      donation: { suggestedMinor: [10, 26], minimumMinor: 1, maximumMinor: 500 },
      subscriptionOptions: [
        { id: 'a', plan, priceMinor: 13 },
        { id: 'b', plan, priceMinor: null },
      ],
    });
  });
});
