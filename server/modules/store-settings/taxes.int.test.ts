import type { TaxScreen } from '@vitrine/contracts/tax-settings.ts';
import type { TaxRule } from '@vitrine/domain/cart/cart.ts';
import { aRate, deliveryTo } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import { standardRates } from '@vitrine/domain/tax/standard-rates.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aCheckoutShop, demoTerms, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
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
  shop = await aCheckoutShop(platform, `taxes-${shops}`, {
    ...demoTerms,
    delivery: deliveryTo(['DE', 'ES'], [aRate()]),
    taxRules: [],
  });
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});

const path = '/api/admin/taxes';
const read = async (): Promise<TaxScreen> => (await owner.send('GET', path)).json();
async function put(taxes: { pricesIncludeTax: boolean; taxRules: readonly TaxRule[] }) {
  const { version } = await read();
  const answer = await owner.send('PUT', path, { ...taxes, version });
  await awaitNotifications(platform);
  return answer;
}

/** The totals of two mugs of 34.00 for a place. */
async function totalsAt(country: string, region = '') {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  const visitor = new FormVisitor(app, shop.host);
  await visitor.send('GET', '/cart');
  expect((await visitor.add(mug, 2)).statusCode).toBe(200);
  const body = { country, region, postalCode: '' };
  const answer = await visitor.send('POST', '/api/commerce/checkout/quote', undefined, body);
  return answer.json<{ totals: { taxMinor: number; grandTotalMinor: number } }>().totals;
}

const germany = standardRates('DE', '');
const tax: TaxRule = { name: 'VAT', country: 'DE', region: '', rate: 0.19, appliesToDelivery: true };

describe('taxes', () => {
  it('are changed by the owner, and buyers pay them at once: on top, or in the price', async () => {
    expect(await read()).toMatchObject({
      pricesIncludeTax: false,
      taxRules: [],
      deliveryCountries: ['DE', 'ES'],
    });
    expect((await put({ pricesIncludeTax: false, taxRules: germany })).statusCode).toBe(200);
    expect(await totalsAt('DE')).toMatchObject({ taxMinor: 1406, grandTotalMinor: 7400 + 1406 });
    expect((await put({ pricesIncludeTax: true, taxRules: germany })).statusCode).toBe(200);
    expect(await totalsAt('DE')).toMatchObject({ taxMinor: 1182, grandTotalMinor: 7400 });
    expect((await read()).taxRules).toEqual(germany);
  });

  it('leave out regions with taxes of their own, and delivery where it is not taxed', async () => {
    const taxRules = [{ ...tax, country: 'ES', rate: 0.21, exceptRegions: ['GC'], appliesToDelivery: false }];
    await put({ pricesIncludeTax: false, taxRules });
    expect((await totalsAt('ES', 'M')).taxMinor).toBe(1428);
    expect((await totalsAt('ES', 'GC')).taxMinor).toBe(0);
  });

  it('of another version are not overwritten, and a change of delivery is no other version', async () => {
    const { version } = await read();
    const delivery = (await owner.send('GET', '/api/admin/delivery')).json<{ version: string }>();
    const none = { zones: [], pickupPlaces: [], localDeliveries: [] };
    await owner.send('PUT', '/api/admin/delivery', { ...none, version: delivery.version });
    const body = { pricesIncludeTax: true, taxRules: [tax], version };
    expect((await owner.send('PUT', path, body)).statusCode).toBe(200);
    const late = await owner.send('PUT', path, { ...body, pricesIncludeTax: false });
    expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([409, 'STALE_REVISION']);
    expect((await read()).pricesIncludeTax).toBe(true);
  });

  it.each([
    ['a country that does not exist', { country: 'XX' }, 'country', 'Choose a country.'],
    [
      'a region of another country',
      { region: 'NC' },
      'region',
      'One of these regions is not in Germany. Choose from the list.',
    ],
    [
      'a region of another country whose name has an article',
      { country: 'GB', region: 'NC' },
      'region',
      'One of these regions is not in the United Kingdom. Choose from the list.',
    ],
    ['a rate above 100 %', { rate: 19 }, 'rate', 'Enter a rate of at most 100 %.'],
    ['a name that is missing', { name: ' ' }, 'name', 'Enter a name, as buyers read it.'],
    ['a name of 10,000 letters', { name: 'x'.repeat(10_000) }, 'name', 'Enter at most 60 characters.'],
    [
      'regions left out of a region',
      { country: 'US', region: 'NC', exceptRegions: ['NY'] },
      'exceptRegions',
      'Only a tax of a whole country can leave out regions.',
    ],
  ])('refuse %s, and name the field', async (_, change, field, sentence) => {
    const answer = await put({ pricesIncludeTax: false, taxRules: [{ ...tax, ...change }] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ fields: Record<string, string> }>().fields[`taxRules.0.${field}`]).toBe(sentence);
    expect((await read()).taxRules).toEqual([]);
  });

  it('are for owners only', async () => {
    expect((await new FormVisitor(app, shop.host).send('GET', path)).statusCode).toBe(401);
  });
});
