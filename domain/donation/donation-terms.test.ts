import { expect, it } from 'vitest';
import { donationFaults, firstDonationTerms } from './donation-terms.ts';

const faults = (change: Partial<typeof firstDonationTerms>) =>
  donationFaults({ ...firstDonationTerms, ...change });

it('a donation begins with terms that work', () => {
  expect(faults({})).toEqual({});
  expect(faults({ suggestedMinor: [] })).toEqual({});
});

it.each([
  [{ minimumMinor: 0 }, { minimumMinor: 'Enter an amount above 0.' }],
  [{ maximumMinor: 99 }, { maximumMinor: 'The highest amount cannot be below the lowest.' }],
  [{ maximumMinor: 1e12 }, { maximumMinor: 'That amount is too high.' }],
  [{ suggestedMinor: [99] }, { suggestedMinor: 'Suggest amounts from the lowest to the highest.' }],
  [{ suggestedMinor: [500, 500] }, { suggestedMinor: 'Suggest each amount once.' }],
  [
    { suggestedMinor: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => one * 1000) },
    { suggestedMinor: 'Suggest at most 8 amounts.' },
  ],
])('terms like %j are refused by their field', (change, expected) => {
  expect(faults(change)).toEqual(expected);
});
