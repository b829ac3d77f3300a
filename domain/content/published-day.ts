import type { ItemStatus } from './content.ts';

/** The earliest published day, in milliseconds since 1970. */
const EARLIEST = Date.UTC(1900, 0, 1);

/** Why an item cannot get a published day: visitors do not see it, the day has not come, or it is before 1900. */
export type PublishedDayProblem = 'not-published' | 'in-future' | 'too-early';

/**
 * Whether the published day of an item may become `day`; null when it may. Both times in milliseconds since 1970. What is
 * planned has a schedule, and what was never published gets its day when it is.
 */
export function publishedDayProblem(
  status: ItemStatus,
  day: number,
  now: number,
): PublishedDayProblem | null {
  if (status !== 'published') return 'not-published';
  if (day > now) return 'in-future';
  return day < EARLIEST ? 'too-early' : null;
}
