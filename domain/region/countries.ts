import { type Locale, perLocale } from '../text/locale.ts';
import { regionsText } from '../text/regions.ts';
import type { Country, Region } from './country.ts';
import { postalRuleOf } from './postal-shapes.ts';
import { divisionLists, regionLists } from './region-lists.ts';

/** Countries and territories with addresses: ISO 3166-1 alpha-2, and Kosovo. */
export const countryCodes: readonly string[] = `
AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH
CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL
GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA
LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO
NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS
ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

/** Countries whose codes have a name of their own. */
const zipCountries = new Set(['AS', 'GU', 'MP', 'PR', 'US', 'VI']);
const postcodeCountries = new Set(['AU', 'GB', 'GG', 'IM', 'JE', 'NZ']);

/** All countries, with their address rules and texts in a language, by name. spec: site-platform 3, 5 "Postal codes". */
export const countriesIn = perLocale((locale): readonly Country[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const texts = regionsText(locale);
  const labels: Readonly<Record<string, string>> = texts.regionLabels;
  const all = countryCodes.map((code): Country => {
    const rule = postalRuleOf(code);
    const term = zipCountries.has(code) ? 'zip' : postcodeCountries.has(code) ? 'postcode' : 'postalCode';
    const problems: Readonly<Record<string, string>> = texts.postalProblems[term];
    return {
      code,
      name: names.of(code) ?? code,
      regionLabel: labels[code] ?? '',
      regions: regionLists[code] ?? [],
      postalCode: {
        term,
        label: texts.postalTerms[term],
        pattern: rule?.pattern ?? '',
        example: rule?.example ?? '',
        message: problems[String(rule?.digits)] ?? texts.postalInvalid,
      },
    };
  });
  return all.toSorted((one, other) => one.name.localeCompare(other.name, locale));
});

const byCode = perLocale((locale) => new Map(countriesIn(locale).map((country) => [country.code, country])));

/** The country of an ISO 3166-1 alpha-2 code; null for none. */
export function findCountry(code: string, locale: Locale): Country | null {
  return byCode(locale).get(code) ?? null;
}

/**
 * The regions by which a store may divide a country for delivery and taxes, also one whose addresses name none; empty
 * where none are known. spec: site-platform 3 "Regional data"
 */
export const divisionsOf = (code: string): readonly Region[] =>
  regionLists[code] ?? divisionLists[code] ?? [];

/** Whether a country can be divided by a region of this code. */
export const isDivision = (country: string, code: string): boolean =>
  divisionsOf(country).some((region) => region.code === code);

/**
 * The country of a stored address, with the regions that it can have: also one whose addresses name none, where the
 * address names one or the store divides the country (`isCountryDivided`). Null for none.
 */
export function addressCountry(
  { country, region }: { readonly country: string; readonly region: string },
  isDivided: boolean,
  locale: Locale,
): Country | null {
  const known = findCountry(country, locale);
  if (known === null || known.regions.length > 0 || (region === '' && !isDivided)) return known;
  return { ...known, regions: divisionsOf(country) };
}
