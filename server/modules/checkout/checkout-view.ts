import type {
  CheckoutForm,
  CheckoutQuoteView,
  CheckoutValues,
  CheckoutView,
  OrderSummaryView,
} from '@vitrine/contracts/checkout.ts';
import type { OrderSummaryProps } from '@vitrine/blocks/checkout/order-summary.props.ts';
import type { StoreTerms } from '@vitrine/domain/cart/cart.ts';
import { deliveryPrice, findDeliveryOption, priceCart } from '@vitrine/domain/cart/price-cart.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import { countries, findCountry } from '@vitrine/domain/region/countries.ts';
import type { CartRecord } from '../cart/index.ts';
import type { Site } from '../websites/index.ts';

/** What decides a quote: where goods go and how. */
export interface QuoteChoice {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  readonly deliveryOptionId: string | null;
}

/**
 * What a cart costs at a place. Without a usable choice of delivery the store's first option counts, so that the
 * total shown is one that can be paid; a country not delivered to has no options.
 */
export function quoteCart(site: Site, cart: CartRecord, choice: QuoteChoice): CheckoutQuoteView {
  const terms = site.settings.store;
  const country = choice.country.trim().toUpperCase();
  const { requiresDelivery } = priceCart(cart.lines, terms, { destination: null, deliveryOptionId: null });
  const delivered = !requiresDelivery || country === '' || terms.deliveryCountries.includes(country);
  const options = requiresDelivery && delivered ? terms.deliveryOptions : [];
  const chosen =
    findDeliveryOption({ ...terms, deliveryOptions: options }, choice.deliveryOptionId) ?? options[0];
  const totals = priceCart(cart.lines, terms, {
    destination:
      country === ''
        ? null
        : { country, region: choice.region.trim().toUpperCase(), postalCode: choice.postalCode },
    deliveryOptionId: chosen?.id ?? null,
  });
  return {
    currency: terms.currency,
    lines: cart.lines.map((line, position) => ({
      title: line.title,
      attributes: line.attributes,
      quantity: line.quantity,
      lineTotalMinor: totals.lineSubtotalsMinor[position] ?? 0,
      fullUrl: line.fullUrl,
      assetUrl: line.assetUrl,
      imageAlt: line.imageAlt,
      additionalFields: line.additionalFields,
    })),
    totals: {
      subtotalMinor: totals.subtotalMinor,
      discountMinor: totals.discountMinor,
      deliveryMinor: totals.deliveryMinor,
      taxMinor: totals.taxMinor,
      taxLines: totals.taxLines,
      grandTotalMinor: totals.grandTotalMinor,
    },
    totalQuantity: totals.totalQuantity,
    requiresDelivery,
    deliveryOptions: options.map((option) => ({
      id: option.id,
      name: option.name,
      description: option.description,
      priceMinor: deliveryPrice(option, totals.subtotalMinor - totals.discountMinor),
    })),
    selectedDeliveryOptionId: chosen?.id ?? null,
    delivered,
  };
}

/** What a form says, card left out. */
export function detailsOf(form: CheckoutForm): CheckoutDetails {
  const { firstName, lastName, line1, line2, city, region, postalCode, country, phone } = form;
  return {
    email: form.email,
    address: { firstName, lastName, line1, line2, city, region, postalCode, country, phone },
    deliveryOptionId: form.deliveryOptionId === '' ? null : form.deliveryOptionId,
    note: form.note,
  };
}

/** What stands in the fields of a form that was not posted: what the cart keeps, and the store's first country. */
export function keptValues(site: Site, details: Partial<CheckoutDetails>): CheckoutValues {
  const nothing = { firstName: '', lastName: '', line1: '', line2: '', city: '', region: '', postalCode: '' };
  return {
    email: details.email ?? '',
    address: details.address ?? {
      ...nothing,
      country: site.settings.store.deliveryCountries[0] ?? '',
      phone: '',
    },
    deliveryOptionId: details.deliveryOptionId ?? null,
    note: details.note ?? '',
  };
}

/** All the checkout page's face is given. */
export function checkoutView(
  site: Site,
  cart: CartRecord,
  page: {
    readonly values: CheckoutValues;
    readonly crumb: string;
    readonly idempotencyKey: string;
    readonly testMode: boolean;
    readonly notice: string | null;
    readonly fieldErrors: Readonly<Record<string, string>>;
  },
): CheckoutView {
  const { address, deliveryOptionId } = page.values;
  const quote = quoteCart(site, cart, { ...address, deliveryOptionId });
  return { ...page, quote, countries: countriesFor(site.settings.store, quote.requiresDelivery) };
}

/** Where goods may go; for a cart with nothing to send, where its buyer may live. */
function countriesFor(terms: StoreTerms, requiresDelivery: boolean): CheckoutView['countries'] {
  return countries
    .filter(({ code }) => !requiresDelivery || terms.deliveryCountries.includes(code))
    .map(({ code, name }) => ({ code, name }));
}

/** An order as its page's face is given it, with the words for date and place. */
export function orderProps(site: Site, order: OrderSummaryView): OrderSummaryProps {
  const country = findCountry(order.address.country);
  const region = country?.regions.find(({ code }) => code === order.address.region);
  return {
    ...order,
    placedOnText: new Intl.DateTimeFormat(site.settings.language, {
      dateStyle: 'long',
      timeZone: site.settings.timeZone,
    }).format(new Date(order.placedOn)),
    ...(region === undefined ? {} : { regionName: region.name }),
    ...(country === null ? {} : { countryName: country.name }),
  };
}
