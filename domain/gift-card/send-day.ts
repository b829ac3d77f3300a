import { instantAt, wallTimeAt } from '../time/wall-clock.ts';

/** Hour of the day, in the site's time zone, at which a card that waits for its day is mailed. */
const SEND_HOUR = 8;

const dayShape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day it is somewhere: `2026-03-02`. `now` in milliseconds since the epoch, `timeZone` an IANA name. */
export function dayIn(now: number, timeZone: string): string {
  const { year, month, day } = wallTimeAt(now, timeZone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
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
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return instantAt({ year, month, day: dayOfMonth, ofDay: SEND_HOUR * 3_600_000 }, timeZone);
}
