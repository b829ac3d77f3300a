/** The networks recognised by a card's first digits; 'card' is any other. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'card';

/** A card as a buyer types it. */
export interface TypedCard {
  readonly number: string;
  /** `MM / YY`, `MM/YYYY`, `MMYY`. */
  readonly expiry: string;
  readonly cvc: string;
}

/** A card with plausible values. Passed to the payment provider and never stored. */
export interface Card {
  /** Digits only. */
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly cvc: string;
}

/** Errors of a typed card, by form field. */
export interface CardProblems {
  readonly cardNumber?: 'missing' | 'invalid';
  readonly cardExpiry?: 'missing' | 'invalid' | 'past';
  readonly cardCvc?: 'missing' | 'invalid';
}

/** Whether the last digit is the right check digit (Luhn). Digits only. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== '' && sum % 10 === 0;
}

const brandPatterns: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['diners', /^3(?:0[0-5]|[689])/],
  ['jcb', /^35(?:2[89]|[3-8])/],
  ['discover', /^(?:6011|65|64[4-9])/],
  ['unionpay', /^62/],
];

/** The network a number belongs to. Digits only. */
export function cardBrand(digits: string): CardBrand {
  return brandPatterns.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'card';
}

/** The last four digits: all that may be stored of a number. */
export function cardLast4(digits: string): string {
  return digits.slice(-4);
}

function readNumber(typed: string): string | 'missing' | 'invalid' {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (digits === '') return 'missing';
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits) ? digits : 'invalid';
}

/** A two-digit year is read as 20YY. A card is valid to the last day of its month, in the last time zone. */
function readExpiry(
  typed: string,
  now: number,
): { month: number; year: number } | 'missing' | 'invalid' | 'past' {
  const text = typed.trim();
  if (text === '') return 'missing';
  const match = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})\s?(\d{2}|\d{4})$/.exec(text);
  const month = Number(match?.[1]);
  const shortYear = Number(match?.[2]);
  if (match === null || month < 1 || month > 12) return 'invalid';
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  // UTC-12 is the last time zone in which the month ends.
  const goodUntil = Date.UTC(year, month, 1, 12);
  if (now >= goodUntil) return 'past';
  return year > new Date(now).getUTCFullYear() + 30 ? 'invalid' : { month, year };
}

/** Parses a typed card. `now` is milliseconds since the epoch. */
export function readCard(
  typed: TypedCard,
  now: number,
): { readonly ok: true; readonly card: Card } | { readonly ok: false; readonly problems: CardProblems } {
  const number = readNumber(typed.number);
  const expiry = readExpiry(typed.expiry, now);
  const cvc = typed.cvc.trim();
  const cvcLength = cardBrand(number) === 'amex' ? 4 : 3;
  const cvcProblem =
    cvc === ''
      ? 'missing'
      : /^\d{3,4}$/.test(cvc) && (number === 'invalid' || cvc.length === cvcLength)
        ? null
        : 'invalid';
  const numberProblem = number === 'missing' || number === 'invalid' ? number : null;
  if (numberProblem === null && typeof expiry === 'object' && cvcProblem === null) {
    return { ok: true, card: { number, expiryMonth: expiry.month, expiryYear: expiry.year, cvc } };
  }
  return {
    ok: false,
    problems: {
      ...(numberProblem === null ? {} : { cardNumber: numberProblem }),
      ...(typeof expiry === 'object' ? {} : { cardExpiry: expiry }),
      ...(cvcProblem === null ? {} : { cardCvc: cvcProblem }),
    },
  };
}
