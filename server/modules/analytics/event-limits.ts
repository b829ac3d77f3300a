import type { RateLimit } from '../../platform/rate-limits/index.ts';

/**
 * Bytes of events that everyone at one address may send a website. A page view with its events is some 1.5 KB, so a
 * class of thirty that looks at a page every ten seconds, or two hundred people with a hundred and fifty pages a day,
 * stay below. What is refused is silent for the visitor: nothing waits for it.
 */
export const ADDRESS_LIMITS: readonly RateLimit[] = [
  { points: 400_000, seconds: 60 },
  { points: 50_000_000, seconds: 24 * 60 * 60 },
];

/** Bytes a row takes beside its data, with its places in the indexes. */
export const ROW_BYTES = 200;

/** Days events are kept: two years, so that a year can be compared with the one before, and a month to spare. */
export const EVENT_DAYS = 760;
/** Days errors of browsers are kept: what still happens comes again. */
export const ERROR_DAYS = 30;
/** Events a website keeps; the oldest go first. */
export const MAX_EVENTS = 20_000_000;
/** Errors of browsers a website keeps; the oldest go first. */
export const MAX_ERRORS = 5_000;
