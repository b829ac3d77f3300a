import { expect, it } from 'vitest';
import { fromShopClock, toShopClock } from './shop-clock.ts';

it('a time is shown and read on the clock of the shop, in summer and in winter', () => {
  expect(toShopClock('2026-07-01T13:05:40.000Z', 'America/New_York')).toBe('2026-07-01T09:05');
  expect(fromShopClock('2026-07-01T09:05', 'America/New_York')).toBe('2026-07-01T13:05:00.000Z');
  expect(fromShopClock('2026-12-01T09:05', 'America/New_York')).toBe('2026-12-01T14:05:00.000Z');
  expect(fromShopClock('2026-12-01T00:00', 'Asia/Tokyo')).toBe('2026-11-30T15:00:00.000Z');
});

it('an empty field is no time', () => {
  expect(toShopClock(null, 'UTC')).toBe('');
  expect(fromShopClock('', 'UTC')).toBeNull();
  expect(fromShopClock('soon', 'UTC')).toBeNull();
});

it('a time that the clock skips in spring is the one after it, and one that it has twice in autumn is the first', () => {
  const zone = 'America/New_York';
  // On 2026-03-08 the clock goes from 2:00 to 3:00.
  expect(fromShopClock('2026-03-08T01:59', zone)).toBe('2026-03-08T06:59:00.000Z');
  expect(fromShopClock('2026-03-08T02:30', zone)).toBe('2026-03-08T07:30:00.000Z');
  expect(toShopClock('2026-03-08T07:30:00.000Z', zone)).toBe('2026-03-08T03:30');
  // On 2026-11-01 it goes from 2:00 back to 1:00.
  expect(fromShopClock('2026-11-01T01:30', zone)).toBe('2026-11-01T05:30:00.000Z');
  expect(toShopClock('2026-11-01T05:30:00.000Z', zone)).toBe('2026-11-01T01:30');
  expect(toShopClock('2026-11-01T06:30:00.000Z', zone)).toBe('2026-11-01T01:30');
  expect(fromShopClock('2026-11-01T02:00', zone)).toBe('2026-11-01T07:00:00.000Z');
});

it('a planned time is shown as it was entered on the days of a change of the clocks, in zones of either half of the earth', () => {
  for (const [zone, day] of [
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['America/Santiago', '2026-09-06'],
  ] as const) {
    for (const time of ['03:30', '12:00', '23:59']) {
      const entered = `${day}T${time}`;
      expect([zone, toShopClock(fromShopClock(entered, zone), zone)]).toEqual([zone, entered]);
    }
  }
});
