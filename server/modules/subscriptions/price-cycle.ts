import { createHash } from 'node:crypto';
import type { CartLine, CartTotals } from '@vitrine/domain/cart/cart.ts';
import { deliveryOptionsFor } from '@vitrine/domain/cart/delivery.ts';
import { describeAnswers } from '@vitrine/domain/custom-form/describe-answers.ts';
import { priceCart } from '@vitrine/domain/cart/price-cart.ts';
import { draftOrder } from '@vitrine/domain/order/draft-order.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type { WebsiteSettings } from '../websites/index.ts';
import type { ProductFacts, SubscriptionRecord } from './repository.ts';

/**
 * The cart that pays one cycle of a subscription. It is named after both, so that whoever charges for the cycle, and
 * however often, does so on this cart, of which at most one order is ever made.
 */
export function cycleCartId(subscriptionId: string, cycle: number): string {
  const hex = createHash('sha256').update(`renewal:${subscriptionId}:${cycle}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

export interface PricedCycle {
  readonly cycle: number;
  readonly draft: OrderDraft;
  readonly totals: CartTotals;
}

/**
 * What the next cycle costs: the price agreed on, with delivery and tax as the store has them now. Codes counted for
 * the first order only. Delivery as chosen; where it is no longer offered, the first that is.
 */
export function priceNextCycle(
  record: SubscriptionRecord,
  product: ProductFacts,
  settings: WebsiteSettings,
): PricedCycle {
  const cycle = record.cyclesPaid + 1;
  const { store } = settings;
  const line: CartLine = {
    id: cycleCartId(record.id, cycle),
    itemId: record.itemId,
    variantId: record.variantId,
    sku: record.sku,
    title: record.productName,
    attributes: record.attributes,
    productType: product.productType,
    quantity: record.quantity,
    unitPriceMinor: record.unitPriceMinor,
    unlimited: product.unlimited,
    qtyInStock: product.qtyInStock,
    additionalFields: record.additionalFields,
    taxClass: product.taxClass,
    weightGrams: product.weightGrams,
  };
  const { country, region, postalCode } = record.details.address;
  const destination = { country, region, postalCode };
  const options = deliveryOptionsFor(store, [line], destination);
  const delivery = options.find((option) => option.id === record.details.deliveryOptionId) ?? options[0];
  const details = { ...record.details, deliveryOptionId: delivery?.id ?? null };
  const totals = priceCart([line], store, { destination, deliveryOptionId: details.deliveryOptionId });
  const answers =
    product.customForm === null ? [] : describeAnswers(product.customForm, record.additionalFields);
  const draft = draftOrder({
    cartId: line.id,
    purpose: 'renewal',
    terms: store,
    details,
    lines: [answers.length === 0 ? line : { ...line, answers }],
    totals,
  });
  return { cycle, totals, draft: { ...draft, subscriptionId: record.id } };
}
