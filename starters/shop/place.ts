import type { StoreSettings } from '@vitrine/domain/store/store-settings.ts';

export const contactEmail = 'hi@secondhelping.example';
export const phone = { href: 'tel:+12075550176', words: '207 555 0176' };

/** As the contact page and the footer say it. */
export const openingHours = [
  ['Tuesday to Friday', '10 am to 6 pm'],
  ['Saturday', '9 am to 5 pm'],
  ['Sunday', '11 am to 4 pm'],
] as const;

/** The delivery page says the same in words. */
export const store: StoreSettings = {
  currency: 'USD',
  delivery: {
    zones: [
      {
        id: 'us',
        name: 'United States',
        areas: [{ country: 'US', regions: [] }],
        everywhereElse: false,
        rates: [
          {
            id: 'standard',
            name: 'Standard delivery',
            description: '3 to 5 working days. Free from $90.',
            basis: 'flat',
            priceMinor: 800,
            bands: [],
            freeFromMinor: 9000,
          },
          {
            id: 'express',
            name: 'Express',
            description: '2 working days when ordered before noon.',
            basis: 'flat',
            priceMinor: 1900,
            bands: [],
            freeFromMinor: null,
          },
        ],
      },
      {
        id: 'canada',
        name: 'Canada',
        areas: [{ country: 'CA', regions: [] }],
        everywhereElse: false,
        rates: [
          {
            id: 'canada-standard',
            name: 'Standard delivery',
            description: '6 to 9 working days, duties included.',
            basis: 'flat',
            priceMinor: 2400,
            bands: [],
            freeFromMinor: 25_000,
          },
        ],
      },
    ],
    pickupPlaces: [
      {
        id: 'shop',
        name: 'Pickup at the shop',
        line1: '27 Pleasant Street',
        city: 'Portland',
        region: 'ME',
        postalCode: '04101',
        country: 'US',
        hours: [
          { days: ['tue', 'wed', 'thu', 'fri'], opens: '10:00', closes: '18:00' },
          { days: ['sat'], opens: '09:00', closes: '17:00' },
          { days: ['sun'], opens: '11:00', closes: '16:00' },
        ],
        note: 'Wrapped and on the counter within two hours.',
        priceMinor: 0,
      },
    ],
    localDeliveries: [],
  },
  taxRules: [{ name: 'Maine sales tax', country: 'US', region: 'ME', rate: 0.055, appliesToDelivery: false }],
};
