import { MAX_DISCOUNT_CODE } from './discount-limits.ts';

/** Letters and digits that cannot be confused: no 0, 1, I or O. 32 of them, five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Random characters of a generated code: 50 bits, so that a million codes are not guessed one by one. */
export const RANDOM_CODE_LENGTH = 10;

/** A code as it is stored and compared: without regard to case and to spaces around it. */
export const readDiscountCode = (typed: string): string => typed.trim().toUpperCase();

/** Whether a code can be typed at a checkout: up to 50 characters without spaces and commas. */
export function isDiscountCode(code: string): boolean {
  return code.length > 0 && code.length <= MAX_DISCOUNT_CODE && !/[\s,\p{C}]/u.test(code);
}

/** A code of random bytes after a prefix, which may be ''. Throws a RangeError when there are too few bytes. */
export function discountCodeOf(prefix: string, random: Uint8Array): string {
  if (random.length < RANDOM_CODE_LENGTH) throw new RangeError('a discount code takes 10 random bytes');
  const signs = Array.from(random.subarray(0, RANDOM_CODE_LENGTH), (byte) => ALPHABET.charAt(byte & 31));
  return prefix === '' ? signs.join('') : `${prefix}-${signs.join('')}`;
}
