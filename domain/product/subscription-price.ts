import * as text from '../text/en/commerce.ts';
import { fillText } from '../text/fill-text.ts';
import type { SubscriptionPlan } from './product.ts';

type Unit = SubscriptionPlan['billingPeriod']['unit'];
const periodsPerYear: Readonly<Record<Unit, number>> = { WEEK: 52, MONTH: 12, YEAR: 1 };

/**
 * '$30.00 monthly', 'from $30.00 every 2 months', '$30.00 weekly for 1 year'. A duration that divides evenly into
 * years is given in years. Without a price: 'Unavailable'. spec: site-platform 9, storefront-commerce 4, 9.
 */
export function subscriptionPriceText(
  plan: SubscriptionPlan,
  priceText: string | null,
  options: { readonly multiplePrices?: boolean } = {},
): string {
  if (priceText === null) return text.priceUnavailable;
  const { value, unit } = plan.billingPeriod;
  const price = options.multiplePrices ? fillText(text.fromPrice, { price: priceText }) : priceText;
  const every = fillText(text.subscriptionEvery[unit][value === 1 ? 'one' : 'many'], { price, n: value });
  if (plan.numBillingCycles === 0) return every;
  const periods = value * plan.numBillingCycles;
  const inYears = periods % periodsPerYear[unit] === 0;
  const count = inYears ? periods / periodsPerYear[unit] : periods;
  const duration = text.subscriptionFor[inYears ? 'YEAR' : unit][count === 1 ? 'one' : 'many'];
  return `${every} ${fillText(duration, { n: count })}`;
}
