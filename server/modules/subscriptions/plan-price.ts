import type { SubscriptionPlan } from '@vitrine/domain/product/product.ts';
import { isSamePlan } from '@vitrine/domain/product/subscription-options.ts';
import type { OfferedProduct, OfferedVariant } from './owner-repository.ts';

/** What a variant costs now with a plan: the price of the option with that plan, or else the variant's own. */
export function planPriceOf(
  product: OfferedProduct,
  plan: SubscriptionPlan,
  variant: OfferedVariant,
): number {
  const option = product.options.find((one) => isSamePlan(one.plan, plan));
  return option?.priceMinor ?? variant.priceMinor;
}
