import type {
  DeliveryRate,
  DeliverySettings,
  DeliveryZone,
  LocalDelivery,
  PickupPlace,
} from './delivery-settings.ts';

/** A flat rate of 6.00; for tests. */
export const aRate = (change: Partial<DeliveryRate> = {}): DeliveryRate => ({
  id: 'standard',
  name: 'Standard delivery',
  description: '',
  basis: 'flat',
  priceMinor: 600,
  bands: [],
  freeFromMinor: null,
  ...change,
});

/** A zone of whole countries; for tests. */
export const aZone = (
  countries: readonly string[],
  rates: readonly DeliveryRate[],
  change: Partial<DeliveryZone> = {},
): DeliveryZone => ({
  id: 'zone',
  name: 'Zone',
  areas: countries.map((country) => ({ country, regions: [] })),
  everywhereElse: false,
  rates,
  ...change,
});

/** A studio in North Carolina; for tests. */
export const aPickupPlace = (change: Partial<PickupPlace> = {}): PickupPlace => ({
  id: 'pickup',
  name: 'Pickup',
  line1: '',
  city: '',
  region: 'NC',
  postalCode: '28801',
  country: 'US',
  hours: [],
  note: '',
  priceMinor: 0,
  ...change,
});

/** Delivery around Asheville for 4.00; for tests. */
export const aLocalDelivery = (change: Partial<LocalDelivery> = {}): LocalDelivery => ({
  id: 'local',
  name: 'Local delivery',
  description: '',
  country: 'US',
  postalCodes: ['288*'],
  priceMinor: 400,
  minimumMinor: 0,
  freeFromMinor: null,
  ...change,
});

/** One zone of these countries; for tests. */
export const deliveryTo = (
  countries: readonly string[],
  rates: readonly DeliveryRate[],
  change: Partial<DeliverySettings> = {},
): DeliverySettings => ({
  zones: [aZone(countries, rates)],
  pickupPlaces: [],
  localDeliveries: [],
  ...change,
});
