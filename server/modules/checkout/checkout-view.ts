import { longDay } from '@vitrine/domain/time/long-day.ts';
import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { placingText } from '@vitrine/domain/text/placing.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import type { ManualPaymentSettings } from '@vitrine/domain/payment/manual-payment.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type {
  CheckoutCodeView,
  CheckoutForm,
  CheckoutProviderView,
  CheckoutQuoteView,
  CheckoutTotalsView,
  CheckoutValues,
  CheckoutView,
  OrderSummaryView,
} from '@vitrine/contracts/checkout.ts';
import type { OrderSummaryProps } from '@vitrine/blocks/views/checkout/order-summary.props.ts';
import type { CartTotals } from '@vitrine/domain/cart/cart.ts';
import { isPickup, needsDelivery, offeredDelivery, parcelOf } from '@vitrine/domain/cart/delivery.ts';
import { orderMinimumProblem } from '@vitrine/domain/cart/order-minimum.ts';
import { priceCart } from '@vitrine/domain/cart/price-cart.ts';
import { deliveryCountriesOf, firstDeliveryCountry } from '@vitrine/domain/delivery/delivery-at.ts';
import { whyNotDelivered } from '@vitrine/domain/delivery/why-not-delivered.ts';
import { describeAnswers } from '@vitrine/domain/custom-form/describe-answers.ts';
import { discountsText } from '@vitrine/domain/text/discounts.ts';
import { discountRefusalText } from '@vitrine/domain/discount/discount-refusal-text.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import { consentFields } from '@vitrine/domain/order/consents.ts';
import { offeredConsents, policyLinks } from '@vitrine/domain/order/offered-consents.ts';
import { regionHint } from '@vitrine/domain/order/region-hint.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import { divisionsOf, findCountry } from '@vitrine/domain/region/countries.ts';
import { storeCountries } from '@vitrine/domain/store/store-countries.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { termsAt } from '@vitrine/domain/store/store-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { choiceOf, type CartRecord, type CartRecordLine } from '../cart/index.ts';
import type { Site } from '../websites/index.ts';

/** What a quote depends on: destination and delivery option. */
export interface QuoteChoice {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  readonly deliveryOptionId: string | null;
}

/**
 * Quotes a cart for a destination, `now` being epoch milliseconds. Without a valid choice of delivery the first
 * available option counts, so that the total shown can be paid; a country without delivery has only pickup.
 */
export function quoteCart(site: Site, cart: CartRecord, choice: QuoteChoice, now: number): CheckoutQuoteView {
  const { store } = site.settings;
  const country = choice.country.trim().toUpperCase();
  const destination =
    country === ''
      ? null
      : { country, region: choice.region.trim().toUpperCase(), postalCode: choice.postalCode };
  const terms = termsAt(store, destination, site.locale);
  const requiresDelivery = needsDelivery(cart.lines);
  const asked = { ...choiceOf(cart, now), destination, deliveryOptionId: choice.deliveryOptionId };
  const offered = offeredDelivery(cart.lines, terms, asked);
  const chosen = offered.find(({ option }) => option.id === choice.deliveryOptionId) ?? offered[0];
  const totals = priceCart(cart.lines, terms, { ...asked, deliveryOptionId: chosen?.option.id ?? null });
  const goodsMinor =
    totals.subtotalMinor - (totals.lineDiscountsMinor ?? []).reduce((sum, minor) => sum + minor, 0);
  return {
    currency: terms.currency,
    lines: quoteLines(cart, totals, site.locale),
    totals: totalsView(totals),
    totalQuantity: totals.totalQuantity,
    requiresDelivery,
    deliveryOptions: offered.map(({ option, priceMinor }) => ({
      id: option.id,
      name: option.name,
      description: option.description,
      priceMinor,
      isPickup: isPickup(option),
    })),
    selectedDeliveryOptionId: chosen?.option.id ?? null,
    deliveryProblem: requiresDelivery
      ? whyNotDelivered(store, terms, parcelOf(cart.lines, goodsMinor), destination, site.locale)
      : null,
    codes: codesView(cart, totals, terms.currency, site.locale),
    minimumProblem: cart.purpose === 'shopping' ? orderMinimumProblem(terms, totals, site.locale) : null,
    regionHint: regionHint(choice, site.locale),
  };
}

function quoteLines(cart: CartRecord, totals: CartTotals, locale: Locale): CheckoutQuoteView['lines'] {
  const unitsOf = new Map<string, number>();
  for (const { variantId, quantity } of cart.lines) {
    unitsOf.set(variantId, (unitsOf.get(variantId) ?? 0) + quantity);
  }
  return cart.lines.map((line, position) => ({
    id: line.id,
    title: line.title,
    attributes: line.attributes,
    quantity: line.quantity,
    lineTotalMinor: totals.lineSubtotalsMinor[position] ?? 0,
    fullUrl: line.fullUrl,
    assetUrl: line.assetUrl,
    imageAlt: line.imageAlt,
    additionalFields: line.additionalFields,
    answers:
      line.additionalFields === '' ? [] : describeAnswers(line.customForm, line.additionalFields, locale),
    problem: problemOf(line, unitsOf.get(line.variantId) ?? 0, locale),
  }));
}

function problemOf(line: CartRecordLine, units: number, locale: Locale): string | null {
  const text = cartText(locale);
  if (!line.isAvailable) return text.lineUnavailable;
  if (hasStockFor(line.productType, line, units)) return null;
  return line.qtyInStock === 0
    ? commerceText(locale).outOfStock
    : fillText(text.lineOutOfStock, { n: line.qtyInStock });
}

function totalsView(totals: CartTotals): CheckoutTotalsView {
  return {
    subtotalMinor: totals.subtotalMinor,
    discountMinor: totals.discountMinor,
    discounts: totals.discounts.map(({ code, name, amountMinor }) => ({ code, name, amountMinor })),
    deliveryMinor: totals.deliveryMinor,
    taxMinor: totals.taxMinor,
    taxLines: totals.taxLines,
    pricesIncludeTax: totals.pricesIncludeTax,
    grandTotalMinor: totals.grandTotalMinor,
    giftCards: totals.giftCards.map(({ last4, amountMinor }) => ({ last4, amountMinor })),
    amountDueMinor: totals.amountDueMinor,
  };
}

function codesView(
  cart: CartRecord,
  totals: CartTotals,
  currency: CurrencyCode,
  locale: Locale,
): readonly CheckoutCodeView[] {
  const checkout = checkoutText(locale);
  const refused = new Map(totals.refusedDiscounts.map(({ code, reason }) => [code, reason]));
  return [
    ...cart.discounts.flatMap(({ code, discount }): readonly CheckoutCodeView[] => {
      if (code === '') return [];
      const reason = refused.get(code);
      const minimumMinor = discount?.minimumSubtotalMinor ?? 0;
      const problem =
        reason === undefined
          ? null
          : discountRefusalText({ code, reason }, { currency, minimumMinor }, locale);
      return [{ name: code, label: code, problem }];
    }),
    ...cart.giftCards.map(({ id, last4, balanceMinor, isDisabled = false }): CheckoutCodeView => ({
      name: id,
      label: fillText(checkout.giftCardEnding, { last4 }),
      problem: isDisabled
        ? discountsText(locale).giftCardDisabled
        : balanceMinor > 0
          ? null
          : checkout.giftCardEmpty,
    })),
  ];
}

/** The details in a form, without the card. */
export function detailsOf(form: CheckoutForm): CheckoutDetails {
  const { firstName, lastName, line1, line2, city, region, postalCode, country, phone } = form;
  const ticked = consentFields.flatMap((field) => (form[field] === '' ? [] : [{ text: form[field] }]));
  return {
    email: form.email,
    address: { firstName, lastName, line1, line2, city, region, postalCode, country, phone },
    deliveryOptionId: form.deliveryOptionId === '' ? null : form.deliveryOptionId,
    note: form.note,
    ...(ticked.length === 0 ? {} : { consents: ticked }),
  };
}

/** Initial values of the form's fields: what the cart stores, and the store's first country. */
export function storedValues(site: Site, details: Partial<CheckoutDetails>): CheckoutValues {
  const nothing = { firstName: '', lastName: '', line1: '', line2: '', city: '', region: '', postalCode: '' };
  return {
    email: details.email ?? '',
    address: details.address ?? {
      ...nothing,
      country: firstDeliveryCountry(site.settings.store.delivery),
      phone: '',
    },
    deliveryOptionId: details.deliveryOptionId ?? null,
    note: details.note ?? '',
    ...(details.consents === undefined ? {} : { consents: details.consents }),
  };
}

/** Props of the checkout page's view. */
export function checkoutView(
  site: Site,
  cart: CartRecord,
  page: {
    /** Epoch milliseconds. */
    readonly now: number;
    readonly action: string;
    readonly provider: CheckoutProviderView;
    readonly manualPayment: ManualPaymentSettings;
    readonly terms?: readonly string[];
    readonly testMode: boolean;
    readonly values: CheckoutValues;
    readonly crumb: string;
    readonly idempotencyKey: string;
    readonly notice: string | null;
    readonly changes: readonly string[];
    readonly codeProblem: string | null;
    readonly fieldErrors: Readonly<Record<string, string>>;
  },
): CheckoutView {
  const { now, ...view } = page;
  const { address, deliveryOptionId } = page.values;
  const quote = quoteCart(site, cart, { ...address, deliveryOptionId }, now);
  const { purpose } = cart;
  const { legal } = commerceSettingsOf(site.settings);
  const consents = offeredConsents(legal, site.locale);
  const policies = policyLinks(legal, site.locale);
  return {
    ...view,
    ...(consents.length === 0 ? {} : { consents }),
    ...(policies.length === 0 ? {} : { policies }),
    payTexts: placingText(site.locale).paymentTexts,
    purpose,
    quote,
    countries: countriesFor(site, quote.requiresDelivery),
  };
}

/** Countries goods may be delivered to; for a cart without delivery, where its buyer may live. */
export function countriesFor(site: Site, requiresDelivery: boolean): CheckoutView['countries'] {
  const all = storeCountries(site.settings.store, site.locale);
  if (!requiresDelivery) return all;
  const served = new Set(deliveryCountriesOf(site.settings.store.delivery));
  return all.filter(({ code }) => served.has(code));
}

/** Props of the order page's view, with localized date and place. */
export function orderProps(site: Site, order: OrderSummaryView): OrderSummaryProps {
  const country = findCountry(order.address.country, site.locale);
  const region = divisionsOf(order.address.country).find(({ code }) => code === order.address.region);
  return {
    ...order,
    placedOnText: longDay(new Date(order.placedOn), site.settings),
    ...(order.manualPayment?.dueOn === undefined || order.manualPayment.dueOn === null
      ? {}
      : { payByText: longDay(new Date(order.manualPayment.dueOn), site.settings) }),
    ...(region === undefined ? {} : { regionName: region.name }),
    ...(country === null ? {} : { countryName: country.name }),
  };
}
