import type { SubscriptionPlan } from '../product/product.ts';
import { daysInMonth, instantAt, wallTimeAt } from '../time/wall-clock.ts';

type Period = SubscriptionPlan['billingPeriod'];
const dayMs = 86_400_000;
/** Longest length of a unit, milliseconds: how far a search for a date may safely skip. */
const longest: Readonly<Record<Period['unit'], number>> = {
  WEEK: 8 * dayMs,
  MONTH: 32 * dayMs,
  YEAR: 367 * dayMs,
};

/**
 * The instant `count` periods after a subscription's start, at the same local time in `timeZone`. The day is the
 * start's; a shorter month gives its last day, and the next one has the start's day again (January 31, February 28,
 * March 31).
 */
export function billingDate(startedOn: number, period: Period, count: number, timeZone: string): number {
  const start = wallTimeAt(startedOn, timeZone);
  const { ofDay } = start;
  const units = period.value * count;
  if (period.unit === 'WEEK') {
    const day = new Date(Date.UTC(start.year, start.month - 1, start.day + 7 * units));
    return instantAt(
      { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate(), ofDay },
      timeZone,
    );
  }
  const months = start.month - 1 + (period.unit === 'YEAR' ? 12 * units : units);
  const year = start.year + Math.floor(months / 12);
  const month = (months % 12) + 1;
  return instantAt({ year, month, day: Math.min(start.day, daysInMonth(year, month)), ofDay }, timeZone);
}

/** A subscription's first billing date after `instant`. */
export function billingDateAfter(
  startedOn: number,
  period: Period,
  instant: number,
  timeZone: string,
): number {
  // Starts from a count that cannot be past `instant`, then steps: clamped months make a closed form off by one.
  let count = Math.max(1, Math.floor((instant - startedOn) / (longest[period.unit] * period.value)));
  for (;;) {
    const date = billingDate(startedOn, period, count, timeZone);
    if (date > instant) return date;
    count += Math.max(1, Math.floor((instant - date) / (longest[period.unit] * period.value)));
  }
}
