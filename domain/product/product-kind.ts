import type { ProductType, SubscriptionPlan } from './product.ts';

/** What an owner chooses to sell; a subscription is goods with a plan. */
export const productKinds = ['physical', 'digital', 'service', 'giftCard', 'subscription'] as const;
export type ProductKind = (typeof productKinds)[number];

/** The type and the plan a new product of this kind starts with. */
export function startOfKind(kind: ProductKind): {
  readonly type: ProductType;
  readonly subscriptionPlan: SubscriptionPlan | null;
} {
  if (kind !== 'subscription') return { type: kind, subscriptionPlan: null };
  return {
    type: 'physical',
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  };
}
