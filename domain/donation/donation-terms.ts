import { MAX_PRICE_MINOR } from '../product/product-rules.ts';
import type { DonationTerms } from '../product/product.ts';

/** Most suggested amounts of a donation. */
export const MAX_SUGGESTED = 8;

/** The terms a new donation begins with. */
export const firstDonationTerms: DonationTerms = {
  suggestedMinor: [1000, 2500, 5000],
  minimumMinor: 100,
  maximumMinor: 1_000_000,
};

/** What is wrong with the terms, by field. */
export function donationFaults({
  suggestedMinor,
  minimumMinor,
  maximumMinor,
}: DonationTerms): Partial<Record<keyof DonationTerms, string>> {
  const faults: Partial<Record<keyof DonationTerms, string>> = {};
  if (minimumMinor < 1) faults.minimumMinor = 'Enter an amount above 0.';
  if (maximumMinor > MAX_PRICE_MINOR) faults.maximumMinor = 'That amount is too high.';
  else if (maximumMinor < minimumMinor) {
    faults.maximumMinor = 'The highest amount cannot be below the lowest.';
  } else if (suggestedMinor.some((minor) => minor < minimumMinor || minor > maximumMinor)) {
    faults.suggestedMinor = 'Suggest amounts from the lowest to the highest.';
  }
  if (suggestedMinor.length > MAX_SUGGESTED) {
    faults.suggestedMinor = `Suggest at most ${MAX_SUGGESTED} amounts.`;
  }
  if (new Set(suggestedMinor).size < suggestedMinor.length) {
    faults.suggestedMinor = 'Suggest each amount once.';
  }
  return faults;
}
