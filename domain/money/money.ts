import type { CurrencyCode } from './currencies.ts';

/** An amount: an integer in the currency's minor units (cents for USD, yen for JPY). */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}
