import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import { hexOf, sha256 } from './sha-256.ts';

/** Counters tried between two pauses: a few milliseconds of work. */
const STRIDE = 2_000;

/**
 * Finds the counter a challenge asks for and returns the token to send. `pause` is awaited regularly, so that a
 * page that solves it itself stays responsive.
 */
export async function solveChallenge(
  challenge: CaptchaChallenge,
  pause: () => Promise<void>,
): Promise<string> {
  const { salt, nonce, keyPrefix } = challenge.parameters;
  const head = bytesOf(salt + nonce);
  const bytes = new Uint8Array(head.length + 4);
  bytes.set(head);
  const view = new DataView(bytes.buffer);
  const block = new Int32Array(64);
  // Compares only the first word until that matches.
  const bits = Math.min(keyPrefix.length, 8) * 4;
  const wanted = Number.parseInt(keyPrefix.slice(0, 8), 16);
  for (let counter = 0; counter <= 0xffffffff; counter += 1) {
    if (counter % STRIDE === STRIDE - 1) await pause();
    view.setUint32(head.length, counter);
    const digest = sha256(bytes, block);
    if ((digest[0] ?? 0) >>> (32 - bits) !== wanted) continue;
    const derivedKey = hexOf(digest);
    if (!derivedKey.startsWith(keyPrefix)) continue;
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
  throw new Error('The challenge has no answer.');
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
