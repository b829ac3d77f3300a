import { commerceText } from '../text/commerce.ts';
import { type Locale, plural } from '../text/locale.ts';
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
  locale: Locale,
  options: { readonly multiplePrices?: boolean } = {},
): string {
  const text = commerceText(locale);
  if (priceText === null) return text.priceUnavailable;
  const { value, unit } = plan.billingPeriod;
  const price = options.multiplePrices ? fillText(text.fromPrice, { price: priceText }) : priceText;
  const every = fillText(plural(locale, value, text.subscriptionEvery[unit]), { price, n: value });
  if (plan.numBillingCycles === 0) return every;
  const periods = value * plan.numBillingCycles;
  const inYears = periods % periodsPerYear[unit] === 0;
  const count = inYears ? periods / periodsPerYear[unit] : periods;
  const duration = plural(locale, count, text.subscriptionFor[inYears ? 'YEAR' : unit]);
  return `${every} ${fillText(duration, { n: count })}`;
}
