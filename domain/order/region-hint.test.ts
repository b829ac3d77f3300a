import { expect, test } from 'vitest';
import { emailHint } from './email-hint.ts';
import { regionHint } from './region-hint.ts';

test('"gmial.com" gets a hint with the corrected address', () => {
  expect(emailHint('rowan@gmial.com', 'en')).toEqual({
    sentence: 'Did you mean rowan@gmail.com?',
    value: 'rowan@gmail.com',
    label: 'Use this address',
  });
  expect(emailHint('rowan@gmail.com', 'en')).toBeNull();
});

test('a ZIP code of another state gets a hint with that state', () => {
  expect(regionHint({ country: 'US', region: 'OR', postalCode: '10001' }, 'en')).toEqual({
    sentence: '10001 is a ZIP code of New York. Is the state right?',
    value: 'NY',
    label: 'Change to New York',
  });
});

test('a postal code of another province gets a hint', () => {
  const hint = regionHint({ country: 'CA', region: 'ON', postalCode: 'h2x 1y4' }, 'en');
  expect(hint?.sentence).toBe('H2X 1Y4 is a postal code of Quebec. Is the province or territory right?');
});

test.each([
  ['all is well', 'US', 'NY', '10001'],
  ['no state is chosen yet', 'US', '', '10001'],
  ['the state is one of another country', 'US', 'ON', '10001'],
  ['the ZIP code is not finished', 'US', 'OR', '100'],
  ['the ZIP code lies in two states and one of them is chosen', 'US', 'TN', '42223'],
  ['the country has no regions', 'DE', '', '10001'],
  ['nothing was typed', '', '', ''],
])('nothing is asked when %s', (_when, country, region, postalCode) => {
  expect(regionHint({ country, region, postalCode }, 'en')).toBeNull();
});
