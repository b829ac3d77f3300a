import { expect, it } from 'vitest';
import { todayAndLastWeek } from './same-time-last-week.ts';

const periods = (now: string, timeZone: string) => {
  const { today, lastWeek } = todayAndLastWeek(Date.parse(now), timeZone);
  return [today.from, today.to - 1, lastWeek.from, lastWeek.to - 1].map((at) => new Date(at).toISOString());
};

it('today begins at midnight where the shop is, and last week ends at the same time of day', () => {
  expect(periods('2026-07-22T03:30:00Z', 'America/New_York')).toEqual([
    '2026-07-21T04:00:00.000Z',
    '2026-07-22T03:30:00.000Z',
    '2026-07-14T04:00:00.000Z',
    '2026-07-15T03:30:00.000Z',
  ]);
});

it('a week that the clocks changed in keeps the time by the clock', () => {
  // Summer time began on 29 March 2026.
  expect(periods('2026-03-31T10:00:00Z', 'Europe/Berlin')).toEqual([
    '2026-03-30T22:00:00.000Z',
    '2026-03-31T10:00:00.000Z',
    '2026-03-23T23:00:00.000Z',
    '2026-03-24T11:00:00.000Z',
  ]);
});

it('crosses the turn of a year', () => {
  expect(periods('2027-01-03T12:00:00Z', 'UTC')[2]).toBe('2026-12-27T00:00:00.000Z');
});
