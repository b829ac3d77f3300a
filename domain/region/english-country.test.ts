import { expect, it } from 'vitest';
import { countryCodes, findCountry } from './countries.ts';
import { countryInSentence } from './english-country.ts';

it('a country whose name needs it has an article in a sentence', () => {
  expect(['US', 'GB', 'NL', 'DE', 'SE', 'ZZ'].map(countryInSentence)).toEqual([
    'the United States',
    'the United Kingdom',
    'the Netherlands',
    'Germany',
    'Sweden',
    'ZZ',
  ]);
});

it('every name that is a plural of islands, states or emirates has an article', () => {
  const plural = /\b(Islands|States|Emirates|Territories|Republic|Kingdom|Netherlands)\b/;
  // Named after the first of two islands.
  const exceptions = new Set(['GS']);
  const without = countryCodes.filter(
    (code) =>
      plural.test(findCountry(code, 'en')?.name ?? '') &&
      !countryInSentence(code).startsWith('the ') &&
      !exceptions.has(code),
  );
  expect(without).toEqual([]);
});
