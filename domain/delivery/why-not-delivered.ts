import type { Destination, StoreTerms } from '../cart/cart.ts';
import { deliveryPrice, type Parcel } from '../cart/delivery.ts';
import { formatMoney } from '../money/format-money.ts';
import type { StoreSettings } from '../store/store-settings.ts';
import { checkoutErrorsText } from '../text/checkout-errors.ts';
import { deliveryText } from '../text/delivery.ts';
import { fillText } from '../text/fill-text.ts';
import type { Locale } from '../text/locale.ts';
import { deliveryCountriesOf, hasDelivery, isPlaceOpen } from './delivery-at.ts';
import { weightText } from './weight-text.ts';

/**
 * Why an order has no delivery to a place, as a sentence for its buyer; null when it has one other than pickup, or when
 * more of the address is needed to know. `terms` are those at the place.
 */
export function whyNotDelivered(
  store: StoreSettings,
  terms: StoreTerms,
  parcel: Parcel,
  destination: Destination | null,
  locale: Locale,
): string | null {
  const { delivery } = store;
  const text = deliveryText(locale);
  if (!hasDelivery(delivery)) return text.deliveryClosed;
  if (destination === null) return null;
  const ways = terms.deliveryOptions.filter(({ kind }) => kind !== 'pickup');
  if (ways.some((way) => deliveryPrice(way, parcel) !== null)) return null;
  if (isPlaceOpen(delivery, destination)) return null;
  if (ways.length === 0) {
    const isCountryServed = deliveryCountriesOf(delivery).includes(destination.country);
    return isCountryServed ? text.addressNotDelivered : checkoutErrorsText(locale).countryNotDelivered;
  }
  const most = ways.every(({ kind }) => kind === 'weight')
    ? Math.max(...ways.flatMap(({ bands = [] }) => bands.map(({ to }) => to ?? Infinity)))
    : Infinity;
  if (parcel.grams > most) return fillText(text.tooHeavy, { weight: weightText(most, locale) });
  const least = Math.min(
    ...ways.flatMap(({ kind, bands = [] }) => (kind === 'subtotal' ? bands.map(({ from }) => from) : [])),
  );
  if (parcel.goodsMinor < least && Number.isFinite(least)) {
    return fillText(text.tooSmall, {
      amount: formatMoney({ minor: least, currency: store.currency }, locale),
    });
  }
  return text.orderNotDelivered;
}
