import { type Locale, perLocale } from '../text/locale.ts';
import { regionsText } from '../text/regions.ts';
import type { Country, Region } from './country.ts';
import { caRegions } from './regions-ca.ts';
import { usRegions } from './regions-us.ts';

interface CountryFacts {
  readonly code: 'CA' | 'DE' | 'GB' | 'US';
  readonly regions: readonly Region[];
  readonly pattern: string;
  readonly example: string;
}

/** Countries a store can deliver to. spec: site-platform 3, 5 "Postal codes". */
const facts: readonly CountryFacts[] = [
  {
    code: 'CA',
    regions: caRegions,
    pattern: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
    example: 'M5V 3L9',
  },
  { code: 'DE', regions: [], pattern: '\\d{5}', example: '10115' },
  { code: 'GB', regions: [], pattern: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', example: 'SW1A 1AA' },
  { code: 'US', regions: usRegions, pattern: '\\d{5}(?:-\\d{4})?', example: '28801' },
];

/** All countries a store can deliver to, with their texts in a language, by name. */
export const countriesIn = perLocale((locale): readonly Country[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { regions: texts } = regionsText(locale);
  const all = facts.map(({ code, regions, pattern, example }) => ({
    code,
    name: names.of(code) ?? code,
    regionLabel: texts[code].region,
    regions,
    postalCode: {
      label: texts[code].postalCode,
      pattern,
      example,
      message: texts[code].postalCodeInvalid,
    },
  }));
  return all.toSorted((one, other) => one.name.localeCompare(other.name, locale));
});

/** The country of an ISO 3166-1 alpha-2 code; null when no store delivers there. */
export function findCountry(code: string, locale: Locale): Country | null {
  return countriesIn(locale).find((country) => country.code === code) ?? null;
}
