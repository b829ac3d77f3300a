import { describe, expect, it } from 'vitest';
import { subscriptionPriceText } from './subscription-price.ts';

/*
 * Every combination in the specification: weekly, monthly, yearly and every N of them; without an end, for a duration
 * in weeks or months, and for one that divides evenly into years; with one price or several. spec: site-platform 9,
 * storefront-commerce 4, 9
 */
const table: readonly [value: number, unit: 'WEEK' | 'MONTH' | 'YEAR', cycles: number, text: string][] = [
  [1, 'WEEK', 0, '$30.00 weekly'],
  [1, 'WEEK', 1, '$30.00 weekly for 1 week'],
  [1, 'WEEK', 6, '$30.00 weekly for 6 weeks'],
  [1, 'WEEK', 12, '$30.00 weekly for 12 weeks'],
  [1, 'WEEK', 51, '$30.00 weekly for 51 weeks'],
  [1, 'WEEK', 52, '$30.00 weekly for 1 year'],
  [1, 'WEEK', 53, '$30.00 weekly for 53 weeks'],
  [1, 'WEEK', 104, '$30.00 weekly for 2 years'],
  [2, 'WEEK', 0, '$30.00 every 2 weeks'],
  [2, 'WEEK', 1, '$30.00 every 2 weeks for 2 weeks'],
  [2, 'WEEK', 3, '$30.00 every 2 weeks for 6 weeks'],
  [2, 'WEEK', 26, '$30.00 every 2 weeks for 1 year'],
  [2, 'WEEK', 52, '$30.00 every 2 weeks for 2 years'],
  [3, 'WEEK', 26, '$30.00 every 3 weeks for 78 weeks'],
  [52, 'WEEK', 1, '$30.00 every 52 weeks for 1 year'],
  [1, 'MONTH', 0, '$30.00 monthly'],
  [1, 'MONTH', 1, '$30.00 monthly for 1 month'],
  [1, 'MONTH', 6, '$30.00 monthly for 6 months'],
  [1, 'MONTH', 12, '$30.00 monthly for 1 year'],
  [1, 'MONTH', 13, '$30.00 monthly for 13 months'],
  [1, 'MONTH', 52, '$30.00 monthly for 52 months'],
  [1, 'MONTH', 36, '$30.00 monthly for 3 years'],
  [2, 'MONTH', 0, '$30.00 every 2 months'],
  [2, 'MONTH', 1, '$30.00 every 2 months for 2 months'],
  [2, 'MONTH', 6, '$30.00 every 2 months for 1 year'],
  [3, 'MONTH', 3, '$30.00 every 3 months for 9 months'],
  [3, 'MONTH', 8, '$30.00 every 3 months for 2 years'],
  [12, 'MONTH', 1, '$30.00 every 12 months for 1 year'],
  [1, 'YEAR', 0, '$30.00 yearly'],
  [1, 'YEAR', 1, '$30.00 yearly for 1 year'],
  [1, 'YEAR', 5, '$30.00 yearly for 5 years'],
  [2, 'YEAR', 0, '$30.00 every 2 years'],
  [2, 'YEAR', 1, '$30.00 every 2 years for 2 years'],
  [2, 'YEAR', 3, '$30.00 every 2 years for 6 years'],
];

describe('the price text of a subscription', () => {
  it.each(table)('every %i %s for %i cycles: "%s"', (value, unit, numBillingCycles, text) => {
    const plan = { billingPeriod: { value, unit }, numBillingCycles };
    expect(subscriptionPriceText(plan, '$30.00', 'en')).toBe(text);
    expect(subscriptionPriceText(plan, '$30.00', 'en', { multiplePrices: true })).toBe(`from ${text}`);
    expect(subscriptionPriceText(plan, null, 'en')).toBe('Unavailable');
    expect(subscriptionPriceText(plan, null, 'en', { multiplePrices: true })).toBe('Unavailable');
  });

  it('states a duration in years exactly when it divides evenly, for every plan up to five years', () => {
    const perYear = { WEEK: 52, MONTH: 12, YEAR: 1 } as const;
    for (const unit of ['WEEK', 'MONTH', 'YEAR'] as const) {
      for (let value = 1; value <= 60; value += 1) {
        for (let cycles = 1; value * cycles <= 5 * perYear[unit]; cycles += 1) {
          const plan = { billingPeriod: { value, unit }, numBillingCycles: cycles };
          const text = subscriptionPriceText(plan, '€9', 'en');
          const units = value * cycles;
          const even = units % perYear[unit] === 0;
          const count = even ? units / perYear[unit] : units;
          const name = even ? 'year' : unit.toLowerCase();
          expect(text.endsWith(` for ${count} ${name}${count === 1 ? '' : 's'}`), text).toBe(true);
          const rhythm = { WEEK: 'weekly', MONTH: 'monthly', YEAR: 'yearly' }[unit];
          const every = value === 1 ? `€9 ${rhythm} for` : `€9 every ${value} ${unit.toLowerCase()}s for`;
          expect(text.startsWith(every), text).toBe(true);
        }
      }
    }
  });

  it('does not treat a price as a placeholder', () => {
    const plan = { billingPeriod: { value: 2, unit: 'MONTH' }, numBillingCycles: 3 } as const;
    expect(subscriptionPriceText(plan, '{n} $1', 'en')).toBe('{n} $1 every 2 months for 6 months');
  });
});
