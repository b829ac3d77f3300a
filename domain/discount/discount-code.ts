import { randomSigns } from '../text/random-signs.ts';
import { MAX_DISCOUNT_CODE } from './discount-limits.ts';

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
  const signs = randomSigns(random, RANDOM_CODE_LENGTH);
  return prefix === '' ? signs : `${prefix}-${signs}`;
}
