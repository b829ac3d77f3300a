import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { daysInMonth, instantAt, wallTimeAt, type WallTime } from './wall-clock.ts';

const newYork = 'America/New_York';
const hour = 3_600_000;
const at = (text: string): number => Date.parse(text);
const wall = (year: number, month: number, day: number, hours: number): WallTime => ({
  year,
  month,
  day,
  ofDay: hours * hour,
});

describe('local time', () => {
  it('is right before and after the change to daylight saving time', () => {
    expect(wallTimeAt(at('2026-03-01T15:00:00Z'), newYork)).toEqual(wall(2026, 3, 1, 10));
    expect(wallTimeAt(at('2026-04-01T15:00:00Z'), newYork)).toEqual(wall(2026, 4, 1, 11));
  });

  it('has another date than UTC near midnight', () => {
    expect(wallTimeAt(at('2026-02-01T02:30:00Z'), newYork)).toEqual(wall(2026, 1, 31, 21.5));
    expect(wallTimeAt(at('2026-01-31T20:00:00Z'), 'Pacific/Kiritimati')).toEqual(wall(2026, 2, 1, 10));
  });

  it.each(['UTC', newYork, 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'])(
    'leads back to the instant in %s',
    (zone) => {
      for (let instant = at('2026-01-01T00:00:00Z'); instant < at('2027-01-01'); instant += 7.3 * hour) {
        const whole = Math.floor(instant);
        expect(instantAt(wallTimeAt(whole, zone), zone)).toBe(whole);
      }
    },
  );

  it('maps a skipped hour to the same distance after the gap', () => {
    expect(instantAt(wall(2026, 3, 8, 2.5), newYork)).toBe(at('2026-03-08T03:30:00-04:00'));
  });

  it('uses the first of an hour that occurs twice', () => {
    expect(instantAt(wall(2026, 11, 1, 1.5), newYork)).toBe(at('2026-11-01T01:30:00-04:00'));
  });

  it('agrees with Temporal about any moment in time zones of all kinds', () => {
    const zone = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/St_Johns',
      'America/Santiago',
      'Africa/Casablanca',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    );
    const instant = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z') });
    fc.assert(
      fc.property(zone, instant, (timeZone, moment) => {
        const theirs = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
        const ours = wallTimeAt(moment, timeZone);
        expect([ours.year, ours.month, ours.day]).toEqual([theirs.year, theirs.month, theirs.day]);
        const midnight = Temporal.PlainTime.from('00:00');
        expect(ours.ofDay).toBe(theirs.toPlainTime().since(midnight).total('milliseconds'));
        // Read as local time in another zone, it may also be a time that is skipped or occurs twice there.
        expect(instantAt(ours, newYork)).toBe(
          theirs.toPlainDateTime().toZonedDateTime(newYork, { disambiguation: 'compatible' })
            .epochMilliseconds,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('has the days of each month', () => {
    expect([1, 2, 3, 4].map((month) => daysInMonth(2026, month))).toEqual([31, 28, 31, 30]);
    expect([daysInMonth(2028, 2), daysInMonth(2100, 2), daysInMonth(2026, 12)]).toEqual([29, 28, 31]);
  });
});
