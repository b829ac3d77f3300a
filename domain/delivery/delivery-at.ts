import type { DeliveryOption, Destination } from '../cart/cart.ts';
import { countryCodes } from '../region/countries.ts';
import type { Locale } from '../text/locale.ts';
import type {
  DeliveryRate,
  DeliverySettings,
  DeliveryZone,
  LocalDelivery,
  PickupPlace,
} from './delivery-settings.ts';
import { openingHoursText } from './opening-hours.ts';
import { isAmongPostalCodes } from './postal-areas.ts';

type Place = Pick<Destination, 'country' | 'region'>;

/** How exactly a zone names a place: 3 its region, 2 its country, 1 everywhere else, 0 not at all. */
function exactness(zone: DeliveryZone, { country, region }: Place): number {
  const named = zone.areas.filter((area) => area.country === country);
  if (named.some(({ regions }) => regions.includes(region))) return 3;
  if (named.some(({ regions }) => regions.length === 0)) return 2;
  return zone.everywhereElse ? 1 : 0;
}

/** The zone of a place: the one that names it most exactly, and the first of several. */
export function zoneAt(zones: readonly DeliveryZone[], place: Place): DeliveryZone | null {
  let found: DeliveryZone | null = null;
  let best = 0;
  for (const zone of zones) {
    const exact = exactness(zone, place);
    if (exact > best) {
      found = zone;
      best = exact;
    }
  }
  return found;
}

/**
 * The ways to get an order to a place, whatever is in it: the rates of its zone, local delivery, pickup. While the
 * place is unknown, the rates of the only zone, and pickup.
 */
export function deliveryOptionsAt(
  settings: DeliverySettings,
  destination: Destination | null,
  locale: Locale,
): readonly DeliveryOption[] {
  const { zones, localDeliveries, pickupPlaces } = settings;
  const [only = null, second] = zones;
  const zone = destination === null ? (second === undefined ? only : null) : zoneAt(zones, destination);
  const local = localDeliveries.filter(
    ({ country, postalCodes }) =>
      destination?.country === country && isAmongPostalCodes(postalCodes, destination.postalCode, country),
  );
  return [
    ...(zone?.rates ?? []).map(optionOfRate),
    ...local.map(optionOfLocal),
    ...pickupPlaces.map((place) => optionOfPickup(place, locale)),
  ];
}

function optionOfRate(rate: DeliveryRate): DeliveryOption {
  const { id, name, description, basis, priceMinor, bands, freeFromMinor } = rate;
  return {
    id,
    name,
    description,
    kind: basis,
    priceMinor,
    freeFromMinor,
    ...(basis === 'flat' ? {} : { bands }),
  };
}

function optionOfLocal(local: LocalDelivery): DeliveryOption {
  const { id, name, description, priceMinor, minimumMinor, freeFromMinor } = local;
  const option = { id, name, description, priceMinor, freeFromMinor };
  if (minimumMinor === 0) return { ...option, kind: 'flat' };
  return { ...option, kind: 'subtotal', bands: [{ from: minimumMinor, to: null, priceMinor }] };
}

function optionOfPickup(place: PickupPlace, locale: Locale): DeliveryOption {
  const { id, name, line1, city, country, region, postalCode, hours, note, priceMinor } = place;
  const where = [line1, city].filter((part) => part !== '').join(', ');
  return {
    id,
    name,
    description: [where, openingHoursText(hours, locale), note].filter((part) => part !== '').join('. '),
    kind: 'pickup',
    priceMinor,
    freeFromMinor: null,
    pickupAt: { country, region, postalCode },
    where,
  };
}

/** Whether something can be delivered to a country, or to a part of it. */
function isDeliveredTo({ zones, localDeliveries }: DeliverySettings, country: string): boolean {
  if (localDeliveries.some((local) => local.country === country)) return true;
  const naming = zones.filter(({ areas }) => areas.some((area) => area.country === country));
  if (naming.some(({ rates }) => rates.length > 0)) return true;
  return (zoneAt(zones, { country, region: '' })?.rates.length ?? 0) > 0;
}

/** The countries that goods are delivered to, those first that the owner named first. */
export function deliveryCountriesOf(settings: DeliverySettings): readonly string[] {
  const named = namedDeliveryCountries(settings);
  const others = settings.zones.some(({ everywhereElse }) => everywhereElse) ? countryCodes : [];
  return [...named, ...others.filter((code) => !named.includes(code) && isDeliveredTo(settings, code))];
}

/** The countries delivered to that the owner has named one by one. */
export function namedDeliveryCountries(settings: DeliverySettings): readonly string[] {
  const named = [
    ...settings.zones.flatMap(({ areas }) => areas.map(({ country }) => country)),
    ...settings.localDeliveries.map(({ country }) => country),
  ];
  return [...new Set(named)].filter((country) => isDeliveredTo(settings, country));
}

/** The country most buyers are in, as far as it is known: the first one named; '' for none. */
export function firstDeliveryCountry(settings: DeliverySettings): string {
  return namedDeliveryCountries(settings)[0] ?? '';
}

/** Whether more of an address is needed to know how it is delivered to: its region, or its postal code. */
export function isPlaceOpen(settings: DeliverySettings, place: Destination): boolean {
  const { country, region, postalCode } = place;
  const byRegion = settings.zones.some(({ areas }) =>
    areas.some((area) => area.country === country && area.regions.length > 0),
  );
  if (byRegion && region === '') return true;
  return postalCode.trim() === '' && settings.localDeliveries.some((local) => local.country === country);
}

/** Whether a store has any way to get goods to somebody. */
export function hasDelivery(settings: DeliverySettings): boolean {
  return (
    settings.pickupPlaces.length > 0 ||
    settings.localDeliveries.length > 0 ||
    settings.zones.some(
      ({ areas, everywhereElse, rates }) => (everywhereElse || areas.length > 0) && rates.length > 0,
    )
  );
}
