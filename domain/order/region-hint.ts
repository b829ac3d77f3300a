import { regionHintText } from '../text/region-hint.ts';
import type { Locale } from '../text/locale.ts';
import { inSentence } from '../text/in-sentence.ts';
import { findCountry } from '../region/countries.ts';
import { regionsOfPostalCode } from '../region/regions-of-postal-code.ts';
import { fillText } from '../text/fill-text.ts';

/**
 * A question about a checkout field that may contain a typo, with a value that one click applies. It never
 * blocks the payment.
 */
export interface CheckoutHint {
  readonly sentence: string;
  /** The suggested value of the field. */
  readonly value: string;
  readonly label: string;
}

/** A question about a postal code of another region than the selected one; null for none. */
export function regionHint(
  typed: {
    readonly country: string;
    readonly region: string;
    readonly postalCode: string;
  },
  locale: Locale,
): CheckoutHint | null {
  const text = regionHintText(locale);
  const country = findCountry(typed.country.trim().toUpperCase(), locale);
  const region = typed.region.trim().toUpperCase();
  if (country === null || !country.regions.some(({ code }) => code === region)) return null;
  const regions = regionsOfPostalCode(country.code, typed.postalCode);
  const suggested = country.regions.find(({ code }) => code === regions[0]);
  if (suggested === undefined || regions.includes(region)) return null;
  return {
    sentence: fillText(text.otherRegion, {
      code: typed.postalCode.trim().toUpperCase(),
      label: inSentence(country.postalCode.label, locale),
      region: suggested.name,
      field: inSentence(country.regionLabel, locale),
    }),
    value: suggested.code,
    label: fillText(text.useRegion, { region: suggested.name }),
  };
}
