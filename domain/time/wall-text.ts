import { daysInMonth, type WallTime } from './wall-clock.ts';

/** The form of a local time as text: `2026-03-29T09:30`. */
export const WALL_TEXT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** A local time from `2026-03-29T09:30`; null for other text and for days and hours that no calendar has. */
export function readWallTime(text: string): WallTime | null {
  const match = WALL_TEXT.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const isDay = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  if (!isDay || hour > 23 || minute > 59) return null;
  return { year, month, day, ofDay: (hour * 60 + minute) * 60_000 };
}
