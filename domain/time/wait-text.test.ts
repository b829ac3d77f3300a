import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [0, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [7140, '119 minutes'],
  [7200, '2 hours'],
  [7201, '3 hours'],
])('a wait of %d seconds is said as %s', (seconds, words) => {
  expect(waitText(seconds, 'en')).toBe(words);
});
