/** Hour of the day, in the site's time zone, at which a card that waits for its day is mailed. */
export const SEND_HOUR = 8;

const dayShape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The wall clock of a time zone at an instant, as if it were UTC; milliseconds since the epoch. */
function wallClock(instant: number, timeZone: string): number {
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
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/** The day it is somewhere: `2026-03-02`. `now` in milliseconds since the epoch, `timeZone` an IANA name. */
export function dayIn(now: number, timeZone: string): string {
  return new Date(wallClock(now, timeZone)).toISOString().slice(0, 10);
}

/** Whether a text names a day of the calendar as `2026-03-02`. */
export function isDay(text: string): boolean {
  const match = dayShape.exec(text);
  if (match === null) return false;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(time).toISOString().slice(0, 10) === text;
}

/** The last day a card may be sent on: a year after today. */
export function lastSendDay(today: string): string {
  const next = `${String(Number(today.slice(0, 4)) + 1).padStart(4, '0')}${today.slice(4)}`;
  return isDay(next) ? next : `${next.slice(0, 8)}28`;
}

/** Why a card cannot be sent on a day; null when it can: any day from today to a year from now. */
export function sendDayProblem(day: string, today: string): 'invalid' | 'past' | 'too-far' | null {
  if (!isDay(day)) return 'invalid';
  // Days in this form sort as text.
  if (day < today) return 'past';
  return day > lastSendDay(today) ? 'too-far' : null;
}

/**
 * When a card's mail is due, milliseconds since the epoch: at once for today (or a day that has passed while the
 * buyer hesitated), else at SEND_HOUR of its day on the clocks of `timeZone`.
 */
export function sendMoment(day: string, now: number, timeZone: string): number {
  if (day <= dayIn(now, timeZone)) return now;
  const wanted = Date.parse(`${day}T${String(SEND_HOUR).padStart(2, '0')}:00:00Z`);
  const offsetAt = (instant: number): number => wallClock(instant, timeZone) - instant;
  // The offset of the moment itself, not of the same clock time in UTC: a change of clocks may lie between.
  return wanted - offsetAt(wanted - offsetAt(wanted));
}
