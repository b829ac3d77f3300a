import { firstDeliveryCountry } from '@vitrine/domain/delivery/delivery-at.ts';
import { termsAt } from '@vitrine/domain/store/store-settings.ts';
import { deliveryPrice } from '@vitrine/domain/cart/delivery.ts';
import { openDatabaseBefore } from '@vitrine/testing/database.ts';
import { expect, it } from 'vitest';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';
import type { WebsiteSettings } from '../../platform/website-settings.ts';

const standard = {
  id: 'standard',
  name: 'Standard',
  description: '3 days',
  priceMinor: 600,
  freeFromMinor: 7500,
};
const stores = {
  plain: {
    deliveryCountries: ['US', 'CA'],
    deliveryOptions: [
      standard,
      {
        ...standard,
        id: 'pickup',
        kind: 'pickup',
        priceMinor: 0,
        freeFromMinor: null,
        pickupAt: { country: 'US', region: 'NC', postalCode: '28801' },
      },
    ],
  },
  rich: {
    deliveryCountries: ['DE', 'US'],
    deliveryOptions: [
      {
        ...standard,
        id: 'weight',
        kind: 'weight',
        freeFromMinor: null,
        tiers: [
          { from: 5000, priceMinor: 1200 },
          { from: 1000, priceMinor: 900 },
        ],
        maximumGrams: 9000,
      },
      { ...standard, id: 'light', freeFromMinor: null, maximumGrams: 500 },
      { ...standard, id: 'south', zones: [{ country: 'US', regions: ['NC'] }, { country: 'FR' }] },
    ],
  },
  empty: { deliveryCountries: ['US'], deliveryOptions: [] },
};

it('stores deliver as before once their options have become zones', async () => {
  const { db, url, close } = await openDatabaseBefore('delivery-zones');
  try {
    for (const [name, store] of Object.entries(stores)) {
      await db.$client.query(
        `insert into websites (website_id, identifier, title, settings, revision, created_on)
         values ($1, $2, $2, $3, 1, now())`,
        [newId(), name, { theme: 'atelier', store: { currency: 'USD', taxRules: [], ...store } }],
      );
    }
    await migrateDatabase(url);
    const { rows } = await db.$client.query<{ identifier: string; settings: WebsiteSettings }>(
      'select identifier, settings from websites',
    );
    const storeOf = (name: string) => {
      const found = rows.find(({ identifier }) => identifier === name);
      if (found === undefined) throw new Error(`no website ${name}`);
      return found.settings.store;
    };
    const offered = (name: string, country: string, region: string, grams: number) =>
      termsAt(storeOf(name), { country, region, postalCode: '' }, 'en').deliveryOptions.flatMap((option) => {
        const price = deliveryPrice(option, { goodsMinor: 1000, grams, units: 1 });
        return price === null ? [] : [[option.id, price]];
      });
    expect(offered('plain', 'US', 'NC', 1)).toEqual([
      ['standard', 600],
      ['pickup', 0],
    ]);
    expect(offered('plain', 'DE', '', 1)).toEqual([['pickup', 0]]);
    expect(storeOf('plain')).toMatchObject({
      currency: 'USD',
      delivery: { pickupPlaces: [{ country: 'US', region: 'NC', postalCode: '28801', note: '3 days' }] },
    });
    expect(storeOf('plain')).not.toHaveProperty('deliveryOptions');
    expect(firstDeliveryCountry(storeOf('plain').delivery)).toBe('US');
    expect(offered('rich', 'DE', '', 0)).toEqual([
      ['weight', 600],
      ['light', 600],
    ]);
    expect(offered('rich', 'DE', '', 1000)).toEqual([['weight', 900]]);
    expect(offered('rich', 'DE', '', 9000)).toEqual([['weight', 1200]]);
    expect(offered('rich', 'DE', '', 9001)).toEqual([]);
    expect(offered('rich', 'US', 'NC', 1000)).toEqual([
      ['weight', 900],
      ['south', 600],
    ]);
    expect(offered('rich', 'US', 'NY', 1000)).toEqual([['weight', 900]]);
    expect(offered('rich', 'FR', '', 1000)).toEqual([]);
    expect(storeOf('empty').delivery).toEqual({ zones: [], pickupPlaces: [], localDeliveries: [] });
  } finally {
    await close();
  }
});
