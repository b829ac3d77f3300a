import type { OrderSummaryView } from '@vitrine/contracts/checkout.ts';

/**
 * What `{order|order-summary}` is given: the contract's `OrderSummaryView`, with the words a person reads.
 * Server only: it never hydrates.
 */
export interface OrderSummaryProps extends OrderSummaryView {
  /** `placedOn` in the website's time zone, e.g. "21 November 2026"; without it the ISO date is shown. */
  readonly placedOnText?: string;
  /** E.g. "North Carolina"; without it the code is shown. */
  readonly regionName?: string;
  /** E.g. "United States"; without it the code is shown. */
  readonly countryName?: string;
}
