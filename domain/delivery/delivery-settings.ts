import type { OpeningHours } from './opening-hours.ts';

/** What the price of a rate depends on besides the place. */
export const rateBases = ['flat', 'weight', 'subtotal', 'quantity'] as const;
export type RateBasis = (typeof rateBases)[number];

/**
 * A price for orders from `from` to `to`, both included; null for no end. Grams, minor units of the subtotal after
 * discounts, or units of goods, by the rate's basis.
 */
export interface DeliveryBand {
  readonly from: number;
  readonly to: number | null;
  readonly priceMinor: number;
}

/** A way to deliver within a zone. Orders that no band covers do not get it; where two bands meet, the cheaper counts. */
export interface DeliveryRate {
  readonly id: string;
  /** For buyers, as the description is. */
  readonly name: string;
  readonly description: string;
  readonly basis: RateBasis;
  /** Of a flat rate. */
  readonly priceMinor: number;
  /** Of the other bases. */
  readonly bands: readonly DeliveryBand[];
  /** Subtotal after discounts from which it is free; null for never. */
  readonly freeFromMinor: number | null;
}

/** A country (ISO 3166-1 alpha-2), or some of its regions; empty for all. */
export interface DeliveryArea {
  readonly country: string;
  readonly regions: readonly string[];
}

/** A part of the world with rates of its own. One without rates is not delivered to. */
export interface DeliveryZone {
  readonly id: string;
  /** For the owner only. */
  readonly name: string;
  readonly areas: readonly DeliveryArea[];
  /** Whether it also covers every country that no other zone names. */
  readonly everywhereElse: boolean;
  readonly rates: readonly DeliveryRate[];
}

/** A place where buyers fetch their orders; its tax applies to them. */
export interface PickupPlace {
  readonly id: string;
  readonly name: string;
  readonly line1: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly hours: readonly OpeningHours[];
  /** What buyers should know: "Ready in an hour". */
  readonly note: string;
  readonly priceMinor: number;
}

/** Delivery by the store itself, to some postal codes, besides the rates of zones. */
export interface LocalDelivery {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly country: string;
  /** Whole codes, and beginnings with an asterisk: `28801`, `288*`. */
  readonly postalCodes: readonly string[];
  readonly priceMinor: number;
  /** Smallest subtotal after discounts; 0 for any. */
  readonly minimumMinor: number;
  readonly freeFromMinor: number | null;
}

/** How a store delivers. Ids of rates, pickup places and local deliveries are unique together: buyers choose one. */
export interface DeliverySettings {
  readonly zones: readonly DeliveryZone[];
  readonly pickupPlaces: readonly PickupPlace[];
  readonly localDeliveries: readonly LocalDelivery[];
}

/** How many of each there can be. */
export const deliveryLimits = {
  zones: 50,
  ratesPerZone: 20,
  bandsPerRate: 20,
  regionsPerCountry: 120,
  pickupPlaces: 50,
  hoursPerPlace: 14,
  localDeliveries: 20,
  codesPerDelivery: 200,
} as const;

/** A store that delivers nowhere yet. */
export const noDelivery: DeliverySettings = { zones: [], pickupPlaces: [], localDeliveries: [] };
