import { applyDiscounts } from '../discount/apply-discounts.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { CartLine, CartTotals, DeliveryOption, Destination, StoreTerms } from './cart.ts';
import { deliveryPrice, findDeliveryOption, needsDelivery, parcelOf } from './delivery.ts';
import type { PriceChoice } from './price-choice.ts';
import { taxClassOf, taxesOf, taxRulesFor } from './tax.ts';

/**
 * A cart's totals. Discounts are taken off the lines, in the order of their codes; delivery is included once an option
 * is chosen, and only for goods that ship (physical); tax is included once a destination is known, by the rules of its
 * region, on the amounts after discounts, unless the customer is exempt; gift cards pay at the end, each up to its balance. An option the store does
 * not have there, or not for a cart like this, counts as not chosen: refuse it before (see `offeredDelivery`).
 */
export function priceCart(lines: readonly CartLine[], terms: StoreTerms, choice: PriceChoice): CartTotals {
  const lineSubtotalsMinor = lines.map((line) => line.unitPriceMinor * line.quantity);
  const subtotalMinor = sum(lineSubtotalsMinor);
  const requiresDelivery = needsDelivery(lines);
  const option = requiresDelivery ? findDeliveryOption(terms, choice.deliveryOptionId) : null;
  const discounted = applyDiscounts(
    lines,
    lineSubtotalsMinor,
    choice.discounts ?? [],
    {
      isNeeded: requiresDelivery,
      price: option === null ? null : (goodsMinor) => deliveryPrice(option, parcelOf(lines, goodsMinor)) ?? 0,
    },
    choice.now,
  );
  const { lineDiscountsMinor, deliveryMinor, deliveryDiscountMinor } = discounted;
  const pricesIncludeTax = terms.pricesIncludeTax === true;
  const { taxExemption = null } = choice;
  const { taxLines, lineTaxesMinor } = taxesOf(
    taxExemption === null ? taxRulesFor(terms, taxedAt(option, choice.destination)) : [],
    lines.map((line, at) => ({
      taxClass: taxClassOf(line),
      amountMinor: (lineSubtotalsMinor[at] ?? 0) - (lineDiscountsMinor[at] ?? 0),
    })),
    deliveryMinor - deliveryDiscountMinor,
    pricesIncludeTax,
  );
  const discountMinor = sum(lineDiscountsMinor) + deliveryDiscountMinor;
  const taxMinor = sum(taxLines.map((line) => line.amountMinor));
  const grandTotalMinor = subtotalMinor - discountMinor + deliveryMinor + (pricesIncludeTax ? 0 : taxMinor);
  const giftCards = redeem(choice.giftCards ?? [], grandTotalMinor);
  const giftCardMinor = sum(giftCards.map((card) => card.amountMinor));
  const digital = lines.filter((line) => traitsOf(line.productType).afterPayment === 'downloads').length;
  return {
    lineSubtotalsMinor,
    subtotalMinor,
    lineDiscountsMinor,
    discounts: discounted.applied.map(({ discount, amountMinor }) => ({
      id: discount.id,
      code: discount.code,
      name: discount.name,
      amountMinor,
      // A first order is one per customer, too: two at once are not both the first.
      oncePerCustomer: discount.oncePerCustomer || discount.firstOrderOnly,
    })),
    refusedDiscounts: discounted.refused,
    discountMinor,
    deliveryMinor,
    taxMinor,
    taxLines,
    ...(taxLines.length === 0 ? {} : { lineTaxesMinor }),
    ...(taxExemption === null ? {} : { taxExemption }),
    grandTotalMinor,
    giftCards,
    giftCardMinor,
    amountDueMinor: grandTotalMinor - giftCardMinor,
    pricesIncludeTax,
    totalQuantity: sum(lines.map((line) => line.quantity)),
    requiresDelivery,
    hasDigital: digital > 0,
    purelyDigital: digital > 0 && digital === lines.length,
  };
}

/** A pickup is taxed at the place of pickup. */
export function taxedAt(option: DeliveryOption | null, destination: Destination | null): Destination | null {
  return option?.kind === 'pickup' ? (option.pickupAt ?? destination) : destination;
}

/** The amount each gift card pays, in order; a card that pays nothing is left out. */
function redeem(cards: NonNullable<PriceChoice['giftCards']>, totalMinor: number): CartTotals['giftCards'] {
  let left = totalMinor;
  return cards
    .filter(({ id }, index) => cards.findIndex((other) => other.id === id) === index)
    .map(({ id, last4, balanceMinor }) => {
      const amountMinor = Math.min(Math.max(balanceMinor, 0), left);
      left -= amountMinor;
      return { id, last4, amountMinor };
    })
    .filter((card) => card.amountMinor > 0);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
