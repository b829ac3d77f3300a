import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallTimeAt } from '../time/wall-clock.ts';
import { readEventTimes } from './event-times.ts';

const zone = 'Europe/Berlin';
const none = { start: null, end: null };
const at = (text: string): number => Date.parse(text);
const two = (value: number): string => String(value).padStart(2, '0');

describe('the times of an event', () => {
  it('are read on the clock of the time zone, in summer and winter', () => {
    expect(readEventTimes(none, { startsAt: '2026-07-01T18:00', endsAt: '2026-07-01T20:30' }, zone)).toEqual({
      ok: true,
      times: { start: at('2026-07-01T16:00:00Z'), end: at('2026-07-01T18:30:00Z') },
    });
    expect(readEventTimes(none, { startsAt: '2026-01-01T18:00' }, zone)).toEqual({
      ok: true,
      times: { start: at('2026-01-01T17:00:00Z'), end: null },
    });
  });

  it('keep what was not typed, and lose what was taken away', () => {
    const before = { start: at('2026-07-01T16:00:00Z'), end: at('2026-07-01T18:00:00Z') };
    expect(readEventTimes(before, {}, zone)).toEqual({ ok: true, times: before });
    expect(readEventTimes(before, { endsAt: null }, zone)).toEqual({
      ok: true,
      times: { ...before, end: null },
    });
    expect(readEventTimes(before, { startsAt: null, endsAt: null }, zone)).toEqual({ ok: true, times: none });
  });

  it.each([
    [{ startsAt: '2026-07-01' }, 'startsAt', 'unreadable'],
    [{ startsAt: '2026-02-29T10:00' }, 'startsAt', 'unreadable'],
    [{ startsAt: '2026-07-01T24:00' }, 'startsAt', 'unreadable'],
    [{ startsAt: '2026-07-01T10:00', endsAt: '10:00' }, 'endsAt', 'unreadable'],
    [{ startsAt: '2026-03-29T02:30' }, 'startsAt', 'skipped'],
    [{ startsAt: '2026-03-29T01:30', endsAt: '2026-03-29T02:00' }, 'endsAt', 'skipped'],
    [{ endsAt: '2026-07-01T10:00' }, 'startsAt', 'start-missing'],
    [{ startsAt: '2026-07-01T10:00', endsAt: '2026-07-01T09:59' }, 'endsAt', 'ends-before'],
  ] as const)('are refused: %o', (typed, field, problem) => {
    expect(readEventTimes(none, typed, zone)).toEqual({ ok: false, refused: { field, problem } });
  });

  it('may be one moment, and are the first of two where an hour occurs twice', () => {
    const twice = { startsAt: '2026-10-25T02:30', endsAt: '2026-10-25T02:30' };
    const moment = at('2026-10-25T00:30:00Z');
    expect(readEventTimes(none, twice, zone)).toEqual({ ok: true, times: { start: moment, end: moment } });
  });

  it('are what the clock shows, whenever it shows it', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca');
    const minute = fc.integer({ min: 0, max: (at('2040-01-01T00:00Z') - at('2020-01-01T00:00Z')) / 60_000 });
    fc.assert(
      fc.property(zones, minute, (timeZone, minutes) => {
        const moment = at('2020-01-01T00:00Z') + minutes * 60_000;
        const { year, month, day, ofDay } = wallTimeAt(moment, timeZone);
        const clock = `${two(Math.floor(ofDay / 3_600_000))}:${two((ofDay / 60_000) % 60)}`;
        const read = readEventTimes(
          none,
          { startsAt: `${year}-${two(month)}-${two(day)}T${clock}` },
          timeZone,
        );
        if (!read.ok || read.times.start === null) throw new Error('a time that was shown is refused');
        expect(wallTimeAt(read.times.start, timeZone)).toEqual({ year, month, day, ofDay });
        expect(read.times.start).toBeLessThanOrEqual(moment);
      }),
      { numRuns: 300 },
    );
  });
});
