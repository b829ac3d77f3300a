import { instantAt, type WallTime, wallTimeAt } from '../time/wall-clock.ts';

export const DAY_MS = 86_400_000;

/** A local time as milliseconds on a line without changes of the clocks, for arithmetic with days and hours. */
export const lineOf = ({ year, month, day, ofDay }: WallTime): number =>
  Date.UTC(year, month - 1, day) + ofDay;

/** The local time at a place of that line. */
export function wallOfLine(line: number): WallTime {
  const date = new Date(line);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    ofDay: line - Math.floor(line / DAY_MS) * DAY_MS,
  };
}

/** When an event begins and ends, milliseconds since the epoch; null: no end. */
export interface Span {
  readonly start: number;
  readonly end: number | null;
}

/** How long an event is by the clocks, milliseconds; null without an end. */
export function clockLength({ start, end }: Span, timeZone: string): number | null {
  if (end === null) return null;
  return lineOf(wallTimeAt(end, timeZone)) - lineOf(wallTimeAt(start, timeZone));
}

/** The event that begins at a local time and is so long by the clocks; it never ends before it begins. */
export function spanAt(line: number, length: number | null, timeZone: string): Span {
  const start = instantAt(wallOfLine(line), timeZone);
  if (length === null) return { start, end: null };
  return { start, end: Math.max(start, instantAt(wallOfLine(line + length), timeZone)) };
}

/** How an event was moved, by the clocks. */
export interface Shift {
  /** Milliseconds, negative for earlier. */
  readonly by: number;
  /** How long it is now; null: without an end. */
  readonly length: number | null;
}

/** How an event that began at `start` was moved to `after`. */
export const shiftOf = (start: number, after: Span, timeZone: string): Shift => ({
  by: lineOf(wallTimeAt(after.start, timeZone)) - lineOf(wallTimeAt(start, timeZone)),
  length: clockLength(after, timeZone),
});

/** Another event of its series, moved alike: as many days and hours by the clocks, and as long. */
export const shifted = (start: number, { by, length }: Shift, timeZone: string): Span =>
  spanAt(lineOf(wallTimeAt(start, timeZone)) + by, length, timeZone);
