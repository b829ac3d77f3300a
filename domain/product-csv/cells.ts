import type { CurrencyCode } from '../money/currencies.ts';
import { toDecimal } from '../money/format-money.ts';
import type { SubscriptionOption, SubscriptionPlan } from '../product/product.ts';

/** Names in one cell: `Clay, "Bowls, large"`. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => (/[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ');
}

/** The names of a cell: those of `joinNames`, or of any list with commas. */
export function splitNames(cell: string): string[] {
  const names = cell.match(/\s*(?:"(?:[^"]|"")*"\s*(?=,|$)|[^,]+)/g) ?? [];
  return [
    ...new Set(
      names
        .map((name) => name.trim())
        .map((name) => (/^".*"$/s.test(name) ? name.slice(1, -1).replaceAll('""', '"').trim() : name))
        .filter((name) => name !== ''),
    ),
  ];
}

const units = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** How a subscription bills: `1 month`, `2 weeks, 12 times`; '' for none. */
export function planCell(plan: SubscriptionPlan | null): string {
  if (plan === null) return '';
  const { value, unit } = plan.billingPeriod;
  const period = `${value} ${units[unit]}${value === 1 ? '' : 's'}`;
  return plan.numBillingCycles === 0 ? period : `${period}, ${plan.numBillingCycles} times`;
}

/** A way to subscribe: how it bills, and its own price where that is not the variants'. */
export type WayToSubscribe = Pick<SubscriptionOption, 'plan' | 'priceMinor'>;

/** The ways to subscribe to a product, its own first: `1 month; 3 months at 75.00`; '' for none. */
export function plansCell(ways: readonly WayToSubscribe[], currency: CurrencyCode): string {
  return ways
    .map(({ plan, priceMinor }) =>
      priceMinor === null
        ? planCell(plan)
        : `${planCell(plan)} at ${toDecimal({ minor: priceMinor, currency })}`,
    )
    .join('; ');
}
