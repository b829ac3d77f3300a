import { describe, expect, it } from 'vitest';
import { weekdayNear } from './weekday-near.ts';

const zone = 'America/New_York';

describe('the day of an event', () => {
  it('is the requested weekday at the local hour, in summer and in winter', () => {
    expect(weekdayNear(Date.UTC(2026, 6, 1, 12), 0, 4, '18:00', zone).toISOString()).toBe(
      '2026-07-02T22:00:00.000Z',
    );
    expect(weekdayNear(Date.UTC(2026, 0, 1, 12), 3, 6, '10:00', zone).toISOString()).toBe(
      '2026-01-10T15:00:00.000Z',
    );
  });
  it('counts local days, not UTC days', () => {
    // Thursday 02:00 UTC is still Wednesday evening in New York.
    expect(weekdayNear(Date.UTC(2026, 6, 2, 2), 0, 3, '20:00', zone).toISOString()).toBe(
      '2026-07-02T00:00:00.000Z',
    );
  });
  it('may be in the past, also across a daylight saving change', () => {
    expect(weekdayNear(Date.UTC(2026, 2, 12, 12), -10, 0, '11:00', zone).toISOString()).toBe(
      '2026-03-08T15:00:00.000Z',
    );
  });
});
