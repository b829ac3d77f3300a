import { expect, test } from 'vitest';
import { longDay } from './long-day.ts';

test.each([
  ['en-US', 'America/New_York', 'April 1, 2026'],
  ['en-US', 'Europe/Berlin', 'April 2, 2026'],
  ['de', 'Europe/Berlin', '2. April 2026'],
  ['fr', 'Europe/Paris', '2 avril 2026'],
  ['es', 'Europe/Madrid', '2 de abril de 2026'],
])('a day in %s and %s is %s', (language, timeZone, day) => {
  const instant = Date.UTC(2026, 3, 2, 1);
  expect(longDay(instant, { language, timeZone })).toBe(day);
  expect(longDay(new Date(instant), { language, timeZone })).toBe(day);
});
