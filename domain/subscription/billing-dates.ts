import type { SubscriptionPlan } from '../product/product.ts';
import { daysInMonth, instantAt, wallTimeAt } from '../time/wall-clock.ts';

type Period = SubscriptionPlan['billingPeriod'];
const dayMs = 86_400_000;
/** No unit is longer, milliseconds: what a search for a date may skip safely. */
const longest: Readonly<Record<Period['unit'], number>> = {
  WEEK: 8 * dayMs,
  MONTH: 32 * dayMs,
  YEAR: 367 * dayMs,
};

/**
 * The instant `count` periods after a subscription's start, at the same time of day on the clocks of `timeZone`. The
 * day is the start's; a month too short for it gives its last day, and the next one has the start's day again
 * (January 31, February 28, March 31).
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

/** The first of a subscription's billing dates that comes after `instant`. */
export function billingDateAfter(
  startedOn: number,
  period: Period,
  instant: number,
  timeZone: string,
): number {
  // A count that cannot be past it yet, then one by one: clamped months make a closed form wrong by one.
  let count = Math.max(1, Math.floor((instant - startedOn) / (longest[period.unit] * period.value)));
  for (;;) {
    const date = billingDate(startedOn, period, count, timeZone);
    if (date > instant) return date;
    count += Math.max(1, Math.floor((instant - date) / (longest[period.unit] * period.value)));
  }
}
