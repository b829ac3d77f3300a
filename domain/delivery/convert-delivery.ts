import { convertAmount, convertRangeEnd, type CurrencyChange } from '../money/change-currency.ts';
import type { DeliveryBand, DeliveryRate, DeliverySettings, RateBasis } from './delivery-settings.ts';

/** How a store delivers, with its prices and limits in another currency. */
export function convertDelivery(delivery: DeliverySettings, change: CurrencyChange): DeliverySettings {
  const amount = (minor: number): number => convertAmount(minor, change);
  const orNull = (minor: number | null): number | null => (minor === null ? null : amount(minor));
  const band =
    (basis: RateBasis) =>
    ({ from, to, priceMinor }: DeliveryBand): DeliveryBand =>
      basis === 'subtotal'
        ? {
            from: amount(from),
            to: to === null ? null : convertRangeEnd(to, change),
            priceMinor: amount(priceMinor),
          }
        : { from, to, priceMinor: amount(priceMinor) };
  const rate = (one: DeliveryRate): DeliveryRate => ({
    ...one,
    priceMinor: amount(one.priceMinor),
    bands: one.bands.map(band(one.basis)),
    freeFromMinor: orNull(one.freeFromMinor),
  });
  return {
    zones: delivery.zones.map((zone) => ({ ...zone, rates: zone.rates.map(rate) })),
    pickupPlaces: delivery.pickupPlaces.map((place) => ({ ...place, priceMinor: amount(place.priceMinor) })),
    localDeliveries: delivery.localDeliveries.map((local) => ({
      ...local,
      priceMinor: amount(local.priceMinor),
      minimumMinor: amount(local.minimumMinor),
      freeFromMinor: orNull(local.freeFromMinor),
    })),
  };
}
