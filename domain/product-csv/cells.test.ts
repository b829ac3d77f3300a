import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinNames, planCell, splitNames } from './cells.ts';
import { readPlan, readPrice } from './read-cells.ts';

it('reads back any list of names, whatever signs they have', () => {
  const name = fc
    .array(fc.constantFrom('a', 'b', ',', '"', ' ', "'", 'ü'), { minLength: 1, maxLength: 6 })
    .map((signs) => signs.join('').trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 5 }), (names) => {
      expect(splitNames(joinNames(names))).toEqual(names);
    }),
  );
});

it('reads lists of other shops', () => {
  expect(splitNames(' clay,bowls ,, clay')).toEqual(['clay', 'bowls']);
  expect(splitNames('')).toEqual([]);
});

it('reads back how a subscription bills', () => {
  for (const plan of [
    null,
    { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 },
    { billingPeriod: { value: 2, unit: 'WEEK' as const }, numBillingCycles: 12 },
    { billingPeriod: { value: 1, unit: 'YEAR' as const }, numBillingCycles: 3 },
  ]) {
    expect(readPlan(planCell(plan))).toEqual({ value: plan });
  }
  expect(readPlan('now and then')).toHaveProperty('fault');
});

it.each([
  ['28.5', 2850],
  ['$28.00', 2800],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['28,5', 2850],
  ['28,50 €', 2850],
])('reads the price %j', (cell, minor) => {
  expect(readPrice(cell, 'EUR')).toEqual({ value: minor });
});

it.each(['1e12', '-1-', 'free', '1.234', '12 or so'])('refuses %j as a price', (cell) => {
  expect(readPrice(cell, 'EUR')).toHaveProperty('fault');
});
