import { CLEAR_SIGNS, randomSigns } from '../text/random-signs.ts';

/** Characters of a code: 80 bits, which cannot be guessed. */
export const GIFT_CARD_CODE_LENGTH = 16;
/** Maximum length of typed input; longer input is not parsed. */
const MAX_TYPED = 64;

/** Creates a code from 16 random bytes. Throws a RangeError when there are fewer. */
export function giftCardCodeOf(random: Uint8Array): string {
  return randomSigns(random, GIFT_CARD_CODE_LENGTH);
}

/**
 * Parses a typed code into its stored form: upper case without dashes. Spaces and dashes are ignored, as is case, and
 * 1 or I, which no code contains, is read as L. Null when it cannot be a code.
 */
export function readGiftCardCode(typed: string): string | null {
  if (typed.length > MAX_TYPED) return null;
  const code = typed
    .replaceAll(/[\s\p{Dash}]+/gu, '')
    .toUpperCase()
    .replaceAll(/[1I]/g, 'L');
  return code.length === GIFT_CARD_CODE_LENGTH && [...code].every((sign) => CLEAR_SIGNS.includes(sign))
    ? code
    : null;
}

/** A code in readable form: ABCD-EFGH-JKLM-NPQR. */
export function formatGiftCardCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
