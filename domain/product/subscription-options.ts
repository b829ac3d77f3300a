import { sellingOf, type Product, type SubscriptionOption, type SubscriptionPlan } from './product.ts';

type Subscribed = Pick<Product, 'subscriptionPlan' | 'selling'>;

/** Most ways to subscribe to one product. */
export const MAX_SUBSCRIPTION_OPTIONS = 12;

/** The ways to subscribe a buyer chooses from; empty where there is nothing to choose. */
export function subscriptionOptionsOf(product: Subscribed): readonly SubscriptionOption[] {
  return product.subscriptionPlan === null ? [] : sellingOf(product).subscriptionOptions;
}

/** The way a buyer named by its id, or the first; null where there is no such way, or none to choose from. */
export function findSubscriptionOption(product: Subscribed, id: string): SubscriptionOption | null {
  const options = subscriptionOptionsOf(product);
  return (id === '' ? options[0] : options.find((option) => option.id === id)) ?? null;
}

/** Whether a way that was chosen before is still offered as it was: billed as often, at the same price. */
export function isStillOffered(product: Subscribed, chosen: SubscriptionOption): boolean {
  const now = findSubscriptionOption(product, chosen.id);
  return now !== null && now.priceMinor === chosen.priceMinor && isSamePlan(now.plan, chosen.plan);
}

export function isSamePlan(a: SubscriptionPlan, b: SubscriptionPlan): boolean {
  return (
    a.numBillingCycles === b.numBillingCycles &&
    a.billingPeriod.value === b.billingPeriod.value &&
    a.billingPeriod.unit === b.billingPeriod.unit
  );
}
