import type { TaxRule } from '../cart/cart.ts';
import type { SettingsProblem } from '../delivery/delivery-problems.ts';
import { findCountry, isDivision } from '../region/countries.ts';
import { countryInSentence } from '../region/english-country.ts';
import { taxProblemTexts as text } from '../text/en/tax-settings.ts';
import { fillText } from '../text/fill-text.ts';

/** What an owner has to correct in taxes before they can be charged. */
export function taxProblems(rules: readonly TaxRule[]): readonly SettingsProblem[] {
  return rules.flatMap(({ country, region, exceptRegions = [] }, at): readonly SettingsProblem[] => {
    const known = findCountry(country, 'en');
    if (known === null) return [{ path: ['taxRules', at, 'country'], sentence: text.countryUnknown }];
    const sentence = fillText(text.regionUnknown, { country: countryInSentence(country) });
    if (region !== '' && !isDivision(country, region))
      return [{ path: ['taxRules', at, 'region'], sentence }];
    const isWrong = exceptRegions.some((code) => !isDivision(country, code));
    if (isWrong) return [{ path: ['taxRules', at, 'exceptRegions'], sentence }];
    if (region !== '' && exceptRegions.length > 0) {
      return [{ path: ['taxRules', at, 'exceptRegions'], sentence: text.exceptOfRegion }];
    }
    return [];
  });
}
