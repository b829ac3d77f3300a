import { checkoutErrorsText } from '../text/checkout-errors.ts';
import type { Locale } from '../text/locale.ts';
import { isPostalCode, isRegion, type Country } from '../region/country.ts';
import { inSentence } from '../text/in-sentence.ts';
import { fillText } from '../text/fill-text.ts';
import type { CardProblems } from './card.ts';
import type { CheckoutDetails, PostalAddress } from './checkout-details.ts';
import { missingConsents, type OfferedConsent } from './consents.ts';
import { isEmail } from './email.ts';

/** Maximum length of each field, characters. */
const checkoutLimits = {
  firstName: 80,
  lastName: 80,
  line1: 120,
  line2: 120,
  city: 80,
  phone: 30,
  note: 1000,
} as const;

/** Messages by form field; empty when valid. */
export type FieldErrors = Readonly<Record<string, string>>;

// Control characters, including the zero byte, which databases reject, become spaces.
const tidy = (typed: string): string => typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * Normalizes typed details: trimmed, single spaces inside, no control characters, country and region codes in upper
 * case, a region only for countries with regions. `countries` are those offered: a browser has them with the page, and
 * need not load all.
 */
export function normalizeDetails(details: CheckoutDetails, countries: readonly Country[]): CheckoutDetails {
  const { address } = details;
  const country = tidy(address.country).toUpperCase();
  const hasRegions = countries.some(({ code, regions }) => code === country && regions.length > 0);
  return {
    email: tidy(details.email),
    address: {
      firstName: tidy(address.firstName),
      lastName: tidy(address.lastName),
      line1: tidy(address.line1),
      line2: tidy(address.line2),
      city: tidy(address.city),
      region: hasRegions ? tidy(address.region).toUpperCase() : '',
      postalCode: tidy(address.postalCode).toUpperCase(),
      country,
      phone: tidy(address.phone),
    },
    deliveryOptionId: tidy(details.deliveryOptionId ?? '') || null,
    note: details.note.replaceAll(/[^\P{Cc}\n\r\t]/gu, '').trim(),
    ...(details.consents === undefined ? {} : { consents: details.consents }),
  };
}

/** What the checkout of a cart asks for. */
interface CheckoutRules {
  /** False for a cart without goods to send: its address is only a billing address. */
  readonly requiresDelivery: boolean;
  /** Those the address may be in. */
  readonly countries: readonly Country[];
  /** The delivery options offered. */
  readonly options: readonly { readonly id: string; readonly isPickup?: boolean }[];
  /** Why none is offered; null otherwise. */
  readonly deliveryProblem: string | null;
  /** The boxes to tick. */
  readonly consents: readonly Pick<OfferedConsent, 'text' | 'isRequired'>[];
}

/** Checks normalized details. Pickup needs a name only. */
export function validateCheckout(
  details: CheckoutDetails,
  rules: CheckoutRules,
  locale: Locale,
): FieldErrors {
  const text = checkoutErrorsText(locale);
  const { requiresDelivery, options } = rules;
  const option = options.find(({ id }) => id === details.deliveryOptionId);
  const errors: Record<string, string> =
    requiresDelivery && option?.isPickup === true
      ? validateNames(details.address, locale)
      : validateAddress(details.address, rules.countries, locale);
  if (details.email === '') errors['email'] = text.emailMissing;
  else if (!isEmail(details.email)) errors['email'] = text.emailInvalid;
  if (details.note.length > checkoutLimits.note) {
    errors['note'] = fillText(text.tooLong, { max: checkoutLimits.note });
  }
  if (requiresDelivery && option === undefined && errors['country'] === undefined) {
    errors['deliveryOptionId'] = rules.deliveryProblem ?? text.deliveryOptionMissing;
  }
  for (const field of missingConsents(rules.consents, details.consents ?? []))
    errors[field] = text.consentMissing;
  return errors;
}

function missing(locale: Locale) {
  const text = checkoutErrorsText(locale);
  return {
    firstName: text.firstNameMissing,
    lastName: text.lastNameMissing,
    line1: text.line1Missing,
    city: text.cityMissing,
  };
}

function validateNames(address: PostalAddress, locale: Locale): Record<string, string> {
  const text = checkoutErrorsText(locale);
  const errors: Record<string, string> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    if (address[name] === '') errors[name] = missing(locale)[name];
  }
  for (const name of ['firstName', 'lastName', 'line1', 'line2', 'city', 'phone'] as const) {
    if (address[name].length > checkoutLimits[name]) {
      errors[name] = fillText(text.tooLong, { max: checkoutLimits[name] });
    }
  }
  if (address.phone !== '' && !/^\+?[\d\s().\-/x]{5,}$/i.test(address.phone))
    errors['phone'] ??= text.phoneInvalid;
  return errors;
}

function validateAddress(
  address: PostalAddress,
  countries: readonly Country[],
  locale: Locale,
): Record<string, string> {
  const text = checkoutErrorsText(locale);
  const errors = validateNames(address, locale);
  for (const name of ['line1', 'city'] as const) {
    if (address[name] === '') errors[name] = missing(locale)[name];
  }
  const country = countries.find(({ code }) => code === address.country);
  if (country === undefined) {
    errors['country'] = address.country === '' ? text.countryMissing : text.countryNotDelivered;
    return errors;
  }
  if (!isRegion(country, address.region)) {
    errors['region'] = fillText(text.regionMissing, { label: inSentence(country.regionLabel, locale) });
  }
  if (address.postalCode === '' && country.postalCode.pattern !== '') {
    errors['postalCode'] = fillText(text.postalCodeMissing, { label: country.postalCode.label });
  } else if (!isPostalCode(country, address.postalCode)) {
    errors['postalCode'] = country.postalCode.message;
  }
  return errors;
}

function cardSentences(locale: Locale): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const text = checkoutErrorsText(locale);
  return {
    cardNumber: { missing: text.cardNumberMissing, invalid: text.cardNumberInvalid },
    cardExpiry: { missing: text.cardExpiryMissing, invalid: text.cardExpiryInvalid, past: text.cardExpired },
    cardCvc: { missing: text.cardCvcMissing, invalid: text.cardCvcInvalid },
  };
}

/** The messages for an invalid card. */
export function cardErrors(problems: CardProblems, locale: Locale): FieldErrors {
  const text = checkoutErrorsText(locale);
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]: [string, string]) => [
      field,
      cardSentences(locale)[field]?.[problem] ?? text.cardNumberInvalid,
    ]),
  );
}
