import type { DeliveryScreen } from '@vitrine/contracts/delivery-settings.ts';
import { aLocalDelivery, aPickupPlace, aRate, aZone } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import { type DeliverySettings, noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aCheckoutShop, demoTerms, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { fieldOf, FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  shop = await aCheckoutShop(platform, `delivery-${shops}`, { ...demoTerms, delivery: noDelivery });
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});

const path = '/api/admin/delivery';
const read = async (): Promise<DeliveryScreen> => (await owner.send('GET', path)).json();
async function put(delivery: DeliverySettings) {
  const { version } = await read();
  const answer = await owner.send('PUT', path, { ...delivery, version });
  await awaitNotifications(platform);
  return answer;
}

/** A buyer with two mugs of 600 g each at the checkout. */
async function atTheCheckout() {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  await platform.db.$client.query('update variants set weight_grams = 600 where website_id = $1', [
    shop.site.websiteId,
  ]);
  const visitor = new FormVisitor(app, shop.host);
  await visitor.send('GET', '/cart');
  expect((await visitor.add(mug, 2)).statusCode).toBe(200);
  return visitor;
}
const quoteAt = async (visitor: FormVisitor, country: string, region = '', postalCode = '') =>
  (
    await visitor.send('POST', '/api/commerce/checkout/quote', undefined, { country, region, postalCode })
  ).json<{
    deliveryOptions: { id: string; priceMinor: number }[];
    deliveryProblem: string | null;
  }>();

const zones = [
  aZone(['US'], [aRate({ freeFromMinor: 7500 })], { id: 'home' }),
  aZone(
    ['DE', 'AT'],
    [
      aRate({
        id: 'parcel',
        name: 'Parcel',
        basis: 'weight',
        bands: [
          { from: 0, to: 1000, priceMinor: 900 },
          { from: 1000, to: 5000, priceMinor: 1900 },
        ],
      }),
    ],
    { id: 'europe' },
  ),
];
const studio = aPickupPlace({ line1: '118 Foundry Lane', city: 'Asheville' });

describe('delivery settings', () => {
  it('are changed by the owner, and buyers have the new rates at once', async () => {
    const visitor = await atTheCheckout();
    expect(await quoteAt(visitor, 'US', 'NC')).toMatchObject({
      deliveryOptions: [],
      deliveryProblem: 'This shop does not deliver at the moment. Please contact the shop.',
    });
    const before = await read();
    expect(before).toMatchObject({ currency: 'USD', delivery: noDelivery });
    const answer = await put({ zones, pickupPlaces: [studio], localDeliveries: [aLocalDelivery()] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<DeliveryScreen>().revision).toBeGreaterThan(before.revision);
    expect(await read()).toMatchObject({ delivery: { zones, pickupPlaces: [studio] } });
    const offered = async (...at: readonly [string, string?, string?]) =>
      (await quoteAt(visitor, ...at)).deliveryOptions.map(({ id, priceMinor }) => [id, priceMinor]);
    expect(await offered('US', 'NC', '27601')).toEqual([
      ['standard', 600],
      ['pickup', 0],
    ]);
    expect(await offered('US', 'NC', '28801')).toEqual([
      ['standard', 600],
      ['local', 400],
      ['pickup', 0],
    ]);
    expect(await offered('AT')).toEqual([
      ['parcel', 1900],
      ['pickup', 0],
    ]);
    expect(await quoteAt(visitor, 'FR')).toMatchObject({
      deliveryProblem: 'We do not deliver to that country.',
    });
  });

  it('decide the countries of the cart’s estimate and of the checkout, without JavaScript too', async () => {
    await put({ ...noDelivery, zones });
    const visitor = await atTheCheckout();
    const page = (await visitor.send('GET', '/checkout')).body;
    const countries = /<select[^>]* name="country"[\s\S]*?<\/select>/.exec(page)?.[0] ?? '';
    expect([...countries.matchAll(/<option value="([A-Z]+)"/g)].map(([, code]) => code)).toEqual([
      'AT',
      'DE',
      'US',
    ]);
    const estimate = (await visitor.send('GET', '/cart')).body;
    for (const name of ['Austria', 'Germany', 'United States']) expect(estimate).toContain(name);
    expect(estimate).not.toContain('Australia');
  });

  it('that divide a country whose addresses name no region make the checkout ask for it', async () => {
    const byRegion = aZone([], [aRate({ id: 'paris' })], { areas: [{ country: 'FR', regions: ['IDF'] }] });
    const rest = aZone(['FR'], [aRate({ id: 'rest', priceMinor: 1200 })], { id: 'rest' });
    const visitor = await atTheCheckout();
    const regions = async (): Promise<boolean> =>
      (await visitor.send('GET', '/checkout')).body.includes('Île-de-France');
    await put({ ...noDelivery, zones: [rest] });
    expect(await regions()).toBe(false);
    expect((await put({ ...noDelivery, zones: [byRegion, rest] })).statusCode).toBe(200);
    expect(await regions()).toBe(true);
    expect((await visitor.send('GET', '/cart')).body).toContain('Bretagne');
    const offered = async (region: string) =>
      (await quoteAt(visitor, 'FR', region, '75001')).deliveryOptions.map(({ id }) => id);
    expect(await offered('IDF')).toEqual(['paris']);
    expect(await offered('BRE')).toEqual(['rest']);
    const address = { country: 'FR', postalCode: '75001', city: 'Paris' };
    const form = visitor.form(6800, { ...address, region: '', deliveryOptionId: 'rest' });
    const refused = await visitor.send('POST', '/checkout', form);
    expect(refused.statusCode).toBe(422);
    expect(fieldOf(refused.body, 'city')).toBe('Paris');
    expect(refused.body).toContain('Choose a region');
    const chosen = visitor.form(6800, { ...address, region: 'idf', deliveryOptionId: 'rest' });
    await visitor.send('POST', '/checkout', { ...chosen, action: 'update' });
    const { rows } = await platform.db.$client.query<{ region: string }>(
      `select details -> 'address' ->> 'region' as region from carts where website_id = $1`,
      [shop.site.websiteId],
    );
    expect(rows).toEqual([{ region: 'IDF' }]);
  });

  it('have places of pickup in a region of a country whose addresses name none', async () => {
    const ajaccio = { ...studio, country: 'FR', region: '20R', postalCode: '20000' };
    expect((await put({ ...noDelivery, pickupPlaces: [ajaccio] })).statusCode).toBe(200);
    expect((await put({ ...noDelivery, pickupPlaces: [{ ...ajaccio, region: '' }] })).statusCode).toBe(200);
  });

  it('a buyer outside of every zone reads why the order cannot be placed, and nothing is lost', async () => {
    await put({ ...noDelivery, zones });
    const visitor = await atTheCheckout();
    await visitor.send('GET', '/checkout');
    const refused = await visitor.send('POST', '/checkout', {
      ...visitor.form(6800, { country: 'FR', region: '', postalCode: '75001', city: 'Paris' }),
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('We do not deliver to that country.');
    expect(fieldOf(refused.body, 'city')).toBe('Paris');
  });

  it('of another version are not overwritten', async () => {
    const { version } = await read();
    expect((await put({ ...noDelivery, zones })).statusCode).toBe(200);
    const late = await owner.send('PUT', path, { ...noDelivery, version });
    expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([409, 'STALE_REVISION']);
    expect((await read()).delivery.zones).toHaveLength(2);
    // A change of something else is no other version.
    const { version: now } = await read();
    await platform.db.$client.query('update websites set revision = revision + 1 where website_id = $1', [
      shop.site.websiteId,
    ]);
    expect((await owner.send('PUT', path, { ...noDelivery, version: now })).statusCode).toBe(200);
  });

  it.each([
    [
      'a country that does not exist',
      { zones: [aZone(['XX'], [])] },
      'zones.0.areas.0.country',
      'Choose a country.',
    ],
    [
      'a country twice',
      { zones: [aZone(['US', 'US'], [])] },
      'zones.0.areas.1.country',
      'This zone has the United States twice.',
    ],
    [
      'a region of another country',
      { zones: [aZone([], [], { areas: [{ country: 'CA', regions: ['NC'] }] })] },
      'zones.0.areas.0.regions',
      'One of these regions is not in Canada. Choose from the list.',
    ],
    [
      'a region of another country whose name has an article',
      { zones: [aZone([], [], { areas: [{ country: 'US', regions: ['ON'] }] })] },
      'zones.0.areas.0.regions',
      'One of these regions is not in the United States. Choose from the list.',
    ],
    [
      'a name that is missing',
      { zones: [aZone(['US'], [aRate({ name: ' ' })])] },
      'zones.0.rates.0.name',
      'Enter a name.',
    ],
    [
      'a name of 10,000 letters',
      { zones: [aZone(['US'], [aRate({ name: 'x'.repeat(10_000) })])] },
      'zones.0.rates.0.name',
      'Enter at most 100 characters.',
    ],
    [
      'a price of 1e12',
      { zones: [aZone(['US'], [aRate({ priceMinor: 1e12 })])] },
      'zones.0.rates.0.priceMinor',
      'That amount is too high.',
    ],
    [
      'prices that are missing',
      { zones: [aZone(['US'], [aRate({ basis: 'weight' })])] },
      'zones.0.rates.0.bands',
      'Add at least one price.',
    ],
    [
      'an end below its start',
      { zones: [aZone(['US'], [aRate({ basis: 'weight', bands: [{ from: 5, to: 4, priceMinor: 1 }] })])] },
      'zones.0.rates.0.bands.0.to',
      'Enter an end that is not below the start, or leave it empty for no end.',
    ],
    [
      'an id twice',
      { zones: [aZone(['US'], [aRate(), aRate()])] },
      'zones',
      'Two of these have the same id. Give each an id of its own.',
    ],
    [
      'a place of pickup without an address',
      { pickupPlaces: [aPickupPlace({ city: 'Asheville' })] },
      'pickupPlaces.0.line1',
      'Enter the street and number.',
    ],
    [
      'a place of pickup in a region of another country',
      { pickupPlaces: [{ ...studio, country: 'FR', region: 'NC', postalCode: '75001' }] },
      'pickupPlaces.0.region',
      'Choose a region.',
    ],
    [
      'a place of pickup with a wrong postal code',
      { pickupPlaces: [{ ...studio, postalCode: '1' }] },
      'pickupPlaces.0.postalCode',
      'ZIP Codes need to be 5 digits.',
    ],
    [
      'hours that end before they begin',
      { pickupPlaces: [{ ...studio, hours: [{ days: ['mon' as const], opens: '18:00', closes: '09:00' }] }] },
      'pickupPlaces.0.hours.0.closes',
      'Enter a closing time after the opening time.',
    ],
    [
      'hours of no clock',
      { pickupPlaces: [{ ...studio, hours: [{ days: ['mon' as const], opens: '25:00', closes: '26:00' }] }] },
      'pickupPlaces.0.hours.0.opens',
      'Enter a time like 09:30.',
    ],
    [
      'local delivery to nobody',
      { localDeliveries: [aLocalDelivery({ postalCodes: [] })] },
      'localDeliveries.0.postalCodes',
      'Enter at least one postal code, or its beginning with an asterisk, like 288*.',
    ],
    [
      'a postal code with an asterisk inside',
      { localDeliveries: [aLocalDelivery({ postalCodes: ['2*8'] })] },
      'localDeliveries.0.postalCodes',
      '2*8 is no postal code. Use letters and digits, and an asterisk only at the end.',
    ],
    [
      'too many zones',
      { zones: Array.from({ length: 51 }, (_, at) => aZone(['US'], [], { id: `z${at}` })) },
      'zones',
      'At most 50.',
    ],
  ])('refuse %s, and name the field', async (_, change, field, sentence) => {
    const answer = await put({ ...noDelivery, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toBe(sentence);
    expect((await read()).delivery).toEqual(noDelivery);
  });

  it('are for owners of the website only', async () => {
    const visitor = new FormVisitor(app, shop.host);
    expect((await visitor.send('GET', path)).statusCode).toBe(401);
    const other = await aCheckoutShop(platform, `delivery-other-${shops}`);
    const stranger = await anOwner(
      app,
      platform,
      { host: other.host, websiteId: other.site.websiteId },
      'mo@example.com',
    );
    expect((await stranger.send('GET', path)).json<DeliveryScreen>().delivery.zones).toHaveLength(1);
  });
});

it('an order for pickup names the place and its address', async () => {
  await put({ ...noDelivery, pickupPlaces: [studio] });
  const visitor = await atTheCheckout();
  const page = (await visitor.send('GET', '/checkout')).body;
  expect(page).toContain('118 Foundry Lane, Asheville');
  await visitor.send('POST', '/checkout', visitor.form(7276, { deliveryOptionId: 'pickup' }));
  const { rows } = await platform.db.$client.query<{ delivery_name: string }>(
    'select delivery_name from orders where website_id = $1',
    [shop.site.websiteId],
  );
  expect(rows).toEqual([{ delivery_name: 'Pickup, 118 Foundry Lane, Asheville' }]);
});
