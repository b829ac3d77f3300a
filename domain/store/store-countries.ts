import { countriesIn, divisionsOf } from '../region/countries.ts';
import type { Country } from '../region/country.ts';
import type { Locale } from '../text/locale.ts';
import type { StoreSettings } from './store-settings.ts';

type DividingSettings = Pick<StoreSettings, 'delivery' | 'taxRules'>;

/** Codes of the countries that a store's delivery zones or taxes divide by their regions. */
const dividedCountries = ({ delivery, taxRules }: DividingSettings): ReadonlySet<string> =>
  new Set([
    ...delivery.zones.flatMap(({ areas }) =>
      areas.filter(({ regions }) => regions.length > 0).map(({ country }) => country),
    ),
    ...taxRules
      .filter(({ region, exceptRegions = [] }) => region !== '' || exceptRegions.length > 0)
      .map(({ country }) => country),
  ]);

/** Whether a store divides a country, so that it asks for a region of addresses there. */
export const isCountryDivided = (store: DividingSettings, country: string): boolean =>
  dividedCountries(store).has(country);

/**
 * All countries, as a store asks for addresses in them: where its delivery zones or taxes divide a country whose addresses
 * name no region, they name one.
 */
export function storeCountries(store: DividingSettings, locale: Locale): readonly Country[] {
  const divided = dividedCountries(store);
  const all = countriesIn(locale);
  if (divided.size === 0) return all;
  return all.map((country) =>
    divided.has(country.code) ? { ...country, regions: divisionsOf(country.code) } : country,
  );
}
