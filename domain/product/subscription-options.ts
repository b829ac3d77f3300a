import { sellingOf, type Product, type SubscriptionOption, type SubscriptionPlan } from './product.ts';

type Subscribed = Pick<Product, 'subscriptionPlan' | 'selling'>;

/** Most subscription options of one product. */
export const MAX_SUBSCRIPTION_OPTIONS = 12;

/** The subscription options a buyer chooses from; empty when there is no choice. */
export function subscriptionOptionsOf(product: Subscribed): readonly SubscriptionOption[] {
  return product.subscriptionPlan === null ? [] : sellingOf(product).subscriptionOptions;
}

/** The option with this id, or the first without an id; null when not found or when there is no choice. */
export function findSubscriptionOption(product: Subscribed, id: string): SubscriptionOption | null {
  const options = subscriptionOptionsOf(product);
  return (id === '' ? options[0] : options.find((option) => option.id === id)) ?? null;
}

/** Whether a previously chosen option is still offered with the same period and price. */
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
