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

describe('ways to subscribe', () => {
  it('are found by their id, and the first is taken where none is named', () => {
    expect(findSubscriptionOption(club, 'yearly')).toBe(yearly);
    expect(findSubscriptionOption(club, '')).toBe(monthly);
    expect(findSubscriptionOption(club, 'weekly')).toBeNull();
  });

  it('are none where a product has one plan, or is no longer subscribed to', () => {
    expect(subscriptionOptionsOf({ subscriptionPlan: plan })).toEqual([]);
    expect(subscriptionOptionsOf({ ...club, subscriptionPlan: null })).toEqual([]);
    expect(findSubscriptionOption({ subscriptionPlan: plan }, '')).toBeNull();
  });

  it('are no longer offered as they were once their price or period is another', () => {
    expect(isStillOffered(club, yearly)).toBe(true);
    expect(isStillOffered(club, { ...yearly, priceMinor: 30_000 })).toBe(false);
    expect(isStillOffered(club, { ...yearly, plan })).toBe(false);
    expect(isStillOffered({ subscriptionPlan: plan }, yearly)).toBe(false);
  });
});
