/* SHA-256 (FIPS 180-4) in plain numbers: crypto.subtle exists on https alone, and is asynchronous for every digest. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
const K = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/**
 * The digest of at most 55 bytes, which fit one block, as eight words. `block` is scratch of 64 words that the caller
 * reuses, since a captcha needs tens of thousands.
 */
export function sha256(bytes: Uint8Array, block: Int32Array = new Int32Array(64)): Int32Array {
  const w = block.fill(0);
  const at = (index: number): number => w[index] ?? 0;
  for (const [index, byte] of bytes.entries())
    w[index >> 2] = at(index >> 2) | (byte << (24 - (index % 4) * 8));
  const end = bytes.length;
  w[end >> 2] = at(end >> 2) | (0x80 << (24 - (end % 4) * 8));
  w[15] = end * 8;
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [at(i - 15), at(i - 2)];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (at(i - 16) + s0 + at(i - 7) + s1) | 0;
  }
  const digest = Int32Array.from(START);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = digest;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + at(i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    digest[index] = ((digest[index] ?? 0) + word) | 0;
  return digest;
}

/** A digest's words in hexadecimal. */
export function hexOf(digest: Int32Array): string {
  return Array.from(digest, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
