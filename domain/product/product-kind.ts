import { firstDonationTerms } from '../donation/donation-terms.ts';
import type { DonationTerms, ProductType, SubscriptionPlan } from './product.ts';

/** What an owner chooses to sell; a subscription is goods with a plan, a donation a service whose buyer names the price. */
export const productKinds = [
  'physical',
  'digital',
  'service',
  'giftCard',
  'subscription',
  'donation',
] as const;
export type ProductKind = (typeof productKinds)[number];

/** The type, the plan and the terms a new product of this kind starts with. */
export function startOfKind(kind: ProductKind): {
  readonly type: ProductType;
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly donation: DonationTerms | null;
} {
  if (kind === 'donation') return { type: 'service', subscriptionPlan: null, donation: firstDonationTerms };
  if (kind !== 'subscription') return { type: kind, subscriptionPlan: null, donation: null };
  return {
    type: 'physical',
    donation: null,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  };
}
