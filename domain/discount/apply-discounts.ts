import type { CartLine } from '../cart/cart.ts';
import { allocate } from '../money/allocate.ts';
import { applyRate } from '../money/apply-rate.ts';
import type { Discount, DiscountRefusal } from './discount.ts';
import { isDiscountable, refuseDiscount, type TypedDiscount } from './refuse-discount.ts';

/** What discounts depend on, besides the price of a line. */
type DiscountedLine = Pick<CartLine, 'productType' | 'itemId' | 'isPriceNamed'>;

export interface DiscountedCart {
  /** Total discount per line; never more than the line's price. */
  readonly lineDiscountsMinor: readonly number[];
  /** Delivery price before discounts. */
  readonly deliveryMinor: number;
  readonly deliveryDiscountMinor: number;
  /** Applied codes, in the order they were entered, each with its amount. */
  readonly applied: readonly { readonly discount: Discount; readonly amountMinor: number }[];
  readonly refused: readonly { readonly code: string; readonly reason: DiscountRefusal }[];
}

/**
 * Applies codes to a cart in the order they were entered: a later one applies to what earlier ones left. A percentage
 * is rounded once, on the sum of its lines, and split so that no unit is lost. Codes for goods come before those for
 * delivery, since the delivery price depends on the goods' total. A code that would take nothing off is refused, so
 * that no use of it is counted.
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
    .filter(({ code }, index) => typed.findIndex((other) => other.code === code) === index)
    .map((entry) => ({ ...entry, reason: refuseDiscount(entry, cart), amountMinor: 0 }));

  const counting = verdicts.filter(({ reason }) => reason === null);
  for (const verdict of counting) {
    const { discount } = verdict;
    if (discount === null || discount.kind === 'free-delivery') continue;
    verdict.amountMinor = deduct(left, lines, discount);
    if (verdict.amountMinor === 0) verdict.reason = 'NOTHING_LEFT';
  }

  const deliveryMinor = delivery.price === null ? 0 : delivery.price(sum(left));
  let deliveryLeft = deliveryMinor;
  for (const verdict of counting) {
    if (verdict.discount?.kind !== 'free-delivery') continue;
    verdict.amountMinor = deliveryLeft;
    // Before an option is chosen the delivery price is unknown.
    if (deliveryLeft === 0 && delivery.price !== null) verdict.reason = 'NOTHING_LEFT';
    deliveryLeft = 0;
  }

  return {
    lineDiscountsMinor: lineSubtotalsMinor.map((subtotal, index) => subtotal - (left[index] ?? 0)),
    deliveryMinor,
    deliveryDiscountMinor: deliveryMinor - deliveryLeft,
    applied: verdicts.flatMap(({ discount, reason, amountMinor }) =>
      discount !== null && reason === null ? [{ discount, amountMinor }] : [],
    ),
    refused: verdicts.flatMap(({ code, reason }) => (reason === null ? [] : [{ code, reason }])),
  };
}

/** Applies a discount to the remaining amounts of its lines, and returns its amount. */
function deduct(left: number[], lines: readonly DiscountedLine[], discount: Discount): number {
  const mine = lines.flatMap((line, index) => (isDiscountable(discount, line) ? [index] : []));
  const base = mine.map((index) => left[index] ?? 0);
  const whole = sum(base);
  const full = discount.kind === 'fixed' ? discount.amountMinor : applyRate(whole, discount.rate);
  const amount = Math.min(Math.max(full, 0), whole);
  if (amount === 0) return 0;
  for (const [at, part] of allocate(amount, base).entries()) {
    const index = mine[at];
    if (index !== undefined) left[index] = (left[index] ?? 0) - part;
  }
  return amount;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
