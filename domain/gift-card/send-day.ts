import { instantAt, wallTimeAt } from '../time/wall-clock.ts';

/** Hour of the day, in the site's time zone, at which scheduled cards are mailed. */
const SEND_HOUR = 8;

const dayShape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The current date in a time zone: `2026-03-02`. `now` in milliseconds since the epoch, `timeZone` an IANA name. */
export function dayIn(now: number, timeZone: string): string {
  const { year, month, day } = wallTimeAt(now, timeZone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Whether a text is a valid calendar date, as `2026-03-02`. */
export function isDay(text: string): boolean {
  const match = dayShape.exec(text);
  if (match === null) return false;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(time).toISOString().slice(0, 10) === text;
}

/** The last possible send date: a year after today. */
export function lastSendDay(today: string): string {
  const next = `${String(Number(today.slice(0, 4)) + 1).padStart(4, '0')}${today.slice(4)}`;
  return isDay(next) ? next : `${next.slice(0, 8)}28`;
}

/** Why a card cannot be sent on a date; null when it can: from today to a year from now. */
export function sendDayProblem(day: string, today: string): 'invalid' | 'past' | 'too-far' | null {
  if (!isDay(day)) return 'invalid';
  // Dates in this format sort as text.
  if (day < today) return 'past';
  return day > lastSendDay(today) ? 'too-far' : null;
}

/**
 * When a card's mail is due, milliseconds since the epoch: now for today (or a date that has passed since the form was
 * filled in), else at SEND_HOUR of its date in `timeZone`.
 */
export function sendMoment(day: string, now: number, timeZone: string): number {
  if (day <= dayIn(now, timeZone)) return now;
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return instantAt({ year, month, day: dayOfMonth, ofDay: SEND_HOUR * 3_600_000 }, timeZone);
}
