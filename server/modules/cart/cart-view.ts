import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { CartEntryView, CartPricing, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { cartSums, withValidDelivery } from '@vitrine/domain/cart/cart-sums.ts';
import type { CartTotals, Destination, StoreTerms } from '@vitrine/domain/cart/cart.ts';
import { priceCart } from '@vitrine/domain/cart/price-cart.ts';
import type { PriceChoice } from '@vitrine/domain/cart/price-choice.ts';
import { taxRulesFor } from '@vitrine/domain/cart/tax.ts';
import { describeAnswers } from '@vitrine/domain/custom-form/describe-answers.ts';
import { isInTime } from '@vitrine/domain/discount/refuse-discount.ts';
import { typedDiscountOf } from '@vitrine/domain/discount/agreed-discount.ts';
import { toDecimalShape } from '@vitrine/domain/money/parse-money.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import { termsAt } from '@vitrine/domain/store/store-settings.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import type { Site } from '../websites/index.ts';
import type { CartRecord, CartRecordLine } from './cart-record.ts';

/**
 * What the price of a cart depends on: the details its buyer has entered so far, what the shop takes off it, its codes
 * and gift cards, and the time (epoch milliseconds), which decides whether a code is valid.
 */
export function choiceOf(
  cart: Pick<CartRecord, 'details' | 'discounts' | 'giftCards' | 'taxExemption' | 'agreedDiscount'>,
  now: number,
): PriceChoice {
  const { details, giftCards, taxExemption = null, agreedDiscount = null } = cart;
  // What is planned is the shop's secret: an automatic discount is sent to nobody before its time.
  const known = cart.discounts.filter(
    ({ code, discount }) => code !== '' || (discount !== null && isInTime(discount, now)),
  );
  const discounts = agreedDiscount === null ? known : [typedDiscountOf(agreedDiscount), ...known];
  return {
    destination: destinationOf(details),
    deliveryOptionId: details.deliveryOptionId ?? null,
    discounts,
    giftCards,
    ...(taxExemption === null ? {} : { taxExemption }),
    now,
  };
}

function destinationOf(details: Partial<CheckoutDetails>): Destination | null {
  const { address } = details;
  if (address === undefined || address.country === '') return null;
  return { country: address.country, region: address.region, postalCode: address.postalCode };
}

/** The codes that a buyer entered; automatic discounts have none. */
export function typedCodesOf({ discounts }: Pick<CartRecord, 'discounts'>): readonly string[] {
  return discounts.flatMap(({ code }) => (code === '' ? [] : [code]));
}

/** A cart's totals with the details its buyer has entered so far. */
export function totalsOf(site: Site, cart: CartRecord, now: number): CartTotals {
  const choice = choiceOf(cart, now);
  const terms = termsAt(site.settings.store, choice.destination, site.locale);
  return priceCart(cart.lines, terms, withValidDelivery(cart.lines, terms, choice));
}

function entryView(line: CartRecordLine, units: number, isPriced: boolean, locale: Locale): CartEntryView {
  return {
    id: line.id,
    itemId: line.itemId,
    chosenVariant: { sku: line.sku, attributes: line.attributes },
    quantity: line.quantity,
    title: line.title,
    subTotal: isPriced ? line.unitPriceMinor * line.quantity : 0,
    purchasePriceCents: line.unitPriceMinor,
    additionalFields: line.additionalFields,
    productType: line.productType,
    fullUrl: line.fullUrl,
    assetUrl: line.assetUrl,
    imageAlt: line.imageAlt,
    unlimited: line.unlimited,
    qtyInStock: line.qtyInStock,
    isInStock: line.isAvailable && hasStockFor(line.productType, line, units),
    isAvailable: line.isAvailable,
    answers:
      line.additionalFields === '' ? [] : describeAnswers(line.customForm, line.additionalFields, locale),
    customFormId: line.customForm?.id ?? null,
  };
}

export interface CartViewOptions {
  /** False leaves every total at 0. */
  readonly isPriced?: boolean;
  /** False leaves out the inputs of the totals: two thirds of a response's cost, and few callers read them. */
  readonly withPricing?: boolean;
}

/** A cart as the API returns it. spec: storefront-commerce 3 "Shopping cart" */
export function cartView(
  site: Site,
  cart: CartRecord,
  now: number,
  { isPriced = true, withPricing = isPriced }: CartViewOptions = {},
): ShoppingCartView {
  const made = choiceOf(cart, now);
  const terms = termsAt(site.settings.store, made.destination, site.locale);
  const choice = withValidDelivery(cart.lines, terms, made);
  const unitsOf = new Map<string, number>();
  for (const { variantId, quantity } of cart.lines) {
    unitsOf.set(variantId, (unitsOf.get(variantId) ?? 0) + quantity);
  }
  const sums = isPriced
    ? cartSums(cart.lines, terms, choice, site.locale)
    : unpriced(cart, terms, choice, site.locale);
  return {
    id: cart.id,
    websiteId: site.websiteId,
    orderId: cart.orderId,
    created: cart.createdOn.toISOString(),
    isPurchased: cart.isPurchased,
    entries: cart.lines.map((line) =>
      entryView(line, unitsOf.get(line.variantId) ?? 0, isPriced, site.locale),
    ),
    ...sums,
    shippingLocation: choice.destination,
    subtotalAmount: toDecimalShape({ minor: sums.subtotalCents, currency: terms.currency }),
    currency: terms.currency,
    ...(withPricing ? { pricing: pricingOf(terms, cart, made) } : {}),
  };
}

/** Counts and kinds without totals; what depends on a total (which codes count, the order minimum) is left open. */
function unpriced(
  cart: CartRecord,
  terms: StoreTerms,
  choice: PriceChoice,
  locale: Locale,
): ReturnType<typeof cartSums> {
  const free = cart.lines.map((line) => ({ ...line, unitPriceMinor: 0 }));
  const sums = cartSums(
    free,
    { ...terms, orderMinimumMinor: 0 },
    { ...choice, deliveryOptionId: null, discounts: [] },
    locale,
  );
  return { ...sums, coupons: typedCodesOf(cart), shippingOptions: [] };
}

/**
 * What a browser needs to calculate totals: the tax rules of the destination, and codes without their usage numbers.
 */
function pricingOf(at: StoreTerms, cart: CartRecord, choice: PriceChoice): CartPricing {
  const places = [choice.destination, ...at.deliveryOptions.map(({ pickupAt }) => pickupAt ?? null)];
  const rules = new Set(places.flatMap((place) => taxRulesFor(at, place)));
  return {
    terms: { ...at, taxRules: at.taxRules.filter((rule) => rules.has(rule)) },
    choice: {
      ...choice,
      discounts: (choice.discounts ?? []).map(({ discount, ...typed }) => ({
        ...typed,
        discount:
          discount === null
            ? null
            : {
                ...discount,
                usageLimit:
                  discount.usageLimit !== null && discount.usedCount >= discount.usageLimit ? 0 : null,
                usedCount: 0,
              },
      })),
    },
    lines: Object.fromEntries(
      cart.lines.map(({ id, variantId, taxClass, weightGrams, isPriceNamed, categories = [] }) => [
        id,
        {
          variantId,
          taxClass: taxClass ?? 'standard',
          weightGrams: weightGrams ?? 0,
          isPriceNamed: isPriceNamed === true,
          ...(categories.length === 0 ? {} : { categories: [...categories] }),
        },
      ]),
    ),
  };
}

/** The cart of a visitor without a stored one. Its id is '' until something is added. */
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
