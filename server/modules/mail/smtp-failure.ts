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
/** "Temporary authentication failure", with which services of mail throttle, too. RFC 4954, 6 */
const THROTTLED = 454;
/** "System not accepting network messages", "system full", and "mail system congestion". RFC 3463 */
const fullStatus = /^4\.(?:3\.[12]|4\.5)$/;
/** Refused by a policy, which may be about one recipient; and how servers that throttle say so. RFC 3463, 3.8 */
const policyStatus = /^4\.7\.\d+$/;
const throttleWords = /too (?:many|much|fast)|slow down|throttl|\brate\b|\blimit|quota|\bbusy\b/i;
/** What is wrong with one address. RFC 3463, 3.2 */
const addressStatus = /^4\.1\.\d+$/;
const MAX_WORDS = 1_000;

const factsOf = (error: unknown): Facts =>
  typeof error === 'object' && error !== null ? (error as Facts) : { message: String(error) };

/**
 * Whether a server that answers wants all mails of the sender to wait, as one that throttles does. Before it has heard of
 * a recipient it cannot mean this mail alone, unless the sender's address is wrong.
 */
function wantsToWait({ command, responseCode, response }: Facts): boolean {
  if (typeof responseCode !== 'number' || responseCode < 400 || responseCode > 499) return false;
  if (responseCode === THROTTLED) return true;
  const words = typeof response === 'string' ? response : '';
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(words)?.[1] ?? '';
  if (command === 'MAIL FROM') return !addressStatus.test(status);
  return fullStatus.test(status) || (policyStatus.test(status) && throttleWords.test(words));
}

/**
 * Whose fault a failed attempt is. `server`: it cannot be reached, has no time, or nobody can sign in: other mails would
 * fail as well, and none of them is to blame. `website`: the server takes no more of this sender for now. `mail`: of this
 * mail or its recipient alone.
 */
export type Fault = 'server' | 'website' | 'mail';

export function faultOf(error: unknown): Fault {
  if (error instanceof MailServerUnusable || error instanceof MailServerTooSlow) return 'server';
  const facts = factsOf(error);
  if (awayCodes.has(facts.code) || facts.command === 'CONN' || facts.responseCode === CLOSING)
    return 'server';
  return wantsToWait(facts) ? 'website' : 'mail';
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
