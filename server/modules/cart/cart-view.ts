import type { CartEntryView, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import type { CartTotals, Destination, StoreTerms } from '@vitrine/domain/cart/cart.ts';
import { deliveryOptionsFor, deliveryPrice, weightOf } from '@vitrine/domain/cart/delivery.ts';
import { type PriceChoice, priceCart } from '@vitrine/domain/cart/price-cart.ts';
import { toDecimalShape } from '@vitrine/domain/money/parse-money.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import type { Site } from '../websites/index.ts';
import type { CartRecord, CartRecordLine } from './cart-record.ts';

/**
 * What a cart is priced by: what its buyer has told so far, the codes and gift cards on it, and the time (epoch
 * milliseconds) that decides about the windows of codes.
 */
export function choiceOf(
  cart: Pick<CartRecord, 'details' | 'discounts' | 'giftCards'>,
  now: number,
): PriceChoice {
  const { details, discounts, giftCards } = cart;
  return {
    destination: destinationOf(details),
    deliveryOptionId: details.deliveryOptionId ?? null,
    discounts,
    giftCards,
    now,
  };
}

function destinationOf(details: Partial<CheckoutDetails>): Destination | null {
  const { address } = details;
  if (address === undefined || address.country === '') return null;
  return { country: address.country, region: address.region, postalCode: address.postalCode };
}

/** A cart's sums by what its buyer has told so far. */
export function totalsOf(terms: StoreTerms, cart: CartRecord, now: number): CartTotals {
  return priceCart(cart.lines, terms, choiceOf(cart, now));
}

function entryView(
  line: CartRecordLine,
  subTotal: number,
  unitsOf: ReadonlyMap<string, number>,
): CartEntryView {
  return {
    id: line.id,
    itemId: line.itemId,
    chosenVariant: { sku: line.sku, attributes: line.attributes },
    quantity: line.quantity,
    title: line.title,
    subTotal,
    purchasePriceCents: line.unitPriceMinor,
    additionalFields: line.additionalFields,
    productType: line.productType,
    fullUrl: line.fullUrl,
    assetUrl: line.assetUrl,
    imageAlt: line.imageAlt,
    unlimited: line.unlimited,
    qtyInStock: line.qtyInStock,
    isInStock: line.isAvailable && hasStockFor(line.productType, line, unitsOf.get(line.variantId) ?? 0),
  };
}

/** A cart as the calls answer it. spec: storefront-commerce 3 "Shopping cart" */
export function cartView(site: Site, cart: CartRecord, totals: CartTotals): ShoppingCartView {
  const { store } = site.settings;
  const destination = destinationOf(cart.details);
  const chosenId = cart.details.deliveryOptionId ?? null;
  const unitsOf = new Map<string, number>();
  for (const { variantId, quantity } of cart.lines) {
    unitsOf.set(variantId, (unitsOf.get(variantId) ?? 0) + quantity);
  }
  const offered = deliveryOptionsFor(store, cart.lines, destination);
  const weight = weightOf(cart.lines);
  return {
    id: cart.id,
    websiteId: site.websiteId,
    orderId: cart.orderId,
    created: cart.createdOn.toISOString(),
    isPurchased: cart.isPurchased,
    entries: cart.lines.map((line, index) => entryView(line, totals.lineSubtotalsMinor[index] ?? 0, unitsOf)),
    shippingOptions: offered.map((option) => ({
      id: option.id,
      name: option.name,
      description: option.description,
      priceCents: deliveryPrice(option, totals.subtotalMinor - totals.discountMinor, weight),
    })),
    selectedShippingOption: offered.some((option) => option.id === chosenId) ? chosenId : null,
    shippingLocation: destination,
    applicableTaxRules: totals.taxLines.map(({ name, rate, amountMinor }) => ({
      name,
      rate,
      amountCents: amountMinor,
    })),
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: totals.subtotalMinor,
    taxCents: totals.taxMinor,
    shippingCostCents: totals.deliveryMinor,
    discountCents: totals.discountMinor,
    grandTotalCents: totals.grandTotalMinor,
    totalQuantity: totals.totalQuantity,
    hasDigital: totals.hasDigital,
    purelyDigital: totals.purelyDigital,
    requiresShipping: totals.requiresDelivery,
    subtotalAmount: toDecimalShape({ minor: totals.subtotalMinor, currency: store.currency }),
    currency: store.currency,
  };
}

/** What a visitor without a stored cart is shown. Its id is '' until something is added. */
export function emptyCart(now: number): CartRecord {
  return {
    id: '',
    createdOn: new Date(now),
    isPurchased: false,
    orderId: null,
    paymentId: null,
    details: {},
    purpose: 'shopping',
    discounts: [],
    giftCards: [],
    revision: 0,
    lines: [],
  };
}
