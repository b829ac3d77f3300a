import { fail, ok, type Result } from '../result.ts';
import { daysInMonth, wallTimeAt } from '../time/wall-clock.ts';
import { clockLength, DAY_MS, lineOf, type Span, spanAt } from './local-shift.ts';

/** Most events of a series, the first among them. */
export const MAX_OCCURRENCES = 200;
/** Years from the first event of a series to its last. */
export const MAX_REPEAT_YEARS = 3;
/** Most days, weeks or months from one event to the next. */
export const MAX_EVERY = 99;

export const repeatUnits = ['day', 'week', 'month'] as const;
/**
 * Which day of a month: the one with the same number, the same weekday of the same week (the second Tuesday), or the last
 * such weekday. A month without that day is left out.
 */
export const monthDays = ['day', 'weekday', 'last-weekday'] as const;

/** When a series ends: after so many events, or with the last one until a day (`2026-11-30`). */
type RepeatEnd =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'day'; readonly day: string };

/** How an event is repeated; its own day is the first, whatever the rule says. */
export interface RepeatRule {
  readonly unit: (typeof repeatUnits)[number];
  /** Every so many days, weeks or months: 1 to `MAX_EVERY`. */
  readonly every: number;
  /** Of weeks: 1, Monday, to 7. */
  readonly weekdays: readonly number[];
  /** Of months. */
  readonly monthDay: (typeof monthDays)[number];
  readonly end: RepeatEnd;
}

/** Why a series is not made: it has one event only, too many, or takes too long. */
export type RepeatProblem = 'nothing-repeats' | 'too-many-events' | 'series-too-long';

/** A day as the number of days since 1970. */
type Day = number;
const dayOf = (line: number): Day => Math.floor(line / DAY_MS);
const dateOf = (day: Day) => {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, ofMonth: date.getUTCDate() };
};
/** The weekday of a day, counted from 1970: 1, Monday, to 7. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;
const numbered = (year: number, month: number, ofMonth: number): Day =>
  Math.floor(Date.UTC(year, month - 1, ofMonth) / DAY_MS);

/** The days after the first one on which the rule falls, in order, until `last`. */
function* daysAfter(rule: RepeatRule, first: Day, last: Day): Generator<Day> {
  const { unit, every } = rule;
  if (unit === 'day') {
    for (let day = first + every; day <= last; day += every) yield day;
  } else if (unit === 'week') {
    const weekdays = [...new Set(rule.weekdays)].toSorted((one, other) => one - other);
    for (let monday = first - weekdayOf(first) + 1; monday <= last; monday += 7 * every) {
      for (const weekday of weekdays) {
        const day = monday + weekday - 1;
        if (day > first && day <= last) yield day;
      }
    }
  } else {
    const { year, month } = dateOf(first);
    for (let months = every; ; months += every) {
      const ahead = month - 1 + months;
      const [itsYear, itsMonth] = [year + Math.floor(ahead / 12), (ahead % 12) + 1];
      if (numbered(itsYear, itsMonth, 1) > last) return;
      const ofMonth = dayInMonth(rule.monthDay, first, itsYear, itsMonth);
      const day = ofMonth === null ? null : numbered(itsYear, itsMonth, ofMonth);
      if (day !== null && day <= last) yield day;
    }
  }
}

/** The day of a month that is like the first one; null for a month without it. */
function dayInMonth(which: RepeatRule['monthDay'], first: Day, year: number, month: number): number | null {
  const { ofMonth } = dateOf(first);
  const days = daysInMonth(year, month);
  if (which === 'day') return ofMonth <= days ? ofMonth : null;
  const weekday = weekdayOf(first);
  if (which === 'last-weekday') {
    return days - ((weekdayOf(numbered(year, month, days)) - weekday + 7) % 7);
  }
  const firstOne = 1 + ((weekday - weekdayOf(numbered(year, month, 1)) + 7) % 7);
  const day = firstOne + 7 * Math.floor((ofMonth - 1) / 7);
  return day <= days ? day : null;
}

/** Whether the day of an event is the last of its weekday in the month, so that it can be repeated as that. */
export function isLastWeekday(start: number, timeZone: string): boolean {
  const { year, month, day } = wallTimeAt(start, timeZone);
  return day + 7 > daysInMonth(year, month);
}

/**
 * The events of a series, the first one as it is and the others at the same time by the clocks of `timeZone` and as long.
 * One whose time is skipped, where clocks are put forward, begins as long after the gap as it is into it.
 */
export function repeatedSpans(
  rule: RepeatRule,
  first: Span,
  timeZone: string,
): Result<readonly Span[], RepeatProblem> {
  const { end } = rule;
  if (end.kind === 'count' && end.count > MAX_OCCURRENCES) return fail('too-many-events');
  const line = lineOf(wallTimeAt(first.start, timeZone));
  const day = dayOf(line);
  const ofDay = line - day * DAY_MS;
  const { year, month, ofMonth } = dateOf(day);
  // Of February 29 it is March 1.
  const farthest = numbered(year + MAX_REPEAT_YEARS, month, ofMonth);
  const until = end.kind === 'day' ? dayOf(Date.parse(`${end.day}T00:00:00Z`)) : Number.POSITIVE_INFINITY;
  if (end.kind === 'day' && until > farthest) return fail('series-too-long');
  const length = clockLength(first, timeZone);
  const spans: Span[] = [first];
  const wanted = end.kind === 'count' ? end.count : Number.POSITIVE_INFINITY;
  for (const next of daysAfter(rule, day, Math.min(until, farthest))) {
    if (spans.length >= wanted) break;
    if (spans.length === MAX_OCCURRENCES) return fail('too-many-events');
    spans.push(spanAt(next * DAY_MS + ofDay, length, timeZone));
  }
  if (end.kind === 'count' && spans.length < end.count) return fail('series-too-long');
  return spans.length < 2 ? fail('nothing-repeats') : ok(spans);
}
