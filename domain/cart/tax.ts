import { applyRate } from '../money/apply-rate.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { CartLine, CartTotals, Destination, StoreTerms, TaxRule } from './cart.ts';

/** The tax class of untaxed products. */
const UNTAXED_CLASS = 'none';

/** The tax class of a line. Gift cards are untaxed: purchases with them are taxed. Donations are untaxed too. */
export function taxClassOf(line: Pick<CartLine, 'productType' | 'taxClass' | 'isPriceNamed'>): string {
  if (traitsOf(line.productType).isStoredValue || line.isPriceNamed === true) return UNTAXED_CLASS;
  return line.taxClass ?? 'standard';
}

/** The tax rules for a place: those of its region and those of the whole country. */
export function taxRulesFor(
  terms: Pick<StoreTerms, 'taxRules'>,
  destination: Destination | null,
): readonly TaxRule[] {
  if (destination === null) return [];
  return terms.taxRules.filter(
    ({ country, region, exceptRegions }) =>
      country === destination.country &&
      (region === '' ? exceptRegions?.includes(destination.region) !== true : region === destination.region),
  );
}

/** A sum that is taxed together: goods of one class, or delivery. */
export interface TaxedPart {
  /** Null for delivery. */
  readonly taxClass: string | null;
  readonly amountMinor: number;
}

/** Whether a tax is charged on a part of a cart. */
export function isTaxedBy(rule: TaxRule, part: TaxedPart): boolean {
  if (part.taxClass === null) return rule.appliesToDelivery;
  if (part.taxClass === UNTAXED_CLASS) return false;
  const classes = rule.taxClasses ?? [];
  return classes.length === 0 || classes.includes(part.taxClass);
}

/**
 * The amount of each rule, rounded once on everything it taxes. Where prices include tax this is the included part: of
 * a gross sum under rates with the total R, a rate r is r / (1 + R). A net sum with tax added and its gross sum give
 * the same tax to the unit.
 */
export function taxAmounts(
  rules: readonly TaxRule[],
  parts: readonly TaxedPart[],
  pricesIncludeTax: boolean,
): readonly number[] {
  return rules.map((rule) => {
    const mine = parts.filter((part) => isTaxedBy(rule, part));
    return pricesIncludeTax
      ? containedIn(mine, rule, rules)
      : applyRate(
          mine.reduce((sum, part) => sum + part.amountMinor, 0),
          rule.rate,
        );
  });
}

/**
 * The taxes of a cart that come to something. `lineTaxesMinor` has what of each is on each line, by line; the rest of it
 * is on delivery. A line has what it adds to the taxes of those before it, so that the lines and delivery add up exactly.
 */
export function taxesOf(
  rules: readonly TaxRule[],
  goods: readonly { readonly taxClass: string; readonly amountMinor: number }[],
  deliveryMinor: number,
  pricesIncludeTax: boolean,
): {
  readonly taxLines: CartTotals['taxLines'];
  readonly lineTaxesMinor: readonly (readonly number[])[];
} {
  const byClass = new Map<string, number>();
  const parts = (): TaxedPart[] => [...byClass].map(([taxClass, amountMinor]) => ({ taxClass, amountMinor }));
  let before: readonly number[] = rules.map(() => 0);
  const added = goods.map(({ taxClass, amountMinor }) => {
    byClass.set(taxClass, (byClass.get(taxClass) ?? 0) + amountMinor);
    const now = taxAmounts(rules, parts(), pricesIncludeTax);
    const mine = now.map((amount, at) => amount - (before[at] ?? 0));
    before = now;
    return mine;
  });
  const delivery = { taxClass: null, amountMinor: deliveryMinor };
  const whole = taxAmounts(rules, [...parts(), delivery], pricesIncludeTax);
  const isCharged = (_: unknown, at: number): boolean => (whole[at] ?? 0) > 0;
  return {
    taxLines: rules
      .map(({ name, rate }, at) => ({ name, rate, amountMinor: whole[at] ?? 0 }))
      .filter(isCharged),
    lineTaxesMinor: added.map((line) => line.filter(isCharged)),
  };
}

const ONE = 1_000_000n;
const millionths = (rate: number): bigint => BigInt(Math.round(rate * 1_000_000));

// As one fraction, so that only the result is rounded.
function containedIn(parts: readonly TaxedPart[], rule: TaxRule, rules: readonly TaxRule[]): number {
  let numerator = 0n;
  let denominator = 1n;
  for (const part of parts) {
    const together = rules
      .filter((other) => isTaxedBy(other, part))
      .reduce((sum, other) => sum + millionths(other.rate), 0n);
    const under = ONE + together;
    numerator = numerator * under + BigInt(part.amountMinor) * millionths(rule.rate) * denominator;
    denominator *= under;
  }
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}
