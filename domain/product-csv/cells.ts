import type { SubscriptionPlan } from '../product/product.ts';

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
