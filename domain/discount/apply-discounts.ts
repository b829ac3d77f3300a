import { allocate } from '../money/allocate.ts';
import { applyRate } from '../money/apply-rate.ts';
import { classOf, type Discount, type DiscountRefusal, keyOf } from './discount.ts';
import {
  type DiscountedLine,
  isDiscountable,
  refuseDiscount,
  type TypedDiscount,
} from './refuse-discount.ts';
import { unitsToGet } from './units-to-get.ts';

export interface DiscountedCart {
  /** Total discount per line; never more than the line's price. */
  readonly lineDiscountsMinor: readonly number[];
  /** Delivery price before discounts. */
  readonly deliveryMinor: number;
  readonly deliveryDiscountMinor: number;
  /** Applied discounts, in the order they were entered, each with its amount. */
  readonly applied: readonly { readonly discount: Discount; readonly amountMinor: number }[];
  /** Codes that do not apply; automatic discounts that do not are left out. */
  readonly refused: readonly { readonly code: string; readonly reason: DiscountRefusal }[];
}

interface Verdict extends TypedDiscount {
  reason: DiscountRefusal | null;
  amountMinor: number;
}

/** A verdict on a discount that counts so far. */
type Counting = Verdict & { readonly discount: Discount };

/**
 * Applies codes and automatic discounts to a cart. Of those that do not combine, the one that takes off more alone
 * counts. Then those for some products apply, then those for the whole order, each to what earlier ones left, in the
 * order they were entered; no line is reduced by two discounts for some products: the larger one has it. A percentage
 * is rounded once, on the sum of its lines, and split so that no unit is lost. Free delivery comes last, since the
 * delivery price depends on the goods' total. A discount that would take nothing off is refused, so that no use of it
 * is counted.
 */
export function applyDiscounts(
  lines: readonly DiscountedLine[],
  lineSubtotalsMinor: readonly number[],
  typed: readonly TypedDiscount[],
  delivery: {
    readonly isNeeded: boolean;
    /** Delivery price for goods of this total; null while no option is chosen. */
    readonly price: ((discountedMinor: number) => number) | null;
  },
  now: number | undefined,
): DiscountedCart {
  const left = [...lineSubtotalsMinor];
  const subtotalMinor = sum(lineSubtotalsMinor);
  const cart = { lines, subtotalMinor, requiresDelivery: delivery.isNeeded, now };
  const verdicts = typed
    .filter((entry, index) => typed.findIndex((other) => keyOf(other) === keyOf(entry)) === index)
    .map((entry): Verdict => ({ ...entry, reason: refuseDiscount(entry, cart), amountMinor: 0 }));

  const counting = verdicts.filter((verdict): verdict is Counting => isCounting(verdict));
  for (const verdict of counting) {
    const { discount } = verdict;
    if (
      discount.buyXGetY !== null &&
      sum(unitsToGet(pricedLines(lines, lineSubtotalsMinor), discount.goods, discount.buyXGetY)) === 0
    )
      verdict.reason = 'TOO_FEW_UNITS';
  }
  const worthAlone = new Map(
    counting.map((verdict) => {
      const { discount } = verdict;
      const worth =
        discount.kind === 'free-delivery'
          ? (delivery.price?.(subtotalMinor) ?? 0)
          : sum(partsOf(lineSubtotalsMinor, lineSubtotalsMinor, lines, discount, new Set()));
      return [verdict, worth];
    }),
  );
  const worth = (verdict: Counting) => worthAlone.get(verdict) ?? 0;
  const bestFirst = counting.filter(isCounting).toSorted((one, other) => worth(other) - worth(one));
  keepThoseThatCombine(bestFirst);

  const reducedLines = new Set<number>();
  for (const ofClass of ['product', 'order'] as const) {
    // Where two for some products meet on a line, the larger one has it.
    const inTurn = ofClass === 'product' ? bestFirst : counting;
    for (const verdict of inTurn) {
      const { discount } = verdict;
      if (!isCounting(verdict) || classOf(discount) !== ofClass) continue;
      const parts = partsOf(
        left,
        lineSubtotalsMinor,
        lines,
        discount,
        ofClass === 'product' ? reducedLines : new Set(),
      );
      for (const [index, part] of parts.entries()) {
        left[index] = (left[index] ?? 0) - part;
        if (ofClass === 'product' && part > 0) reducedLines.add(index);
      }
      verdict.amountMinor = sum(parts);
      if (verdict.amountMinor === 0) verdict.reason = 'NOTHING_LEFT';
    }
  }

  const deliveryMinor = delivery.price === null ? 0 : delivery.price(sum(left));
  let deliveryLeft = deliveryMinor;
  for (const verdict of counting) {
    if (!isCounting(verdict) || verdict.discount.kind !== 'free-delivery') continue;
    verdict.amountMinor = deliveryLeft;
    // Before an option is chosen the delivery price is unknown.
    if (deliveryLeft === 0 && delivery.price !== null) verdict.reason = 'NOTHING_LEFT';
    deliveryLeft = 0;
  }

  return {
    lineDiscountsMinor: lineSubtotalsMinor.map((subtotal, index) => subtotal - (left[index] ?? 0)),
    deliveryMinor,
    deliveryDiscountMinor: deliveryMinor - deliveryLeft,
    applied: counting
      .filter(isCounting)
      .map(({ discount, amountMinor }) => ({ discount, amountMinor }))
      // An automatic one for delivery says nothing while there is no price that it takes off.
      .filter(({ discount, amountMinor }) => amountMinor > 0 || !isAutomatic(discount)),
    refused: verdicts.flatMap(({ code, reason }) =>
      reason === null || code === '' ? [] : [{ code, reason }],
    ),
  };
}

function isCounting(verdict: Verdict): verdict is Counting {
  return verdict.reason === null && verdict.discount !== null;
}

/** What a shop agreed with its customer has no id, and counts whatever else does. */
const isAgreed = ({ id }: Discount): boolean => id === '';
const isAutomatic = (discount: Discount): boolean => discount.code === '' && !isAgreed(discount);

/** Refuses those that do not combine with one that takes off more. */
function keepThoseThatCombine(bestFirst: readonly Counting[]): void {
  const kept: Discount[] = [];
  for (const verdict of bestFirst) {
    const { discount } = verdict;
    if (kept.every((other) => isAgreed(discount) || combine(discount, other))) {
      if (!isAgreed(discount)) kept.push(discount);
    } else verdict.reason = 'NOT_COMBINED';
  }
}

function combine(one: Discount, other: Discount): boolean {
  return one.combinesWith.includes(classOf(other)) && other.combinesWith.includes(classOf(one));
}

/** What a discount takes off each line of what is left of it. `closed` are lines that it may not reduce. */
function partsOf(
  left: readonly number[],
  subtotals: readonly number[],
  lines: readonly DiscountedLine[],
  discount: Discount,
  closed: ReadonlySet<number>,
): readonly number[] {
  const { buyXGetY } = discount;
  const gets = buyXGetY === null ? null : unitsToGet(pricedLines(lines, subtotals), discount.goods, buyXGetY);
  const bases = lines.map((line, index) => {
    const isMine = !closed.has(index) && (gets !== null || isDiscountable(discount.goods, line));
    if (!isMine) return 0;
    const rest = left[index] ?? 0;
    return gets === null
      ? rest
      : Math.min(rest, (gets[index] ?? 0) * unitPriceOf(line, subtotals[index] ?? 0));
  });
  const whole = sum(bases);
  const full = discount.kind === 'fixed' ? discount.amountMinor : applyRate(whole, discount.rate);
  const amount = Math.min(Math.max(full, 0), whole);
  return amount === 0 ? lines.map(() => 0) : allocate(amount, bases);
}

const unitPriceOf = ({ quantity }: DiscountedLine, subtotalMinor: number): number =>
  quantity === 0 ? 0 : Math.round(subtotalMinor / quantity);

function pricedLines(lines: readonly DiscountedLine[], subtotals: readonly number[]) {
  return lines.map((line, index) => ({ ...line, unitPriceMinor: unitPriceOf(line, subtotals[index] ?? 0) }));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
