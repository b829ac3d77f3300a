import { instantAt, wallTimeAt } from '../time/wall-clock.ts';

/** Instants, milliseconds since the epoch; `to` is not included. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/**
 * Today until `now` in a time zone, and the same weekday a week earlier until the same time by the clock, so that half
 * a day is not compared with a whole one. Days of 23 or 25 hours count as days.
 */
export function todayAndLastWeek(
  now: number,
  timeZone: string,
): { readonly today: Period; readonly lastWeek: Period } {
  const { year, month, day, ofDay } = wallTimeAt(now, timeZone);
  const before = new Date(Date.UTC(year, month - 1, day - 7));
  const weekAgo = {
    year: before.getUTCFullYear(),
    month: before.getUTCMonth() + 1,
    day: before.getUTCDate(),
  };
  return {
    // An order placed this millisecond counts.
    today: { from: instantAt({ year, month, day, ofDay: 0 }, timeZone), to: now + 1 },
    lastWeek: {
      from: instantAt({ ...weekAgo, ofDay: 0 }, timeZone),
      to: instantAt({ ...weekAgo, ofDay }, timeZone) + 1,
    },
  };
}
