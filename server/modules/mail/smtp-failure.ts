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
/** "Service not available, closing transmission channel". RFC 5321, 4.2.3 */
const CLOSING = 421;
const MAX_WORDS = 1_000;

const factsOf = (error: unknown): Facts =>
  typeof error === 'object' && error !== null ? (error as Facts) : { message: String(error) };

/**
 * Whether an attempt failed because of the server as a whole: it cannot be reached, has no time, or nobody can sign in.
 * Other mails would fail as well, and none of them is to blame.
 */
export function isServerAway(error: unknown): boolean {
  if (error instanceof MailServerUnusable || error instanceof MailServerTooSlow) return true;
  const { code, command, responseCode } = factsOf(error);
  return awayCodes.has(code) || command === 'CONN' || responseCode === CLOSING;
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
