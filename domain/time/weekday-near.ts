import { instantAt, wallTimeAt } from './wall-clock.ts';

const dayMs = 86_400_000;

/**
 * The first given weekday (0 Sunday to 6 Saturday) on or after `now + days`, at local `time` ("18:00") in `timeZone`.
 * `days` may be negative.
 */
export function weekdayNear(
  now: number,
  days: number,
  weekday: number,
  time: string,
  timeZone: string,
): Date {
  const wall = wallTimeAt(now + days * dayMs, timeZone);
  const ahead = (weekday - new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay() + 7) % 7;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  // Days beyond the end of the month roll over into the next one, as in `Date.UTC`.
  return new Date(
    instantAt({ ...wall, day: wall.day + ahead, ofDay: (hour * 60 + minute) * 60_000 }, timeZone),
  );
}
