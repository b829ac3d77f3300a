import { deliveryProblems } from '@vitrine/domain/delivery/delivery-problems.ts';
import { deliveryLimits, rateBases } from '@vitrine/domain/delivery/delivery-settings.ts';
import { weekdays } from '@vitrine/domain/delivery/opening-hours.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import { deliveryProblemTexts as text } from '@vitrine/domain/text/en/delivery-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, currency } from './primitives.ts';

/** Largest weight, subtotal or number of units of a rate. */
const MAX_SIZE = 1_000_000_000;

const id = z.string().min(1).max(50);
const words = (most: number) => z.string().trim().max(most, fillText(text.tooLong, { most }));
const name = words(100).min(1, text.nameMissing);
const few = <S extends z.ZodType>(one: S, most: number) =>
  z.array(one).max(most, fillText(text.tooMany, { most }));
const amount = count.max(MAX_PRICE_MINOR, text.amountTooHigh);
const size = count.max(MAX_SIZE, text.amountTooHigh);
const countryCode = z.string().max(2);
const regionCode = z.string().max(10);

const rate = z.strictObject({
  id,
  name,
  description: words(200),
  /** What its price depends on: nothing, grams, minor units of the subtotal after discounts, or units. */
  basis: z.enum(rateBases),
  priceMinor: amount,
  /** From and to are included; to null: no end. Orders that no band covers do not get the rate. */
  bands: few(
    z.strictObject({ from: size, to: size.nullable(), priceMinor: amount }),
    deliveryLimits.bandsPerRate,
  ),
  /** Subtotal from which it is free; null: never. */
  freeFromMinor: size.nullable(),
});

const zone = z.strictObject({
  id,
  name,
  /** Countries, or some of their regions; without regions, all of them. */
  areas: few(
    z.strictObject({ country: countryCode, regions: few(regionCode, deliveryLimits.regionsPerCountry) }),
    300,
  ),
  everywhereElse: z.boolean(),
  rates: few(rate, deliveryLimits.ratesPerZone),
});

const pickupPlace = z.strictObject({
  id,
  name,
  line1: words(120).min(1, text.lineMissing),
  city: words(80).min(1, text.cityMissing),
  region: regionCode,
  postalCode: words(20),
  country: countryCode,
  hours: few(
    z.strictObject({
      days: z.array(z.enum(weekdays)).max(7),
      /** HH:MM */
      opens: z.string().max(5),
      closes: z.string().max(5),
    }),
    deliveryLimits.hoursPerPlace,
  ),
  note: words(200),
  priceMinor: amount,
});

const localDelivery = z.strictObject({
  id,
  name,
  description: words(200),
  country: countryCode,
  /** Whole codes, parts that name an area (`SW1A`), and beginnings with an asterisk: `288*`. */
  postalCodes: few(z.string().trim().max(30), deliveryLimits.codesPerDelivery),
  priceMinor: amount,
  /** Smallest subtotal after discounts; 0: any. */
  minimumMinor: size,
  freeFromMinor: size.nullable(),
});

const parts = {
  zones: few(zone, deliveryLimits.zones),
  pickupPlaces: few(pickupPlace, deliveryLimits.pickupPlaces),
  localDeliveries: few(localDelivery, deliveryLimits.localDeliveries),
};

/** Delivery settings as an owner changes them, with every rule about them. */
export const deliveryChange = z
  .strictObject({
    ...parts,
    /** Of the settings the owner saw; others since then refuse the change. */
    version: z.string().max(40),
  })
  .superRefine((settings, context) => {
    for (const { path, sentence } of deliveryProblems(settings)) {
      context.addIssue({ code: 'custom', path: [...path], message: sentence });
    }
  });

const deliverySettings = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with these settings only. */
  version: z.string(),
  currency,
  delivery: z.strictObject(parts),
});
export type DeliveryScreen = AnswerOf<typeof deliverySettings>;

const someDelivery = {
  zones: [
    {
      id: 'home',
      name: 'United States',
      areas: [{ country: 'US', regions: [] }],
      everywhereElse: false,
      rates: [
        {
          id: 'standard',
          name: 'Standard',
          description: '3 to 5 days',
          basis: 'flat',
          priceMinor: 600,
          bands: [],
          freeFromMinor: 7500,
        },
      ],
    },
  ],
  pickupPlaces: [],
  localDeliveries: [],
};
const someAnswer = { revision: 12, version: 'k3J9', currency: 'USD', delivery: someDelivery };

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/admin/delivery',
  auth: 'owner',
  summary: 'Returns how the store delivers: zones with rates, pickup places, local delivery.',
  answer: deliverySettings,
  example: { answer: someAnswer },
});

export const putDelivery = endpoint({
  method: 'PUT',
  path: '/api/admin/delivery',
  auth: 'owner',
  summary: 'Changes how the store delivers; carts and checkouts follow at once.',
  body: deliveryChange,
  answer: deliverySettings,
  errors: ['STALE_REVISION'],
  example: { body: { version: 'k3J9', ...someDelivery }, answer: someAnswer },
});
