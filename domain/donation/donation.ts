import { donationsText } from '../text/donations.ts';
import type { Locale } from '../text/locale.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { formatMoney, toDecimal } from '../money/format-money.ts';
import { parseDecimal } from '../money/parse-money.ts';
import type { DonationTerms } from '../product/product.ts';
import { fillText } from '../text/fill-text.ts';

/** Value of the custom amount among the suggested ones. */
export const CUSTOM_AMOUNT = 'own';

/** The input of a donation form. */
export interface TypedDonation {
  /** Minor units of a suggested amount, CUSTOM_AMOUNT, or '' for nothing chosen. */
  readonly amount: string;
  /** Major units; used with CUSTOM_AMOUNT. */
  readonly ownAmount: string;
  readonly name: string;
  readonly message: string;
}

/** A valid donation. */
export interface Donation {
  readonly amountMinor: number;
  readonly name: string;
  readonly message: string;
}

export type DonationErrors = Readonly<Partial<Record<keyof TypedDonation, string>>>;

/** Most characters of each field. */
export const donationLimits = { name: 80, message: 500 } as const;

/** The donation of a form, or its errors by field. Markup in name and message stays text. */
export function readDonation(
  typed: TypedDonation,
  terms: DonationTerms,
  currency: CurrencyCode,
  locale: Locale,
):
  | { readonly ok: true; readonly donation: Donation }
  | { readonly ok: false; readonly fields: DonationErrors } {
  const text = donationsText(locale);
  const fields: Partial<Record<keyof TypedDonation, string>> = {};
  const name = typed.name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const message = typed.message
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const amount = readAmount(typed, terms, currency, locale);
  if (typeof amount === 'object') Object.assign(fields, amount);
  for (const [field, value] of [
    ['name', name],
    ['message', message],
  ] as const) {
    const max = donationLimits[field];
    if (value.length > max) fields[field] = fillText(text.tooLong, { max });
  }
  if (typeof amount === 'object' || Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, donation: { amountMinor: amount, name, message } };
}

function readAmount(
  typed: TypedDonation,
  terms: DonationTerms,
  currency: CurrencyCode,
  locale: Locale,
): number | DonationErrors {
  const text = donationsText(locale);
  const own = typed.ownAmount.trim();
  if (typed.amount !== '' && typed.amount !== CUSTOM_AMOUNT) {
    if (own !== '') return { ownAmount: text.amountTwice };
    const suggested = terms.suggestedMinor.find((minor) => String(minor) === typed.amount);
    return suggested ?? { amount: text.amountMissing };
  }
  if (own === '')
    return typed.amount === '' ? { amount: text.amountMissing } : { ownAmount: text.amountMissing };
  // Buyers type the currency, too: '$25', '25 €'.
  const number = parseDecimal(own.replaceAll(/^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}\s]+$/gu, ''), currency);
  if (!number.ok || number.value.minor < 0) {
    const example = toDecimal({ minor: terms.suggestedMinor[0] ?? terms.minimumMinor, currency });
    return { ownAmount: fillText(text.amountInvalid, { example }) };
  }
  const { minor } = number.value;
  return minor < terms.minimumMinor || minor > terms.maximumMinor
    ? { ownAmount: fillText(text.amountOutOfRange, donationRange(terms, currency, locale)) }
    : minor;
}

/** The limits as text. */
export function donationRange(
  terms: DonationTerms,
  currency: CurrencyCode,
  locale: Locale,
): { readonly least: string; readonly most: string } {
  const show = (minor: number): string =>
    formatMoney({ minor, currency }, locale, { trimZeroFraction: true });
  return { least: show(terms.minimumMinor), most: show(terms.maximumMinor) };
}

/** Name and message for the donation's line, under readable labels; '' without both. */
export function writeDonationDetails(donation: Pick<Donation, 'name' | 'message'>): string {
  const facts = Object.entries({ From: donation.name, Message: donation.message }).filter(
    ([, value]) => value !== '',
  );
  return facts.length === 0 ? '' : JSON.stringify(Object.fromEntries(facts));
}
