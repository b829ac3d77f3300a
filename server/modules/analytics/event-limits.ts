import type { RateLimit } from '../../platform/rate-limits/index.ts';

/**
 * Bytes of events that one address may send to a website. A page view with its events is about 1.5 KB, so thirty
 * people who view a page every ten seconds, or two hundred people with a hundred and fifty pages a day, stay below. A
 * refusal is invisible to the visitor: nothing waits for it.
 */
export const ADDRESS_LIMITS: readonly RateLimit[] = [
  { points: 400_000, seconds: 60 },
  { points: 50_000_000, seconds: 24 * 60 * 60 },
];

/** Bytes a row takes in addition to its data, index entries included. */
export const ROW_BYTES = 200;

/** Days events are kept: two years, so that years can be compared, plus a month. */
export const EVENT_DAYS = 760;
/** Days browsers' errors are kept: current ones occur again. */
export const ERROR_DAYS = 30;
/** Most events of a website; the oldest are deleted first. */
export const MAX_EVENTS = 20_000_000;
/** Most browsers' errors of a website; the oldest are deleted first. */
export const MAX_ERRORS = 5_000;
