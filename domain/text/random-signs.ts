/** Letters and digits that cannot be confused: no 0, 1, I or O. 32 of them, five bits each. */
export const CLEAR_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** So many random signs of random bytes. Throws a RangeError when there are too few bytes. */
export function randomSigns(random: Uint8Array, length: number): string {
  if (random.length < length) throw new RangeError(`${length} signs take ${length} random bytes`);
  return Array.from(random.subarray(0, length), (byte) => CLEAR_SIGNS.charAt(byte & 31)).join('');
}
