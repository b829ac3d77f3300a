import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallTimeAt } from '../time/wall-clock.ts';
import { billingDate, billingDateAfter } from './billing-dates.ts';

const newYork = 'America/New_York';
const at = (text: string): number => Date.parse(text);
const month = { value: 1, unit: 'MONTH' } as const;

const two = (value: number): string => String(value).padStart(2, '0');

/** The first `count` billing dates as local dates with hour, e.g. '2026-02-28 10h'. */
function dates(
  start: string,
  period: Parameters<typeof billingDate>[1],
  count: number,
  zone = newYork,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const wall = wallTimeAt(billingDate(at(start), period, index + 1, zone), zone);
    return `${wall.year}-${two(wall.month)}-${two(wall.day)} ${wall.ofDay / 3_600_000}h`;
  });
}

describe('billing dates', () => {
  it('fall on the last day of a shorter month, and return to the day of the start', () => {
    expect(dates('2026-01-31T15:00:00Z', month, 5)).toEqual([
      '2026-02-28 10h',
      '2026-03-31 10h',
      '2026-04-30 10h',
      '2026-05-31 10h',
      '2026-06-30 10h',
    ]);
  });

  it('keep the site’s time of day across daylight saving time', () => {
    expect(billingDate(at('2026-02-15T15:00:00Z'), month, 1, newYork)).toBe(at('2026-03-15T14:00:00Z'));
  });

  it('are dates in the site’s time zone, not UTC', () => {
    // Already February in UTC, still January 31 in New York.
    expect(dates('2026-02-01T03:00:00Z', month, 2)).toEqual(['2026-02-28 22h', '2026-03-31 22h']);
  });

  it('recur every N weeks, months and years', () => {
    expect(dates('2026-03-02T15:00:00Z', { value: 2, unit: 'WEEK' }, 3)).toEqual([
      '2026-03-16 10h',
      '2026-03-30 10h',
      '2026-04-13 10h',
    ]);
    expect(dates('2025-11-30T15:00:00Z', { value: 3, unit: 'MONTH' }, 3)).toEqual([
      '2026-02-28 10h',
      '2026-05-30 10h',
      '2026-08-30 10h',
    ]);
    expect(dates('2024-02-29T15:00:00Z', { value: 1, unit: 'YEAR' }, 4)).toEqual([
      '2025-02-28 10h',
      '2026-02-28 10h',
      '2027-02-28 10h',
      '2028-02-29 10h',
    ]);
  });

  it('are ordered: the next after an instant is the first that is later', () => {
    const anywhere = fc.constantFrom('UTC', newYork, 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe');
    const period = fc.record({
      value: fc.integer({ min: 1, max: 24 }),
      unit: fc.constantFrom('WEEK' as const, 'MONTH' as const, 'YEAR' as const),
    });
    const start = fc.integer({ min: at('2024-01-01'), max: at('2030-01-01') });
    const later = fc.integer({ min: 0, max: 40 * 365 * 86_400_000 });
    fc.assert(
      fc.property(anywhere, period, start, later, (zone, every, startedOn, wait) => {
        const found = billingDateAfter(startedOn, every, startedOn + wait, zone);
        let count = 1;
        while (billingDate(startedOn, every, count, zone) <= startedOn + wait) count += 1;
        expect(found).toBe(billingDate(startedOn, every, count, zone));
      }),
      { numRuns: 60 },
    );
  });
});
