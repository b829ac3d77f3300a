import { countriesIn, divisionsOf } from '../region/countries.ts';
import type { Country } from '../region/country.ts';
import type { Locale } from '../text/locale.ts';
import type { StoreSettings } from './store-settings.ts';

/**
 * All countries, as a store asks for addresses in them: where its delivery zones or taxes divide a country whose addresses
 * name no region, they name one.
 */
export function storeCountries(
  { delivery, taxRules }: Pick<StoreSettings, 'delivery' | 'taxRules'>,
  locale: Locale,
): readonly Country[] {
  const divided = new Set([
    ...delivery.zones.flatMap(({ areas }) =>
      areas.filter(({ regions }) => regions.length > 0).map(({ country }) => country),
    ),
    ...taxRules
      .filter(({ region, exceptRegions = [] }) => region !== '' || exceptRegions.length > 0)
      .map(({ country }) => country),
  ]);
  const all = countriesIn(locale);
  if (divided.size === 0) return all;
  return all.map((country) =>
    divided.has(country.code) ? { ...country, regions: divisionsOf(country.code) } : country,
  );
}
