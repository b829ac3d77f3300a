import { expect, it } from 'vitest';
import { changesOf, fieldOfPath } from './product-changes.ts';
import { aProduct } from './product-fixture.ts';
import { valuesOf } from './product-values.ts';

const fund = aProduct({
  type: 'service',
  donation: { suggestedMinor: [1000, 2500], minimumMinor: 200, maximumMinor: 100_000 },
});
const typed = valuesOf(fund, 'UTC');
const read = (change: Partial<typeof typed>) => changesOf({ ...typed, ...change }, fund, 'UTC', String);

it('the terms of a donation are sent when one of them is changed', () => {
  expect(typed).toMatchObject({ donationAmounts: ['10.00', '25.00'], donationLeast: '2.00' });
  expect(read({})).toEqual({ ok: true, body: { revision: 3, variants: [] } });
  expect(read({ donationAmounts: ['$5', '25'] })).toEqual({
    ok: true,
    body: {
      revision: 3,
      variants: [],
      donation: { suggestedMinor: [500, 2500], minimumMinor: 200, maximumMinor: 100_000 },
    },
  });
});

it('terms that cannot be are refused by their fields', () => {
  expect(read({ donationAmounts: ['a lot'], donationMost: '100000000' })).toEqual({
    ok: false,
    problems: {
      donationAmounts: 'Enter an amount like 25.00.',
      donationMost: 'That amount is too high.',
    },
  });
  expect(fieldOfPath('donation.minimumMinor', { revision: 3 }, typed)).toBe('donationLeast');
  expect(fieldOfPath('donation', { revision: 3 }, typed)).toBe('donationAmounts');
});
