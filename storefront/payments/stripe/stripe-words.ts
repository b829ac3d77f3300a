import { cardFieldsText } from '@vitrine/domain/text/card-fields.ts';
import { locale } from '../../locale.ts';
import type { StripeProblem } from './stripe-js.ts';

const text = cardFieldsText(locale);

const sentences: Readonly<Record<string, string>> = {
  incomplete_number: text.numberInvalid,
  invalid_number: text.numberInvalid,
  incorrect_number: text.numberInvalid,
  incomplete_expiry: text.expiryInvalid,
  invalid_expiry_month: text.expiryInvalid,
  invalid_expiry_year: text.expiryInvalid,
  invalid_expiry_month_past: text.expiryPast,
  invalid_expiry_year_past: text.expiryPast,
  expired_card: text.expiryPast,
  incomplete_cvc: text.cvcInvalid,
  invalid_cvc: text.cvcInvalid,
  incorrect_cvc: text.cvcInvalid,
  card_declined: text.declined,
};

/** Our message for a card problem, instead of Stripe's. */
export function sentenceOf(problem: StripeProblem | undefined): string {
  return sentences[problem?.code ?? ''] ?? text.unavailable;
}
