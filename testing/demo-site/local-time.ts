const dayMs = 86_400_000;

/** How far a time zone is ahead of UTC at an instant, milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wall - (instant - (instant % 1000));
}

/**
 * The first given weekday (0 Sunday to 6 Saturday) on or after `now + days`, at `time` ("18:00") on the clocks of
 * `timeZone`. `days` may be negative.
 */
export function weekdayNear(
  now: number,
  days: number,
  weekday: number,
  time: string,
  timeZone: string,
): Date {
  const start = now + days * dayMs;
  const wall = new Date(start + offsetAt(timeZone, start));
  const ahead = (weekday - wall.getUTCDay() + 7) % 7;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const target = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + ahead, hour, minute);
  return new Date(target - offsetAt(timeZone, target - offsetAt(timeZone, target)));
}
