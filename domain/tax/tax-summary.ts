import type { CartLine, CartTotals, Destination, StoreTerms, TaxRule } from '../cart/cart.ts';
import { isTaxedBy, type TaxedPart, taxAmounts, taxClassOf, taxRulesFor } from '../cart/tax.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { TaxRow, TaxShare, TaxSummary, UntaxedReason } from './tax-rows.ts';

interface Part extends TaxedPart {
  readonly reason: UntaxedReason;
}

/** Summarizes the taxes of a priced cart at the place that decides them. */
export function summarizeTaxes(
  lines: readonly CartLine[],
  terms: Pick<StoreTerms, 'taxRules'>,
  totals: CartTotals,
  place: Destination | null,
): TaxSummary {
  const isExempt = totals.taxExemption !== undefined;
  const rules = isExempt ? [] : taxRulesFor(terms, place);
  const otherwise = isExempt ? 'exempt' : rules.length === 0 ? 'place' : null;
  const goods = lines.map((line, at) => goodsPart(line, lessDiscounts(totals, at), otherwise));
  const delivery = deliveryPart(totals, otherwise);
  const parts = [...goods, delivery].filter(({ amountMinor }) => amountMinor > 0);
  const rowRules = rules.filter((rule) => parts.some((part) => isTaxedBy(rule, part)));
  const rowsOf = (part: Part): readonly number[] =>
    rowRules.flatMap((rule, row) => (isTaxedBy(rule, part) ? [row] : []));
  const untaxed = new Map<UntaxedReason, number>();
  for (const part of parts) {
    if (rowsOf(part).length === 0)
      untaxed.set(part.reason, (untaxed.get(part.reason) ?? 0) + part.amountMinor);
  }
  return {
    rows: rowsFor(rowRules, parts, totals.pricesIncludeTax),
    untaxed: [...untaxed].map(([reason, netMinor]) => ({ reason, netMinor })),
    lineRows: goods.map(rowsOf),
    deliveryRows: totals.requiresDelivery ? rowsOf(delivery) : [],
  };
}

const lessDiscounts = (totals: CartTotals, at: number): number =>
  (totals.lineSubtotalsMinor[at] ?? 0) - (totals.lineDiscountsMinor?.[at] ?? 0);

/** `otherwise`: why nothing there is taxed; null where something is. */
function goodsPart(line: CartLine, amountMinor: number, otherwise: UntaxedReason | null): Part {
  const reason = traitsOf(line.productType).isStoredValue
    ? 'gift-card'
    : line.isPriceNamed === true
      ? 'donation'
      : (otherwise ?? 'product');
  return { taxClass: taxClassOf(line), amountMinor, reason };
}

function deliveryPart(totals: CartTotals, otherwise: UntaxedReason | null): Part {
  const ofGoods = (totals.lineDiscountsMinor ?? []).reduce((sum, minor) => sum + minor, 0);
  return {
    taxClass: null,
    amountMinor: totals.deliveryMinor - (totals.discountMinor - ofGoods),
    reason: otherwise ?? 'delivery',
  };
}

/** Goods and delivery that the same taxes are charged on. */
interface Base {
  readonly rules: readonly TaxRule[];
  amountMinor: number;
}

function rowsFor(
  rules: readonly TaxRule[],
  parts: readonly Part[],
  pricesIncludeTax: boolean,
): readonly TaxRow[] {
  const bases = basesOf(rules, parts);
  const amounts = taxAmounts(rules, parts, pricesIncludeTax);
  const nets = pricesIncludeTax
    ? netsWithin(rules, bases, amounts)
    : bases.map(({ amountMinor }) => amountMinor);
  return rules.map((rule, at) => ({
    name: rule.name,
    rate: rule.rate,
    netMinor: bases.reduce(
      (sum, base, which) => sum + (base.rules.includes(rule) ? (nets[which] ?? 0) : 0),
      0,
    ),
    taxMinor: amounts[at] ?? 0,
  }));
}

function basesOf(rules: readonly TaxRule[], parts: readonly Part[]): readonly Base[] {
  const bases = new Map<string, Base>();
  for (const part of parts) {
    const mine = rules.filter((rule) => isTaxedBy(rule, part));
    const key = mine.map((rule) => rules.indexOf(rule)).join();
    if (key === '') continue;
    const base = bases.get(key) ?? { rules: mine, amountMinor: 0 };
    base.amountMinor += part.amountMinor;
    bases.set(key, base);
  }
  return [...bases.values()];
}

const MILLION = 1_000_000;

/**
 * What is left of each base without its taxes. Taxes of one base only are taken off exactly; where bases share a tax,
 * which is rounded once for all of them, the last of these takes the difference.
 */
function netsWithin(
  rules: readonly TaxRule[],
  bases: readonly Base[],
  amounts: readonly number[],
): readonly number[] {
  const sharing = bases.filter((base) =>
    base.rules.some((rule) => bases.some((other) => other !== base && other.rules.includes(rule))),
  );
  const taxOf = (some: readonly TaxRule[]): number =>
    rules.reduce((sum, rule, at) => sum + (some.includes(rule) ? (amounts[at] ?? 0) : 0), 0);
  let left =
    sharing.reduce((sum, base) => sum + base.amountMinor, 0) - taxOf(sharing.flatMap((base) => base.rules));
  return bases.map((base) => {
    if (!sharing.includes(base)) return base.amountMinor - taxOf(base.rules);
    const rate = base.rules.reduce((sum, rule) => sum + Math.round(rule.rate * MILLION), 0);
    const net = base === sharing.at(-1) ? left : Math.round((base.amountMinor * MILLION) / (MILLION + rate));
    left -= net;
    return net;
  });
}

/** What was refunded of an order, or came back of it, with its share in the order's taxes. */
export interface RefundedShare {
  readonly amountMinor: number;
  readonly share: TaxShare;
}

/**
 * The share of a refund of `amountMinor` in an order's taxes, after other refunds, some of which were taken back. Over
 * all refunds of an order they add up exactly to its summary. Where no goods have two taxes, its sums add up to the
 * refund.
 */
export function shareOfTaxes(
  { rows, untaxed }: TaxShare,
  totalMinor: number,
  amountMinor: number,
  refunded: readonly RefundedShare[] = [],
  takenBack: readonly RefundedShare[] = [],
): TaxShare {
  const whole = BigInt(totalMinor);
  if (whole === 0n) return { rows: [], untaxed: [] };
  const nets = netsOf({ rows, untaxed });
  const all = sumsOf({ rows, untaxed });
  const amountOf = (documents: readonly RefundedShare[]): number =>
    documents.reduce((sum, document) => sum + document.amountMinor, 0);
  const upToMinor = amountOf(refunded) - amountOf(takenBack) + amountMinor;
  const before = all.map((_, at) => sharedAt(refunded, at) - sharedAt(takenBack, at));
  const shares = all.map((minor, at) =>
    Math.max(0, Number((BigInt(minor) * BigInt(upToMinor)) / whole) - (before[at] ?? 0)),
  );
  // The largest net takes what rounding leaves.
  if (all.reduce((sum, minor) => sum + minor, 0) === totalMinor) {
    const largest = nets.indexOf(Math.max(...nets));
    const others = shares.reduce((sum, minor, at) => (at === largest ? sum : sum + minor), 0);
    shares[largest] = amountMinor - others;
  }
  const share = (at: number): number => shares[at] ?? 0;
  return {
    rows: rows.map((row, at) => ({ ...row, netMinor: share(at), taxMinor: share(nets.length + at) })),
    untaxed: untaxed.map((row, at) => ({ ...row, netMinor: share(rows.length + at) })),
  };
}

const netsOf = ({ rows, untaxed }: TaxShare): number[] =>
  [...rows, ...untaxed].map(({ netMinor }) => netMinor);

/** The net of each row and of each untaxed sum, then the tax of each row. */
const sumsOf = (share: TaxShare): number[] => [
  ...netsOf(share),
  ...share.rows.map(({ taxMinor }) => taxMinor),
];

const sharedAt = (documents: readonly RefundedShare[], at: number): number =>
  documents.reduce((sum, { share }) => sum + (sumsOf(share)[at] ?? 0), 0);
