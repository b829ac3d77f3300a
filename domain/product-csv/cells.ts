import type { SubscriptionPlan } from '../product/product.ts';

/** Names in one cell: `Clay, "Bowls, large"`. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => (/[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ');
}

const units = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** How a subscription bills: `1 month`, `2 weeks, 12 times`; '' for none. */
export function planCell(plan: SubscriptionPlan | null): string {
  if (plan === null) return '';
  const { value, unit } = plan.billingPeriod;
  const period = `${value} ${units[unit]}${value === 1 ? '' : 's'}`;
  return plan.numBillingCycles === 0 ? period : `${period}, ${plan.numBillingCycles} times`;
}
