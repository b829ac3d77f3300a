import { daysInMonth, instantAt, wallTimeAt } from '@vitrine/domain/time/wall-clock.ts';
import type { RequestedPage } from '../block.ts';

/** A month of the calendar; `month` is 1 to 12. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/** Months a calendar can show before and after the current one. */
const MONTHS_AROUND = 60;

/** The month a page shows: the requested one, or the current one if none or too far away. */
export function shownMonth({ month, now, timeZone }: RequestedPage): CalendarMonth {
  const today = wallTimeAt(now, timeZone);
  const [year = 0, number = 0] = (month ?? '').split('-').map(Number);
  const requested = { year, month: number };
  const isNear = number >= 1 && number <= 12 && Math.abs(monthsBetween(today, requested)) <= MONTHS_AROUND;
  return isNear ? requested : { year: today.year, month: today.month };
}

/** The month `steps` later, as in a URL; null where it is too far from today. */
export function shiftMonth(
  from: CalendarMonth,
  steps: number,
  { now, timeZone }: RequestedPage,
): string | null {
  const at = from.year * 12 + from.month - 1 + steps;
  const to = { year: Math.floor(at / 12), month: (at % 12) + 1 };
  if (Math.abs(monthsBetween(wallTimeAt(now, timeZone), to)) > MONTHS_AROUND) return null;
  return `${to.year}-${String(to.month).padStart(2, '0')}`;
}

function monthsBetween(from: CalendarMonth, to: CalendarMonth): number {
  return (to.year - from.year) * 12 + to.month - from.month;
}

/** The instants a month begins and ends at. */
export function monthSpan(
  { year, month }: CalendarMonth,
  timeZone: string,
): { readonly from: number; readonly to: number } {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return {
    from: instantAt({ year, month, day: 1, ofDay: 0 }, timeZone),
    to: instantAt({ ...next, day: 1, ofDay: 0 }, timeZone),
  };
}

/** The weeks of a month: seven days each, null for days of other months. */
export function weeksOf({ year, month }: CalendarMonth, firstDay: 'sunday' | 'monday'): (number | null)[][] {
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const before = firstDay === 'monday' ? (weekday + 6) % 7 : weekday;
  const days = daysInMonth(year, month);
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => {
      const day = week * 7 + at - before + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}
