import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { lineOf, wallOfLine } from './local-shift.ts';
import {
  isLastWeekday,
  MAX_OCCURRENCES,
  repeatedSpans,
  type RepeatRule,
  repeatUnits,
  weekdayOf,
} from './repeat-rule.ts';

const zone = 'Europe/Berlin';
const at = (text: string): number => Temporal.ZonedDateTime.from(`${text}[${zone}]`).epochMilliseconds;
const local = (moment: number): string =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
const rule = (change: Partial<RepeatRule>): RepeatRule => ({
  unit: 'week',
  every: 1,
  weekdays: [],
  monthDay: 'day',
  end: { kind: 'count', count: 4 },
  ...change,
});

/** The local starts of a series, or why there is none. */
function starts(change: Partial<RepeatRule>, first: string): readonly string[] | string {
  const spans = repeatedSpans(rule(change), { start: at(first), end: null }, zone);
  return spans.ok ? spans.value.map(({ start }) => local(start)) : spans.error.code;
}

describe('an event that is repeated', () => {
  it('every so many days takes place at the same local time when clocks are put forward and back', () => {
    expect(starts({ unit: 'day' }, '2026-03-28T18:00')).toEqual([
      '2026-03-28T18:00',
      '2026-03-29T18:00',
      '2026-03-30T18:00',
      '2026-03-31T18:00',
    ]);
    expect(starts({ unit: 'day', every: 2 }, '2026-10-24T18:00')).toEqual([
      '2026-10-24T18:00',
      '2026-10-26T18:00',
      '2026-10-28T18:00',
      '2026-10-30T18:00',
    ]);
  });

  it('moves out of an hour that is skipped, and is once in one that occurs twice', () => {
    expect(starts({ unit: 'day', end: { kind: 'count', count: 3 } }, '2026-03-28T02:30')).toEqual([
      '2026-03-28T02:30',
      '2026-03-29T03:30',
      '2026-03-30T02:30',
    ]);
    const spans = repeatedSpans(
      rule({ unit: 'day', end: { kind: 'count', count: 2 } }),
      { start: at('2026-10-24T02:30'), end: at('2026-10-24T03:30') },
      zone,
    );
    expect(spans).toMatchObject({
      value: [{}, { start: Date.parse('2026-10-25T00:30Z'), end: Date.parse('2026-10-25T02:30Z') }],
    });
  });

  it('over night ends at the same local time, also in the night of the change', () => {
    const first = { start: at('2026-03-21T22:00'), end: at('2026-03-22T06:00') };
    const spans = repeatedSpans(rule({ weekdays: [6], end: { kind: 'count', count: 2 } }), first, zone);
    if (!spans.ok) throw new Error(spans.error.code);
    const [, next] = spans.value;
    expect(local(next?.end ?? 0)).toBe('2026-03-29T06:00');
    expect((next?.end ?? 0) - (next?.start ?? 0)).toBe(7 * 3_600_000);
  });

  it('on weekdays takes place on each of them, from its own day on', () => {
    // A Wednesday.
    expect(starts({ weekdays: [5, 1, 3, 3] }, '2026-03-04T09:00')).toEqual([
      '2026-03-04T09:00',
      '2026-03-06T09:00',
      '2026-03-09T09:00',
      '2026-03-11T09:00',
    ]);
    expect(starts({ weekdays: [1], every: 2, end: { kind: 'count', count: 3 } }, '2026-03-04T09:00')).toEqual(
      ['2026-03-04T09:00', '2026-03-16T09:00', '2026-03-30T09:00'],
    );
  });

  it('on the 31st leaves out months that are shorter', () => {
    expect(starts({ unit: 'month' }, '2026-01-31T09:00')).toEqual([
      '2026-01-31T09:00',
      '2026-03-31T09:00',
      '2026-05-31T09:00',
      '2026-07-31T09:00',
    ]);
  });

  it('on February 29 takes place in leap years only', () => {
    expect(starts({ unit: 'month', every: 12, end: { kind: 'count', count: 2 } }, '2028-02-29T09:00')).toBe(
      'series-too-long',
    );
    expect(starts({ unit: 'month', end: { kind: 'count', count: 3 } }, '2028-02-29T09:00')).toEqual([
      '2028-02-29T09:00',
      '2028-03-29T09:00',
      '2028-04-29T09:00',
    ]);
  });

  it('on the second Tuesday, or the last one, of each month', () => {
    expect(starts({ unit: 'month', monthDay: 'weekday' }, '2026-03-10T09:00')).toEqual([
      '2026-03-10T09:00',
      '2026-04-14T09:00',
      '2026-05-12T09:00',
      '2026-06-09T09:00',
    ]);
    expect(starts({ unit: 'month', monthDay: 'last-weekday' }, '2026-03-31T09:00')).toEqual([
      '2026-03-31T09:00',
      '2026-04-28T09:00',
      '2026-05-26T09:00',
      '2026-06-30T09:00',
    ]);
    // The fifth one is not in every month.
    expect(starts({ unit: 'month', monthDay: 'weekday' }, '2026-03-31T09:00')).toEqual([
      '2026-03-31T09:00',
      '2026-06-30T09:00',
      '2026-09-29T09:00',
      '2026-12-29T09:00',
    ]);
    expect([
      isLastWeekday(at('2026-03-24T09:00'), zone),
      isLastWeekday(at('2026-03-25T09:00'), zone),
    ]).toEqual([false, true]);
  });

  it('ends with a day, which is the last one', () => {
    expect(starts({ weekdays: [3], end: { kind: 'day', day: '2026-03-18' } }, '2026-03-04T23:30')).toEqual([
      '2026-03-04T23:30',
      '2026-03-11T23:30',
      '2026-03-18T23:30',
    ]);
  });

  it('is refused where nothing repeats, and where it is too often or too long', () => {
    expect(starts({ end: { kind: 'count', count: 1 } }, '2026-03-04T09:00')).toBe('nothing-repeats');
    expect(starts({ end: { kind: 'day', day: '2026-03-03' } }, '2026-03-04T09:00')).toBe('nothing-repeats');
    expect(starts({ weekdays: [], end: { kind: 'day', day: '2026-05-01' } }, '2026-03-04T09:00')).toBe(
      'nothing-repeats',
    );
    expect(starts({ unit: 'day', end: { kind: 'count', count: 201 } }, '2026-03-04T09:00')).toBe(
      'too-many-events',
    );
    expect(starts({ unit: 'day', end: { kind: 'day', day: '2026-09-20' } }, '2026-03-04T09:00')).toBe(
      'too-many-events',
    );
    expect(starts({ unit: 'day', end: { kind: 'day', day: '2026-09-19' } }, '2026-03-04T09:00')).toHaveLength(
      MAX_OCCURRENCES,
    );
    expect(starts({ unit: 'month', end: { kind: 'count', count: 38 } }, '2026-03-04T09:00')).toBe(
      'series-too-long',
    );
    expect(starts({ unit: 'month', end: { kind: 'count', count: 37 } }, '2026-03-04T09:00')).toHaveLength(37);
    expect(starts({ unit: 'month', end: { kind: 'day', day: '2029-03-05' } }, '2026-03-04T09:00')).toBe(
      'series-too-long',
    );
  });
});

describe('any series', () => {
  const zones = fc.constantFrom('UTC', zone, 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia');
  const rules = fc.record({
    unit: fc.constantFrom(...repeatUnits),
    every: fc.integer({ min: 1, max: 12 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    monthDay: fc.constantFrom('day' as const, 'weekday' as const, 'last-weekday' as const),
    count: fc.integer({ min: 2, max: MAX_OCCURRENCES }),
  });
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  const length = fc.option(fc.integer({ min: 0, max: 3 * 24 * 60 }));

  it('has as many events as wanted, in order, each as the rule says and none before it begins', () => {
    fc.assert(
      fc.property(zones, rules, minutes, length, (timeZone, { count, ...given }, minute, long) => {
        const start = minute * 60_000;
        const first = { start, end: long === null ? null : start + long * 60_000 };
        const spans = repeatedSpans({ ...given, end: { kind: 'count', count } }, first, timeZone);
        if (!spans.ok) {
          expect(spans.error.code).toBe('series-too-long');
          return;
        }
        expect(spans.value).toHaveLength(count);
        expect(spans.value[0]).toEqual(first);
        const zoned = (moment: number) =>
          Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
        const origin = zoned(start);
        for (const [index, span] of spans.value.entries()) {
          const before = spans.value[index - 1];
          if (before !== undefined) expect(span.start).toBeGreaterThan(before.start);
          if (span.end !== null) expect(span.end).toBeGreaterThanOrEqual(span.start);
          if (index === 0) continue;
          const theirs = zoned(span.start);
          // As Temporal would place that day's time, which also settles skipped and doubled ones.
          const day = theirs.toPlainDate();
          const candidates = [day, day.subtract({ days: 1 })].map(
            (one) => one.toZonedDateTime({ timeZone, plainTime: origin.toPlainTime() }).epochMilliseconds,
          );
          expect(candidates).toContain(span.start);
          if (given.unit === 'day' && candidates[0] === span.start) {
            expect(origin.toPlainDate().until(day).days % given.every).toBe(0);
          }
          if (given.unit === 'week' && candidates[0] === span.start) {
            expect(given.weekdays).toContain(theirs.dayOfWeek);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('knows weekdays and lines of local time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (day) => {
        const date = Temporal.PlainDate.from('1970-01-01').add({ days: day });
        expect(weekdayOf(day)).toBe(date.dayOfWeek);
        const line = day * 86_400_000 + 5_400_000;
        expect(lineOf(wallOfLine(line))).toBe(line);
      }),
    );
  });
});
