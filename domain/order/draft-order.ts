import type { DescribedAnswer } from '../custom-form/describe-answers.ts';
import type { CartLine, CartPurpose, CartTotals, DeliveryOption, StoreTerms } from '../cart/cart.ts';
import { findDeliveryOption } from '../cart/delivery.ts';
import { taxedAt } from '../cart/price-cart.ts';
import { summarizeTaxes } from '../tax/tax-summary.ts';
import type { CheckoutDetails } from './checkout-details.ts';
import { fulfilmentTasks } from './fulfilment-tasks.ts';
import type { OrderDraft, OrderLine } from './order.ts';

/**
 * Creates the draft of an order from a priced cart. Lines keep the cart entries' ids. `totals` must be those of
 * `lines`: line sums are taken from it by position.
 */
export function draftOrder(input: {
  readonly cartId: string;
  readonly purpose: CartPurpose;
  readonly terms: StoreTerms;
  readonly details: CheckoutDetails;
  /** With the answers of their custom forms as text, if any. */
  readonly lines: readonly (CartLine & { readonly answers?: readonly DescribedAnswer[] })[];
  readonly totals: CartTotals;
}): OrderDraft {
  const { cartId, purpose, terms, details, totals } = input;
  const delivery = totals.requiresDelivery
    ? terms.deliveryOptions.find((option) => option.id === details.deliveryOptionId)
    : undefined;
  const lines = input.lines.map((line, position): OrderLine => {
    const lineTotalMinor = totals.lineSubtotalsMinor[position];
    if (lineTotalMinor === undefined) throw new Error('the totals are of another cart');
    return {
      id: line.id,
      itemId: line.itemId,
      variantId: line.variantId,
      sku: line.sku,
      productName: line.title,
      attributes: line.attributes,
      productType: line.productType,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      lineTotalMinor,
      additionalFields: line.additionalFields,
      ...(line.isCustom === true ? { isCustom: true } : {}),
      ...(line.answers === undefined ? {} : { answers: line.answers }),
    };
  });
  const { country, region, postalCode } = details.address;
  const place = taxedAt(
    totals.requiresDelivery ? findDeliveryOption(terms, details.deliveryOptionId) : null,
    country === '' ? null : { country, region, postalCode },
  );
  return {
    cartId,
    purpose,
    tasks: fulfilmentTasks(purpose, lines),
    currency: terms.currency,
    details,
    deliveryName: delivery === undefined ? null : deliveryName(delivery),
    lines,
    totals: { ...totals, taxSummary: summarizeTaxes(input.lines, terms, totals, place) },
  };
}

/** What an order calls its delivery; a place of pickup with its address. */
function deliveryName({ name, where = '' }: DeliveryOption): string {
  return where === '' ? name : `${name}, ${where}`;
}
