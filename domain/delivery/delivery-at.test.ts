import { describe, expect, it } from 'vitest';
import { aLine, nothingChosen } from '../cart/cart-fixtures.ts';
import { parcelOf } from '../cart/delivery.ts';
import { priceCart } from '../cart/price-cart.ts';
import { type StoreSettings, termsAt } from '../store/store-settings.ts';
import {
  deliveryCountriesOf,
  deliveryOptionsAt,
  firstDeliveryCountry,
  hasDelivery,
  zoneAt,
} from './delivery-at.ts';
import { aLocalDelivery, aPickupPlace, aRate, aZone, deliveryTo } from './delivery-fixtures.ts';
import { type DeliverySettings, noDelivery } from './delivery-settings.ts';
import { whyNotDelivered } from './why-not-delivered.ts';

const place = (country: string, region = '', postalCode = '') => ({ country, region, postalCode });
const storeOf = (delivery: DeliverySettings): StoreSettings => ({ currency: 'USD', taxRules: [], delivery });
const ids = (delivery: DeliverySettings, where: ReturnType<typeof place> | null) =>
  deliveryOptionsAt(delivery, where, 'en').map(({ id }) => id);

const home = aZone(['US', 'CA'], [aRate()], { id: 'home' });
const south = aZone([], [aRate({ id: 'south' })], {
  id: 'south',
  areas: [{ country: 'US', regions: ['NC', 'SC'] }],
});
const alaska = aZone([], [], { id: 'alaska', areas: [{ country: 'US', regions: ['AK'] }] });
const world = aZone([], [aRate({ id: 'world', priceMinor: 3000 })], { id: 'world', everywhereElse: true });
const all: DeliverySettings = {
  zones: [world, home, south, alaska],
  pickupPlaces: [aPickupPlace()],
  localDeliveries: [aLocalDelivery()],
};

describe('the zone of an address', () => {
  it.each([
    ['US', 'NY', 'home'],
    ['US', 'NC', 'south'],
    ['US', 'AK', 'alaska'],
    ['US', '', 'home'],
    ['CA', 'ON', 'home'],
    ['JP', '13', 'world'],
  ])('is the most exact one: %s %s is in %s', (country, region, id) => {
    expect(zoneAt(all.zones, { country, region })?.id).toBe(id);
  });

  it('is the first of several that name it equally, and none where nothing names it', () => {
    const again = aZone(['US'], [aRate({ id: 'again' })], { id: 'again' });
    expect(zoneAt([again, home], place('US'))?.id).toBe('again');
    expect(zoneAt([home, south], place('DE'))).toBeNull();
  });
});

describe('the ways to deliver', () => {
  it('are the rates of the zone, local delivery by postal code, and pickup wherever the buyer lives', () => {
    expect(ids(all, place('US', 'NY', '10001'))).toEqual(['standard', 'pickup']);
    expect(ids(all, place('US', 'NC', '28801'))).toEqual(['south', 'local', 'pickup']);
    expect(ids(all, place('US', 'NC', '27601'))).toEqual(['south', 'pickup']);
    expect(ids(all, place('US', 'AK', '99501'))).toEqual(['pickup']);
    expect(ids(all, place('FR'))).toEqual(['world', 'pickup']);
    expect(ids(noDelivery, place('US'))).toEqual([]);
  });

  it('are those of the only zone while the address is unknown, and pickup', () => {
    expect(ids(deliveryTo(['US'], [aRate()], { pickupPlaces: [aPickupPlace()] }), null)).toEqual([
      'standard',
      'pickup',
    ]);
    expect(ids(all, null)).toEqual(['pickup']);
  });

  it('describe a place of pickup with its address, its hours and its note', () => {
    const studio = aPickupPlace({
      line1: '118 Foundry Lane',
      city: 'Asheville',
      hours: [{ days: ['tue', 'wed', 'thu', 'sat'], opens: '10:00', closes: '18:30' }],
      note: 'Ready in an hour.',
    });
    const [english] = deliveryOptionsAt({ ...noDelivery, pickupPlaces: [studio] }, null, 'en');
    expect(english?.description.replaceAll('\u202f', ' ')).toBe(
      '118 Foundry Lane, Asheville. Tue–Thu, Sat 10:00 AM–6:30 PM. Ready in an hour.',
    );
    const [german] = deliveryOptionsAt({ ...noDelivery, pickupPlaces: [studio] }, null, 'de');
    expect(german?.description).toContain('Di–Do, Sa 10:00–18:30');
  });

  it('by the store itself begin at their minimum', () => {
    const delivery = { ...noDelivery, localDeliveries: [aLocalDelivery({ minimumMinor: 2000 })] };
    const terms = termsAt(storeOf(delivery), place('US', 'NC', '28801'), 'en');
    const priced = (unitPriceMinor: number) =>
      priceCart([aLine({ quantity: 1, unitPriceMinor })], terms, {
        ...nothingChosen,
        deliveryOptionId: 'local',
      }).deliveryMinor;
    expect([priced(1999), priced(2000)]).toEqual([0, 400]);
  });
});

describe('the countries delivered to', () => {
  it('are those with rates, the ones named first before all others', () => {
    expect(deliveryCountriesOf({ ...all, zones: [home, south] })).toEqual(['US', 'CA']);
    expect(deliveryCountriesOf(all).slice(0, 3)).toEqual(['US', 'CA', 'AD']);
    const without = { ...all, zones: [world, aZone(['RU', 'BY'], [])] };
    expect(deliveryCountriesOf(without)).not.toContain('RU');
    expect(deliveryCountriesOf(without)).toContain('FR');
    expect(deliveryCountriesOf({ ...noDelivery, pickupPlaces: [aPickupPlace()] })).toEqual([]);
    expect(firstDeliveryCountry(all)).toBe('US');
    expect(firstDeliveryCountry({ ...noDelivery, zones: [world] })).toBe('');
  });

  it('a store delivers once something gets to somebody', () => {
    expect(hasDelivery(noDelivery)).toBe(false);
    expect(hasDelivery(deliveryTo(['US'], []))).toBe(false);
    expect(hasDelivery(deliveryTo([], [aRate()]))).toBe(false);
    expect(hasDelivery(deliveryTo(['US'], [aRate()]))).toBe(true);
    expect(hasDelivery({ ...noDelivery, zones: [world] })).toBe(true);
    expect(hasDelivery({ ...noDelivery, pickupPlaces: [aPickupPlace()] })).toBe(true);
  });
});

describe('an order that is not delivered', () => {
  const why = (
    delivery: DeliverySettings,
    where: ReturnType<typeof place> | null,
    line: Parameters<typeof aLine>[0] = {},
  ) => {
    const store = storeOf(delivery);
    const lines = [aLine({ quantity: 1, unitPriceMinor: 1000, ...line })];
    const goods = lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0);
    return whyNotDelivered(store, termsAt(store, where, 'en'), parcelOf(lines, goods), where, 'en');
  };
  const byWeight = aRate({ basis: 'weight', bands: [{ from: 0, to: 5500, priceMinor: 500 }] });

  it.each([
    [
      'nothing is set up',
      noDelivery,
      place('US'),
      {},
      'This shop does not deliver at the moment. Please contact the shop.',
    ],
    [
      'the country is not served',
      deliveryTo(['US'], [aRate()]),
      place('FR'),
      {},
      'We do not deliver to that country.',
    ],
    [
      'its part of the country is not',
      { ...all, zones: [home, alaska] },
      place('US', 'AK', '99501'),
      {},
      'We do not deliver to that address.',
    ],
    [
      'it is too heavy',
      deliveryTo(['US'], [byWeight]),
      place('US', 'NY'),
      { weightGrams: 5501 },
      'We deliver up to 5.5 kg to that address, and this order weighs more.',
    ],
    [
      'it is too small',
      { ...noDelivery, localDeliveries: [aLocalDelivery({ minimumMinor: 2000 })] },
      place('US', 'NC', '28801'),
      {},
      'Delivery to that address starts at an order of $20.00.',
    ],
    [
      'no rate fits it',
      deliveryTo(['US'], [aRate({ basis: 'quantity', bands: [{ from: 2, to: 4, priceMinor: 1 }] })]),
      place('US', 'NY'),
      {},
      'We have no delivery to that address for an order like this. Please contact the shop.',
    ],
  ] as const)('says so when %s', (_, delivery, where, line, sentence) => {
    expect(why(delivery, where, line)).toBe(sentence);
  });

  it('is not reported while its address is not complete, and when it is delivered', () => {
    expect(why(all, null)).toBeNull();
    expect(why({ ...all, zones: [south] }, place('US'))).toBeNull();
    expect(why({ ...all, zones: [south] }, place('US', 'NY'))).toBeNull();
    expect(why({ ...all, zones: [south] }, place('US', 'NY', '10001'))).toBe(
      'We do not deliver to that address.',
    );
    expect(why(all, place('US', 'NY', '10001'))).toBeNull();
    expect(why(deliveryTo(['US'], [byWeight]), place('US'), { weightGrams: 5500 })).toBeNull();
  });
});
