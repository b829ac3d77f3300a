import { traitsOf } from '../product/product-traits.ts';
import type { CartLine, DeliveryOption, Destination, StoreTerms } from './cart.ts';

/** Whether anything in a cart has to be delivered. */
export function needsDelivery(lines: readonly Pick<CartLine, 'productType'>[]): boolean {
  return lines.some((line) => traitsOf(line.productType).ships);
}

/** Weight of all goods to deliver, grams. */
export function weightOf(
  lines: readonly Pick<CartLine, 'productType' | 'quantity' | 'weightGrams'>[],
): number {
  return lines.reduce(
    (sum, line) => (traitsOf(line.productType).ships ? sum + (line.weightGrams ?? 0) * line.quantity : sum),
    0,
  );
}

/** The price of an option for a cart with this subtotal (after discounts, minor units) and weight. */
export function deliveryPrice(option: DeliveryOption, subtotalMinor: number, weightGrams = 0): number {
  if (option.freeFromMinor !== null && subtotalMinor >= option.freeFromMinor) return 0;
  if (option.kind !== 'weight' && option.kind !== 'subtotal') return option.priceMinor;
  const reached = option.kind === 'weight' ? weightGrams : subtotalMinor;
  let step: { readonly from: number; readonly priceMinor: number } | null = null;
  for (const tier of option.tiers ?? []) {
    if (tier.from <= reached && (step === null || tier.from >= step.from)) step = tier;
  }
  return step === null ? option.priceMinor : step.priceMinor;
}

/** The store's option with this id; null when nothing is chosen or the store has no such option. */
export function findDeliveryOption(terms: StoreTerms, id: string | null): DeliveryOption | null {
  return terms.deliveryOptions.find((option) => option.id === id) ?? null;
}

/**
 * The delivery options for these goods and this destination, in the store's order: none for goods that do not ship;
 * pickup wherever the buyer lives; other options in the countries the store delivers to, and in their own zones.
 * Without a destination zones are ignored.
 */
export function deliveryOptionsFor(
  terms: StoreTerms,
  lines: readonly Pick<CartLine, 'productType' | 'quantity' | 'weightGrams'>[],
  destination: Destination | null,
): readonly DeliveryOption[] {
  if (!needsDelivery(lines)) return [];
  const weight = weightOf(lines);
  return terms.deliveryOptions.filter((option) => {
    if (option.maximumGrams !== undefined && weight > option.maximumGrams) return false;
    if (option.kind === 'pickup' || destination === null) return true;
    return terms.deliveryCountries.includes(destination.country) && isInZone(option, destination);
  });
}

function isInZone(option: DeliveryOption, destination: Destination): boolean {
  const zones = option.zones ?? [];
  if (zones.length === 0) return true;
  return zones.some(
    ({ country, regions = [] }) =>
      country === destination.country && (regions.length === 0 || regions.includes(destination.region)),
  );
}
