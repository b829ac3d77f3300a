/** A mail server that cannot even be connected to, since its settings do not allow it. */
export class MailServerUnusable extends Error {}

/** A mail server that answers, but without end. */
export class MailServerTooSlow extends Error {}

/** What a failed attempt is known by; of errors of our own nothing is. */
interface Facts {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly message?: unknown;
}

/** Codes of a connection, an encryption or a sign-in that failed. */
const awayCodes: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
]);
/**
 * "Service not available, closing transmission channel" (RFC 5321, 4.2.3), and "temporary authentication failure" (RFC
 * 4954, 6), with which services of mail throttle, too.
 */
const waitCodes: ReadonlySet<unknown> = new Set([421, 454]);
/** "System not accepting network messages", "system full", "mail system congestion", and refusals by a policy. RFC 3463 */
const waitStatus = /^4\.(?:3\.[12]|4\.5|7\.\d+)$/;
/** What is wrong with one address. RFC 3463, 3.2 */
const addressStatus = /^4\.1\.\d+$/;
const MAX_WORDS = 1_000;

const factsOf = (error: unknown): Facts =>
  typeof error === 'object' && error !== null ? (error as Facts) : { message: String(error) };

/**
 * Whether a server that answers wants all mails to wait, as one that throttles does. Before it has heard of a recipient
 * it cannot mean this mail alone, unless the sender's address is wrong. Greylisting is about each recipient.
 */
function wantsToWait({ command, responseCode, response }: Facts): boolean {
  if (typeof responseCode !== 'number' || responseCode < 400 || responseCode > 499) return false;
  if (waitCodes.has(responseCode)) return true;
  const words = typeof response === 'string' ? response : '';
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(words)?.[1] ?? '';
  if (command === 'MAIL FROM') return !addressStatus.test(status);
  return waitStatus.test(status) && !/gr[ae]y-?list/i.test(words);
}

/**
 * Whether an attempt failed because of the server as a whole: it cannot be reached, has no time, or nobody can sign in.
 * Other mails would fail as well, and none of them is to blame.
 */
export function isServerAway(error: unknown): boolean {
  if (error instanceof MailServerUnusable || error instanceof MailServerTooSlow) return true;
  const facts = factsOf(error);
  return awayCodes.has(facts.code) || facts.command === 'CONN' || wantsToWait(facts);
}

/** Whether the server itself has said something, rather than the connection to it. */
export function hasAnswered(error: unknown): boolean {
  const { response } = factsOf(error);
  return typeof response === 'string' && response !== '';
}

/** What the mail server said, or else the connection to it, in one line. */
export function wordsOf(error: unknown): string {
  const { response, message } = factsOf(error);
  const words = typeof response === 'string' && response !== '' ? response : message;
  return (typeof words === 'string' ? words : '')
    .slice(0, MAX_WORDS)
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}
