import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where visitors read letters. */
export const ARCHIVE = '/site-letters';

export const letterPath = (letterId: string): string => `${ARCHIVE}/${letterId}`;

/** Whose link it is, and what it counts: the place of its target among the letter's links, or that it was opened. */
interface CountedLink {
  readonly letterId: string;
  readonly subscriberId: string;
  readonly what: number | 'seen';
}

/** Bytes of a signature: enough that nobody guesses one, and short in an address. */
const SIGNATURE_BYTES = 12;

const signatureOf = (key: string, { letterId, subscriberId, what }: CountedLink): Buffer =>
  createHmac('sha256', key)
    .update(`${letterId} ${subscriberId} ${what}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/** The path of a link that counts, signed with the letter's key. */
export function countedPath(key: string, link: CountedLink): string {
  const { letterId, subscriberId, what } = link;
  const signature = signatureOf(key, link).toString('base64url');
  return `${letterPath(letterId)}/${what === 'seen' ? 'seen' : `go/${what}`}/${subscriberId}/${signature}`;
}

/** Whether a link was signed with the letter's key. */
export function isSigned(key: string, link: CountedLink, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, link);
  return given.length === right.length && timingSafeEqual(given, right);
}
