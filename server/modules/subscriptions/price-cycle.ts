import { localeOf } from '@vitrine/domain/text/locale.ts';
import { createHash } from 'node:crypto';
import type { CartLine, CartTotals } from '@vitrine/domain/cart/cart.ts';
import { offeredDelivery } from '@vitrine/domain/cart/delivery.ts';
import { describeAnswers } from '@vitrine/domain/custom-form/describe-answers.ts';
import { priceCart } from '@vitrine/domain/cart/price-cart.ts';
import { termsAt } from '@vitrine/domain/store/store-settings.ts';
import { draftOrder } from '@vitrine/domain/order/draft-order.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type { WebsiteSettings } from '../websites/index.ts';
import type { RenewalProduct, SubscriptionRecord } from './repository.ts';

/**
 * The cart that pays for one cycle of a subscription. Its id is derived from both, so that every attempt to charge the
 * cycle uses the same cart, which becomes at most one order.
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
 * The price of the next cycle: the agreed price plus current delivery and tax. Discount codes apply to the first order
 * only. Uses the chosen delivery option, or the first available one when it is no longer offered.
 */
export function priceNextCycle(
  record: SubscriptionRecord,
  product: RenewalProduct,
  settings: WebsiteSettings,
): PricedCycle {
  const cycle = record.cyclesPaid + 1;
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
  const locale = localeOf(settings.language);
  const terms = termsAt(settings.store, destination, locale);
  const wanted = { destination, deliveryOptionId: record.details.deliveryOptionId };
  const offered = offeredDelivery([line], terms, wanted);
  const delivery = offered.find(({ option }) => option.id === wanted.deliveryOptionId) ?? offered[0];
  const details = { ...record.details, deliveryOptionId: delivery?.option.id ?? null };
  const totals = priceCart([line], terms, { destination, deliveryOptionId: details.deliveryOptionId });
  const answers =
    product.customForm === null ? [] : describeAnswers(product.customForm, record.additionalFields, locale);
  const draft = draftOrder({
    cartId: line.id,
    purpose: 'renewal',
    terms,
    details,
    lines: [answers.length === 0 ? line : { ...line, answers }],
    totals,
  });
  return { cycle, totals, draft: { ...draft, subscriptionId: record.id } };
}
