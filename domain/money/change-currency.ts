import { currencies, type CurrencyCode } from './currencies.ts';

/** A store's change to another currency. Amounts keep their number: 12.50 EUR become 12.50 USD, or 13 JPY. */
export interface CurrencyChange {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
}

/** How many minor units of the old currency are one of the new: 100 for EUR to JPY, 0.01 for JPY to EUR, mostly 1. */
export const minorUnitsPerNew = ({ from, to }: CurrencyChange): number =>
  10 ** (currencies[from].digits - currencies[to].digits);

/**
 * An amount of at least 0 in minor units of the new currency. What the new one cannot express is rounded half up, but
 * nothing becomes free.
 */
export function convertAmount(minor: number, change: CurrencyChange): number {
  const per = minorUnitsPerNew(change);
  if (per <= 1) return minor * Math.round(1 / per);
  return minor === 0 ? 0 : Math.max(1, Math.floor((minor + per / 2) / per));
}

/** The largest amount of a range that ends with `minor`: where there are cents, 49 goes up to 49.99. */
export function convertRangeEnd(minor: number, change: CurrencyChange): number {
  const per = minorUnitsPerNew(change);
  return per < 1 ? convertAmount(minor, change) + Math.round(1 / per) - 1 : convertAmount(minor, change);
}

/** Whether the new currency cannot express an amount. */
export const isRounded = (minor: number, change: CurrencyChange): boolean =>
  minorUnitsPerNew(change) > 1 && minor % minorUnitsPerNew(change) !== 0;
