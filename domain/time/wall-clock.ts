/** A local date and time. `month` is 1 to 12. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Milliseconds since local midnight, by the clock. */
  readonly ofDay: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Cached formatters, one per time zone; creating one costs a thousand times what using it does. */
const MAX_FORMATS = 50;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const present = formats.get(timeZone);
  if (present !== undefined) return present;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, made);
  return made;
}

/** The offset of a time zone from UTC at an instant, milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The local time in `timeZone` (an IANA name) at an instant, milliseconds since the epoch. */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  const shown = new Date(instant + offsetAt(instant, timeZone));
  const midnight = Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate());
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    ofDay: shown.getTime() - midnight,
  };
}

/**
 * The instant at which local time in `timeZone` is `wall`. The first one if it occurs twice; if it is skipped, as long
 * after the gap as it is into it.
 */
export function instantAt(wall: WallTime, timeZone: string): number {
  const shown = Date.UTC(wall.year, wall.month - 1, wall.day) + wall.ofDay;
  // The offsets of the day before and after: the only possible ones at that time.
  const before = offsetAt(shown - 86_400_000, timeZone);
  const after = offsetAt(shown + 86_400_000, timeZone);
  const early = shown - before;
  if (before === after || offsetAt(early, timeZone) === before) return early;
  const late = shown - after;
  return offsetAt(late, timeZone) === after ? late : early;
}

/** Days in a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
