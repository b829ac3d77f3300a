import { applyRate } from '../money/apply-rate.ts';
import type { Discount } from '../discount/discount.ts';
import type { CartLine, CartTotals, Destination, StoreTerms, TaxRule } from './cart.ts';
import { deliveryPrice, findDeliveryOption, needsDelivery, weightOf } from './delivery.ts';

export { deliveryPrice, findDeliveryOption } from './delivery.ts';

/** What the buyer has told so far; null where nothing is known yet. */
export interface PriceChoice {
  readonly destination: Destination | null;
  readonly deliveryOptionId: string | null;
  /** Codes the buyer typed, looked up, in order; an unknown one has no `discount`. */
  readonly discounts?: readonly {
    readonly code: string;
    readonly discount: Discount | null;
    /** True where this buyer has used a code that counts once per customer. */
    readonly usedBefore?: boolean;
  }[];
  /** Gift cards the buyer named, in order. */
  readonly giftCards?: readonly {
    readonly id: string;
    readonly last4: string;
    readonly balanceMinor: number;
  }[];
  /** Epoch milliseconds, for the windows of discounts; without it they count. */
  readonly now?: number;
}

export const nothingChosen: PriceChoice = { destination: null, deliveryOptionId: null };

/**
 * A cart's sums. Delivery counts once an option is chosen, and only for goods that travel (physical); tax counts
 * once a destination is known, by the rules of its region, each rounded once on the sum of the lines (and delivery,
 * where the rule says so). Gift cards bear no tax: what is bought with them does. An option the store does not
 * have counts as not chosen: refuse it before (see `findDeliveryOption`).
 */
export function priceCart(lines: readonly CartLine[], terms: StoreTerms, choice: PriceChoice): CartTotals {
  const lineSubtotalsMinor = lines.map((line) => line.unitPriceMinor * line.quantity);
  const subtotalMinor = sum(lineSubtotalsMinor);
  const discountMinor = 0;
  const discountedMinor = subtotalMinor - discountMinor;
  const requiresDelivery = needsDelivery(lines);
  const option = requiresDelivery ? findDeliveryOption(terms, choice.deliveryOptionId) : null;
  const deliveryMinor = option === null ? 0 : deliveryPrice(option, discountedMinor, weightOf(lines));
  const untaxedMinor = sum(
    lines.map((line, index) => (line.productType === 'giftCard' ? (lineSubtotalsMinor[index] ?? 0) : 0)),
  );
  const taxLines = taxRulesFor(terms, choice.destination)
    .map((rule) => ({
      name: rule.name,
      rate: rule.rate,
      amountMinor: applyRate(
        discountedMinor - untaxedMinor + (rule.appliesToDelivery ? deliveryMinor : 0),
        rule.rate,
      ),
    }))
    .filter((line) => line.amountMinor > 0);
  const taxMinor = sum(taxLines.map((line) => line.amountMinor));
  const digital = lines.filter((line) => line.productType === 'digital').length;
  return {
    lineSubtotalsMinor,
    subtotalMinor,
    discounts: [],
    refusedDiscounts: [],
    discountMinor,
    deliveryMinor,
    taxMinor,
    taxLines,
    grandTotalMinor: discountedMinor + deliveryMinor + taxMinor,
    giftCards: [],
    giftCardMinor: 0,
    amountDueMinor: discountedMinor + deliveryMinor + taxMinor,
    pricesIncludeTax: false,
    totalQuantity: sum(lines.map((line) => line.quantity)),
    requiresDelivery,
    hasDigital: digital > 0,
    purelyDigital: digital > 0 && digital === lines.length,
  };
}

/** The rules that tax what goes to a place: those of its region and those of the whole country. */
export function taxRulesFor(terms: StoreTerms, destination: Destination | null): readonly TaxRule[] {
  if (destination === null) return [];
  return terms.taxRules.filter(
    (rule) =>
      rule.country === destination.country && (rule.region === '' || rule.region === destination.region),
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
