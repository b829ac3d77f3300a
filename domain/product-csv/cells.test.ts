import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinNames, planCell, plansCell, splitNames } from './cells.ts';
import { readPlan, readPlans, readPrice } from './read-cells.ts';

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

it('reads back every way to subscribe, and says what is wrong with one', () => {
  const monthly = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
  const yearly = { billingPeriod: { value: 1, unit: 'YEAR' as const }, numBillingCycles: 3 };
  const ways = [
    { plan: monthly, priceMinor: null },
    { plan: yearly, priceMinor: 25_000 },
  ];
  expect(plansCell(ways, 'EUR')).toBe('1 month; 1 year, 3 times at 250.00');
  expect(readPlans(plansCell(ways, 'EUR'), 'EUR')).toEqual({ value: ways });
  expect(readPlans('', 'EUR')).toEqual({ value: [] });
  for (const cell of [
    '1 month at 5.00',
    '1 month; often',
    '1 month; 1 year at much',
    '1 month;'.repeat(13),
  ]) {
    expect(readPlans(cell, 'EUR')).toHaveProperty('fault');
  }
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
