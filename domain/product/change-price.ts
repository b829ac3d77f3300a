import { fail, ok, type Result } from '../result.ts';
import { MAX_PRICE_MINOR } from './product-rules.ts';

/** How prices change: by so many hundredths of a percent, or by an amount in minor units; below 0 they fall. */
export type PriceChange =
  | { readonly by: 'percent'; readonly hundredths: number }
  | { readonly by: 'amount'; readonly minor: number };

/** Lowest and highest change in hundredths of a percent: free of charge, and eleven times the price. */
export const MIN_PERCENT_HUNDREDTHS = -100_00;
export const MAX_PERCENT_HUNDREDTHS = 1000_00;

interface Priced {
  readonly priceMinor: number;
  /** Whether it is on sale, now or in the days of the product's sale. */
  readonly salePlanned: boolean;
  readonly salePriceMinor: number;
}

/** A price after a change, minor units, rounded half up. The sale price stays, and cannot be above it. */
export function changePrice(
  { priceMinor, salePlanned, salePriceMinor }: Priced,
  change: PriceChange,
): Result<number, 'too-low' | 'too-high' | 'above-price'> {
  const price = change.by === 'amount' ? priceMinor + change.minor : percentOf(priceMinor, change.hundredths);
  if (price < 0) return fail('too-low');
  if (price > MAX_PRICE_MINOR) return fail('too-high');
  return salePlanned && salePriceMinor > price ? fail('above-price') : ok(price);
}

/** Calculated in integers. */
function percentOf(minor: number, hundredths: number): number {
  return Number((BigInt(minor) * BigInt(10_000 + hundredths) * 2n + 10_000n) / 20_000n);
}
