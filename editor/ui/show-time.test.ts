import { expect, it } from 'vitest';
import { timesIn } from './show-time.ts';

const now = Date.UTC(2026, 2, 2, 15);

it('times are shown in the shop’s zone, not the reader’s', () => {
  const times = timesIn('America/New_York', 'en-US', now);
  expect(times.day('2026-03-02T03:30:00Z')).toBe('Mar 1');
  expect(times.moment('2026-03-02T15:00:00Z')).toMatch(/^Mar 2, 2026, 10:00\sAM$/);
  expect(timesIn('Asia/Tokyo', 'en-US', now).day('2026-03-02T15:30:00Z')).toBe('Mar 3');
});

it('the year is named when it is another one there', () => {
  const times = timesIn('America/New_York', 'en-US', now);
  expect(times.day('2026-01-01T03:00:00Z')).toBe('Dec 31, 2025');
});
