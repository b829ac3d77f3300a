import type { StoreTerms } from '@vitrine/domain/cart/cart.ts';

export const SITE_TITLE = 'Fern & Kiln';
export const SITE_IDENTIFIER = 'fern-and-kiln';
export const TIME_ZONE = 'America/New_York';

/** The store terms of Fern & Kiln. Tests rely on these numbers, so do not change them. */
const storeTerms: StoreTerms = {
  currency: 'USD',
  deliveryOptions: [
    {
      id: 'standard',
      name: 'Standard delivery',
      description: '2 to 4 working days. Free from $75.',
      priceMinor: 600,
      freeFromMinor: 7500,
    },
    {
      id: 'express',
      name: 'Express',
      description: 'The next working day when ordered before noon.',
      priceMinor: 1400,
      freeFromMinor: null,
    },
    {
      id: 'pickup',
      name: 'Pickup at the studio',
      description: '118 Foundry Lane, Asheville. Ready in an hour, Tuesday to Saturday.',
      priceMinor: 0,
      freeFromMinor: null,
      kind: 'pickup',
      pickupAt: { country: 'US', region: 'NC', postalCode: '28801' },
    },
  ],
  taxRules: [
    { name: 'North Carolina sales tax', country: 'US', region: 'NC', rate: 0.07, appliesToDelivery: false },
    { name: 'New York sales tax', country: 'US', region: 'NY', rate: 0.08, appliesToDelivery: false },
  ],
  deliveryCountries: ['US', 'CA', 'GB', 'DE'],
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
