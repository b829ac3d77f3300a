import type { Country } from '../region/country.ts';
import { regionsOfPostalCode } from '../region/regions-of-postal-code.ts';
import * as text from '../text/en/checkout-hints.ts';
import { fillText } from '../text/fill-text.ts';
import { suggestEmail } from './suggest-email.ts';

/** A question beside a field, and the answer that one press takes. */
export interface CheckoutHint {
  readonly sentence: string;
  /** Which field the answer goes into, and what it is then. */
  readonly answer: { readonly field: 'email' | 'region'; readonly value: string; readonly label: string };
}

/** What of a typed form may be a slip, by the field it is said beside. Nothing here keeps anybody from paying. */
export interface CheckoutHints {
  readonly email?: CheckoutHint;
  readonly postalCode?: CheckoutHint;
}

interface TypedPlace {
  readonly region: string;
  readonly postalCode: string;
}
type AddressCountry = Pick<Country, 'code' | 'regions' | 'regionLabel'> & {
  readonly postalCode: Pick<Country['postalCode'], 'label'>;
};

/**
 * Looks for a mistyped mail service and a postal code of another region. `country` is the chosen one; null while there is
 * none.
 */
export function checkoutHints(
  typed: TypedPlace & { readonly email: string },
  country: AddressCountry | null,
): CheckoutHints {
  const email = suggestEmail(typed.email);
  const postalCode = country === null ? null : hintOfRegion(typed, country);
  return {
    ...(email === null
      ? {}
      : {
          email: {
            sentence: fillText(text.emailMeant, { email }),
            answer: { field: 'email', value: email, label: text.useEmail },
          },
        }),
    ...(postalCode === null ? {} : { postalCode }),
  };
}

function hintOfRegion(typed: TypedPlace, country: AddressCountry): CheckoutHint | null {
  const region = typed.region.trim().toUpperCase();
  if (!country.regions.some(({ code }) => code === region)) return null;
  const regions = regionsOfPostalCode(country.code, typed.postalCode);
  const meant = country.regions.find(({ code }) => code === regions[0]);
  if (meant === undefined || regions.includes(region)) return null;
  return {
    sentence: fillText(text.otherRegion, {
      code: typed.postalCode.trim().toUpperCase(),
      label: country.postalCode.label.replace(/^P/, 'p'),
      region: meant.name,
      field: country.regionLabel.toLowerCase(),
    }),
    answer: { field: 'region', value: meant.code, label: fillText(text.useRegion, { region: meant.name }) },
  };
}
