import type { StoreSettings } from '@vitrine/domain/store/store-settings.ts';

export const SITE_TITLE = 'Fern & Kiln';
export const SITE_IDENTIFIER = 'fern-and-kiln';
export const TIME_ZONE = 'America/New_York';

/** The store terms of Fern & Kiln. Tests rely on these numbers, so do not change them. */
const storeTerms: StoreSettings = {
  currency: 'USD',
  delivery: {
    zones: [
      {
        id: 'everywhere',
        name: 'Everywhere we deliver',
        areas: ['US', 'CA', 'GB', 'DE'].map((country) => ({ country, regions: [] })),
        everywhereElse: false,
        rates: [
          {
            id: 'standard',
            name: 'Standard delivery',
            description: '2 to 4 working days. Free from $75.',
            basis: 'flat',
            priceMinor: 600,
            bands: [],
            freeFromMinor: 7500,
          },
          {
            id: 'express',
            name: 'Express',
            description: 'The next working day when ordered before noon.',
            basis: 'flat',
            priceMinor: 1400,
            bands: [],
            freeFromMinor: null,
          },
        ],
      },
    ],
    pickupPlaces: [
      {
        id: 'pickup',
        name: 'Pickup at the studio',
        line1: '118 Foundry Lane',
        city: 'Asheville',
        region: 'NC',
        postalCode: '28801',
        country: 'US',
        hours: [{ days: ['tue', 'wed', 'thu', 'fri', 'sat'], opens: '10:00', closes: '18:00' }],
        note: 'Ready in an hour.',
        priceMinor: 0,
      },
    ],
    localDeliveries: [],
  },
  taxRules: [
    { name: 'North Carolina sales tax', country: 'US', region: 'NC', rate: 0.07, appliesToDelivery: false },
    { name: 'New York sales tax', country: 'US', region: 'NY', rate: 0.08, appliesToDelivery: false },
  ],
};

/** The website's settings except its navigation, which needs the collections' ids. */
export const siteSettings = {
  theme: 'atelier',
  tagLine: 'Stoneware from Asheville',
  description:
    'Fern & Kiln is a small ceramics studio in Asheville, North Carolina: mugs, plates, bowls and vases, thrown, glazed and fired by two people.',
  language: 'en-US',
  timeZone: TIME_ZONE,
  contactEmail: 'hello@fernandkiln.example',
  address: ['Fern & Kiln', '118 Foundry Lane', 'Asheville, NC 28801', 'United States'],
  store: storeTerms,
  content: {
    shareButtons: ['email', 'pinterest', 'bluesky', 'mastodon'],
    socialAccounts: [
      {
        service: 'instagram',
        profileUrl: 'https://www.instagram.com/fernandkiln.example',
        userName: 'fernandkiln',
      },
      { service: 'mastodon', profileUrl: 'https://mastodon.example/@fernandkiln', userName: 'fernandkiln' },
    ],
  },
  commerce: {
    scarcity: { enabled: true, text: 'Only {n} left', threshold: 5, shownByDefault: true },
    restock: { enabled: true, mailingListSignUpEnabled: true, mailingListOptInByDefault: false },
    installments: {
      available: true,
      minMinor: 3000,
      maxMinor: 100_000,
      accountCountry: 'US',
      pageUrl: null,
    },
  },
} as const;
