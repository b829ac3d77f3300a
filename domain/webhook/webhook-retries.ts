const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds between the attempts of one delivery: about a day together. */
const pauses: readonly number[] = [
  10_000,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];

/** Attempts of one delivery, the first included. */
export const DELIVERY_ATTEMPTS = pauses.length + 1;

/** Milliseconds after which a delivery is tried again, by the attempts that failed; null: it is given up. */
export const pauseAfterAttempt = (attempts: number): number | null => pauses[attempts - 1] ?? null;

/** Days of nothing but failures after which a webhook is turned off. */
export const FAILING_DAYS = 3;

/** Whether an address that has failed since a time is turned off. Times in milliseconds since the epoch. */
export const isTurnedOff = (failingSince: number, now: number): boolean =>
  now - failingSince >= FAILING_DAYS * 24 * HOUR;

/** The longest time for which a server that is away is left alone, milliseconds. */
const LONGEST_REST = 15 * MINUTE;

/**
 * Milliseconds for which a server that is away gets nothing at all: a tenth of the time it has been away for, from a
 * second to 15 minutes. What is sent meanwhile would only fail too.
 */
export const restOfServer = (failingSince: number, now: number): number =>
  Math.min(LONGEST_REST, Math.max(1_000, (now - failingSince) / 10));

/** Hours for which what is sent is signed with the secret before, too, after another one was made. */
export const SECRET_OVERLAP_HOURS = 24;
