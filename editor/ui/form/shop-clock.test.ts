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
