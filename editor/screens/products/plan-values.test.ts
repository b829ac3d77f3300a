import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../ui/show-money.ts';
import { planRowsOf, type PlanRow, readPlans } from './plan-values.ts';
import { aProduct } from './product-fixture.ts';

const german = numbersIn('de');
const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
const product = aProduct({ subscriptionPlan: monthly });
const row = (change: Partial<PlanRow> = {}): PlanRow => ({
  id: 'one',
  every: '1',
  unit: 'MONTH',
  cycles: '',
  price: '',
  ...change,
});
const read = (...rows: PlanRow[]) => {
  const problems: Record<string, string> = {};
  const plans = readPlans(rows, product, problems, german);
  return Object.keys(problems).length > 0 ? problems : plans;
};

describe('the ways to subscribe', () => {
  it('are shown as typed, and none for a product that is no subscription', () => {
    expect(planRowsOf(product)).toEqual([row({ id: 'own' })]);
    expect(planRowsOf(aProduct())).toEqual([]);
    const yearly = { billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: 3 } as const;
    const options = [
      { id: 'm', plan: monthly, priceMinor: null },
      { id: 'y', plan: yearly, priceMinor: 30_050 },
    ];
    expect(planRowsOf(aProduct({ subscriptionPlan: monthly, subscriptionOptions: options }))[1]).toEqual(
      row({ id: 'y', unit: 'YEAR', cycles: '3', price: '300.50' }),
    );
  });

  it('are one plan without a choice, or several of which the first has the price of the product', () => {
    const plan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 };
    expect(read(row({ every: '2', unit: 'WEEK', cycles: '6', price: '9' }))).toEqual({ plan, options: [] });
    expect(read(row({ price: '9' }), row({ id: 'two', unit: 'YEAR', price: '300' }))).toEqual({
      plan: monthly,
      options: [
        { id: 'one', plan: monthly, priceMinor: null },
        {
          id: 'two',
          plan: { billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: 0 },
          priceMinor: 30_000,
        },
      ],
    });
  });

  it('that cannot be read are named by their field', () => {
    expect(read()).toEqual({ plans: 'A subscription needs at least one way to subscribe.' });
    expect(read(row({ every: '0', cycles: '1e9' }), row({ id: 'two', every: '25', price: 'much' }))).toEqual({
      'plans.one.every': 'Enter a whole number from 1 to 24.',
      'plans.one.cycles': 'Enter a whole number from 1 to 1.000.',
      'plans.two.every': 'Enter a whole number from 1 to 24.',
      'plans.two.price': 'Enter a price like 28.00.',
    });
  });
});
