import { deliveryChange, type DeliveryScreen } from '@vitrine/contracts/delivery-settings.ts';
import {
  type DeliveryRate,
  type DeliverySettings,
  rateBases,
  type RateBasis,
} from '@vitrine/domain/delivery/delivery-settings.ts';
import { weekdays } from '@vitrine/domain/delivery/opening-hours.ts';
import { readPostalCodes } from '@vitrine/domain/delivery/postal-areas.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';

const band = z.object({ id: z.string(), from: z.string(), to: z.string(), priceMinor: z.string() });
const rate = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  basis: z.enum(rateBases),
  priceMinor: z.string(),
  bands: z.array(band).readonly(),
  freeFromMinor: z.string(),
});
const zone = z.object({
  id: z.string(),
  name: z.string(),
  countries: z.array(z.string()).readonly(),
  /** `US-NC`. */
  regions: z.array(z.string()).readonly(),
  everywhereElse: z.boolean(),
  rates: z.array(rate).readonly(),
});
const hours = z.object({
  id: z.string(),
  days: z.array(z.enum(weekdays)).readonly(),
  opens: z.string(),
  closes: z.string(),
});
const pickupPlace = z.object({
  id: z.string(),
  name: z.string(),
  line1: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
  hours: z.array(hours).readonly(),
  note: z.string(),
  priceMinor: z.string(),
});
const localDelivery = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  country: z.string(),
  postalCodes: z.string(),
  priceMinor: z.string(),
  minimumMinor: z.string(),
  freeFromMinor: z.string(),
});

/** Delivery settings as they are typed. */
export const deliveryValues = z.object({
  zones: z.array(zone).readonly(),
  pickupPlaces: z.array(pickupPlace).readonly(),
  localDeliveries: z.array(localDelivery).readonly(),
});
export type DeliveryValues = z.output<typeof deliveryValues>;
export type ZoneValues = z.output<typeof zone>;
export type RateValues = z.output<typeof rate>;
export type BandValues = z.output<typeof band>;
export type PickupValues = z.output<typeof pickupPlace>;
export type HoursValues = z.output<typeof hours>;
export type LocalValues = z.output<typeof localDelivery>;

const kilograms = (grams: number): string => String(grams / 1000);

/** Stored settings as they are typed. Bands and hours have no ids of their own: their places are. */
export function deliveryValuesOf({ currency, delivery }: DeliveryScreen): DeliveryValues {
  const money = (minor: number | null): string => (minor === null ? '' : toDecimal({ minor, currency }));
  const size = (basis: RateBasis, value: number | null): string =>
    value === null
      ? ''
      : basis === 'weight'
        ? kilograms(value)
        : basis === 'subtotal'
          ? money(value)
          : String(value);
  return {
    zones: delivery.zones.map(({ id, name, areas, everywhereElse, rates }) => ({
      id,
      name,
      countries: areas.map(({ country }) => country),
      regions: areas.flatMap(({ country, regions }) => regions.map((region) => `${country}-${region}`)),
      everywhereElse,
      rates: rates.map((stored) => ({
        ...stored,
        priceMinor: money(stored.priceMinor),
        freeFromMinor: money(stored.freeFromMinor),
        bands: stored.bands.map(({ from, to, priceMinor }, at) => ({
          id: `band-${at}`,
          from: size(stored.basis, from),
          to: size(stored.basis, to),
          priceMinor: money(priceMinor),
        })),
      })),
    })),
    pickupPlaces: delivery.pickupPlaces.map((place) => ({
      ...place,
      hours: place.hours.map((each, at) => ({ ...each, id: `hours-${at}` })),
      priceMinor: money(place.priceMinor),
    })),
    localDeliveries: delivery.localDeliveries.map((local) => ({
      ...local,
      postalCodes: local.postalCodes.join(', '),
      priceMinor: money(local.priceMinor),
      minimumMinor: local.minimumMinor === 0 ? '' : money(local.minimumMinor),
      freeFromMinor: money(local.freeFromMinor),
    })),
  };
}

type Change = z.input<typeof deliveryChange>;

/** The request that stores what was typed. */
export function readDelivery(typed: DeliveryValues, { currency, version }: DeliveryScreen): Reading<Change> {
  const reader = new FieldReader();
  const body: Change = {
    version,
    zones: typed.zones.map(({ id, name, countries, regions, everywhereElse, rates }) => ({
      id,
      name,
      areas: countries.map((country) => ({
        country,
        regions: regions
          .filter((region) => region.startsWith(`${country}-`))
          .map((region) => region.slice(3)),
      })),
      everywhereElse,
      rates: rates.map((one) => readRate(one, `zones.${id}.rates.${one.id}`, reader, currency)),
    })),
    pickupPlaces: typed.pickupPlaces.map((place) => ({
      ...place,
      hours: place.hours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
      priceMinor: moneyOr0(reader, `pickupPlaces.${place.id}.priceMinor`, place.priceMinor, currency),
    })),
    localDeliveries: typed.localDeliveries.map((local) => {
      const name = `localDeliveries.${local.id}`;
      return {
        ...local,
        postalCodes: [...readPostalCodes(local.postalCodes)],
        priceMinor: moneyOr0(reader, `${name}.priceMinor`, local.priceMinor, currency),
        minimumMinor: moneyOr0(reader, `${name}.minimumMinor`, local.minimumMinor, currency),
        freeFromMinor: reader.optionalMoney(`${name}.freeFromMinor`, local.freeFromMinor, currency),
      };
    }),
  };
  const read = reader.done(deliveryChange, body, typed);
  if (read.ok) return read;
  // Countries are one field here.
  const problems = Object.entries(read.problems).map(
    ([name, sentence]) => [name.replace(/\.areas\..*$/, '.countries'), sentence] as const,
  );
  return { ok: false, problems: Object.fromEntries(problems) };
}

/** An empty price is free. */
const moneyOr0 = (reader: FieldReader, name: string, typed: string, currency: CurrencyCode): number =>
  reader.optionalMoney(name, typed, currency) ?? 0;

function readRate(
  typed: RateValues,
  name: string,
  reader: FieldReader,
  currency: CurrencyCode,
): Change['zones'][number]['rates'][number] {
  const { id, basis, bands, description } = typed;
  const size = (field: string, value: string): number =>
    basis === 'weight'
      ? Math.round(reader.number(field, value, 3) * 1000)
      : basis === 'subtotal'
        ? reader.money(field, value, currency)
        : reader.number(field, value);
  return {
    id,
    name: typed.name,
    description,
    basis,
    priceMinor: basis === 'flat' ? moneyOr0(reader, `${name}.priceMinor`, typed.priceMinor, currency) : 0,
    bands:
      basis === 'flat'
        ? []
        : bands.map((one) => {
            const at = `${name}.bands.${one.id}`;
            return {
              from: one.from.trim() === '' ? 0 : size(`${at}.from`, one.from),
              to: one.to.trim() === '' ? null : size(`${at}.to`, one.to),
              priceMinor: moneyOr0(reader, `${at}.priceMinor`, one.priceMinor, currency),
            };
          }),
    freeFromMinor: reader.optionalMoney(`${name}.freeFromMinor`, typed.freeFromMinor, currency),
  };
}

/** The settings in a request. */
export function settingsIn({ zones, pickupPlaces, localDeliveries }: Change): DeliverySettings {
  return { zones, pickupPlaces, localDeliveries };
}

/** A rate with a name, by basis. */
export const freshRate = (): RateValues => ({
  id: crypto.randomUUID(),
  name: '',
  description: '',
  basis: 'flat',
  priceMinor: '',
  bands: [],
  freeFromMinor: '',
});

/** Whether a rate has a price list. */
export const isBanded = (basis: DeliveryRate['basis']): basis is Exclude<RateBasis, 'flat'> =>
  basis !== 'flat';
