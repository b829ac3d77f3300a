import { checkoutErrorsText } from '../text/checkout-errors.ts';
import type { Locale } from '../text/locale.ts';
import { findCountry, isDivision } from '../region/countries.ts';
import { isPostalCode } from '../region/country.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Destination } from './cart.ts';

/**
 * A typed place for an estimate: a supported country, one of its regions or none, a postal code in its format or none.
 * The failure names the fields.
 */
export function readDestination(typed: Destination, locale: Locale): Result<Destination, 'LOCATION_INVALID'> {
  const text = checkoutErrorsText(locale);
  const country = findCountry(typed.country.trim().toUpperCase(), locale);
  if (country === null) {
    const sentence = typed.country.trim() === '' ? text.countryMissing : text.countryNotDelivered;
    return fail('LOCATION_INVALID', { fields: { country: sentence } });
  }
  // A region code of another country counts as none.
  const region = typed.region.trim().toUpperCase();
  const known = isDivision(country.code, region) ? region : '';
  const postalCode = typed.postalCode.trim().toUpperCase();
  if (postalCode !== '' && !isPostalCode(country, postalCode)) {
    return fail('LOCATION_INVALID', { fields: { postalCode: country.postalCode.message } });
  }
  return ok({ country: country.code, region: known, postalCode });
}
