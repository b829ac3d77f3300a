/** No card has more digits. */
const MAX_DIGITS = 19;

/** Digits grouped as on the card: 4-6-5 for American Express, fours for all others. */
export function groupCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, MAX_DIGITS);
  return /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter((group) => group !== '').join(' ')
    : (digits.match(/\d{1,4}/g) ?? []).join(' ');
}

/** The digits alone, as they are sent. */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

/** A text field and the place of its caret, counted in signs from the start. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/**
 * What the field of a card number shows after an edit: grouped, with the caret between the same digits. `before` is what
 * it showed, `after` what the browser made of it; `deleted` says on which side of the caret a deletion took something,
 * so that taking a gap away takes the digit behind it.
 */
export function typeCardNumber(
  before: string,
  after: TypedText,
  deleted: 'before' | 'after' | null,
): TypedText {
  let digits = digitsOf(after.text);
  let place = digitsOf(after.text.slice(0, after.caret)).length;
  if (deleted !== null && digits === digitsOf(before) && after.text.length < before.length) {
    const gone = deleted === 'before' ? place - 1 : place;
    digits = digits.slice(0, Math.max(gone, 0)) + digits.slice(gone + 1);
    place = deleted === 'before' ? Math.max(gone, 0) : place;
  }
  digits = digits.slice(0, MAX_DIGITS);
  return { text: groupCardNumber(digits), caret: caretAfter(groupCardNumber(digits), place) };
}

/** The caret after a count of digits, before a gap that follows them. */
function caretAfter(text: string, digits: number): number {
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < digits; caret += 1) {
    if (text[caret] !== ' ') seen += 1;
  }
  return caret;
}
