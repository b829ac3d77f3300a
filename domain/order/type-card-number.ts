/** Maximum number of digits of a card. */
const MAX_DIGITS = 19;

/** Digits grouped as on the card: 4-6-5 for American Express, fours for all others. */
export function groupCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, MAX_DIGITS);
  return /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter((group) => group !== '').join(' ')
    : (digits.match(/\d{1,4}/g) ?? []).join(' ');
}

/** Only the digits, as they are sent. */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

/** A text field and the position of its caret, in characters. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/**
 * The text of a card number's field after an edit: grouped, with the caret between the same digits. `before` is the
 * text before, `after` the browser's text after the edit; `deleted` is the side of the caret on which a deletion
 * happened, so that deleting a gap deletes the digit before it.
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

/** The position of the caret after a number of digits, before a gap that follows them. */
function caretAfter(text: string, digits: number): number {
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < digits; caret += 1) {
    if (text[caret] !== ' ') seen += 1;
  }
  return caret;
}
