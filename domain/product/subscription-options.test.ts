import { describe, expect, it } from 'vitest';
import type { SubscriptionOption, SubscriptionPlan } from './product.ts';
import { findSubscriptionOption, isStillOffered, subscriptionOptionsOf } from './subscription-options.ts';

const plan: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
const monthly: SubscriptionOption = { id: 'monthly', plan, priceMinor: null };
const yearly: SubscriptionOption = {
  id: 'yearly',
  plan: { ...plan, billingPeriod: { value: 1, unit: 'YEAR' } },
  priceMinor: 32_400,
};
const club = { subscriptionPlan: plan, selling: { subscriptionOptions: [monthly, yearly] } };

describe('subscription options', () => {
  it('are found by id, and the first is the default', () => {
    expect(findSubscriptionOption(club, 'yearly')).toBe(yearly);
    expect(findSubscriptionOption(club, '')).toBe(monthly);
    expect(findSubscriptionOption(club, 'weekly')).toBeNull();
  });

  it('are empty when a product has one plan, or is no longer a subscription', () => {
    expect(subscriptionOptionsOf({ subscriptionPlan: plan })).toEqual([]);
    expect(subscriptionOptionsOf({ ...club, subscriptionPlan: null })).toEqual([]);
    expect(findSubscriptionOption({ subscriptionPlan: plan }, '')).toBeNull();
  });

  it('no longer match once their price or period has changed', () => {
    expect(isStillOffered(club, yearly)).toBe(true);
    expect(isStillOffered(club, { ...yearly, priceMinor: 30_000 })).toBe(false);
    expect(isStillOffered(club, { ...yearly, plan })).toBe(false);
    expect(isStillOffered({ subscriptionPlan: plan }, yearly)).toBe(false);
  });
});
