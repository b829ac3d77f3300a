import { expect, test } from 'vitest';
import { findCountry } from '../region/countries.ts';
import { checkoutHints } from './checkout-hints.ts';

const hints = ({ country, ...form }: typeof typed) => checkoutHints(form, findCountry(country));
const typed = { email: 'rowan@gmail.com', country: 'US', region: 'NY', postalCode: '10001' };

test('"gmial.com" is asked about, with the address that one press takes', () => {
  expect(hints({ ...typed, email: 'rowan@gmial.com' })).toEqual({
    email: {
      sentence: 'Did you mean rowan@gmail.com?',
      answer: { field: 'email', value: 'rowan@gmail.com', label: 'Use this address' },
    },
  });
});

test('a ZIP code of another state is asked about, with that state', () => {
  expect(hints({ ...typed, region: 'OR' })).toEqual({
    postalCode: {
      sentence: '10001 is a ZIP code of New York. Is the state right?',
      answer: { field: 'region', value: 'NY', label: 'Change to New York' },
    },
  });
});

test('a postal code of another province is asked about', () => {
  const { postalCode } = hints({ ...typed, country: 'CA', region: 'ON', postalCode: 'h2x 1y4' });
  expect(postalCode?.sentence).toBe(
    'H2X 1Y4 is a postal code of Quebec. Is the province or territory right?',
  );
});

test.each([
  ['all is well', typed],
  ['no state is chosen yet', { ...typed, region: '' }],
  ['the state is one of another country', { ...typed, region: 'ON' }],
  ['the ZIP code is not finished', { ...typed, region: 'OR', postalCode: '100' }],
  [
    'the ZIP code lies in two states and one of them is chosen',
    { ...typed, region: 'TN', postalCode: '42223' },
  ],
  ['the country has no regions', { ...typed, country: 'DE', region: '', postalCode: '10001' }],
  ['nothing was typed', { email: '', country: '', region: '', postalCode: '' }],
])('nothing is asked when %s', (_when, form) => {
  expect(hints(form)).toEqual({});
});
