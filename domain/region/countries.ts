import type { Country } from './country.ts';
import { caRegions } from './regions-ca.ts';
import { usRegions } from './regions-us.ts';

/** Countries a store can deliver to, in the order a list shows them. spec: site-platform 3, 5 "Postal codes". */
export const countries: readonly Country[] = [
  {
    code: 'CA',
    name: 'Canada',
    regionLabel: 'Province or territory',
    regions: caRegions,
    postalCode: {
      label: 'Postal code',
      pattern: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
      example: 'M5V 3L9',
      message: 'Invalid postal code.',
    },
  },
  {
    code: 'DE',
    name: 'Germany',
    regionLabel: '',
    regions: [],
    postalCode: {
      label: 'Postal code',
      pattern: '\\d{5}',
      example: '10115',
      message: 'Postal Codes need to be 5 digits',
    },
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    regionLabel: '',
    regions: [],
    postalCode: {
      label: 'Postcode',
      pattern: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
      example: 'SW1A 1AA',
      message: 'Invalid postal code.',
    },
  },
  {
    code: 'US',
    name: 'United States',
    regionLabel: 'State',
    regions: usRegions,
    postalCode: {
      label: 'ZIP code',
      pattern: '\\d{5}(?:-\\d{4})?',
      example: '28801',
      message: 'ZIP Codes need to be 5 digits.',
    },
  },
];

/** The country of an ISO 3166-1 alpha-2 code; null when no store delivers there. */
export function findCountry(code: string): Country | null {
  return countries.find((country) => country.code === code) ?? null;
}
