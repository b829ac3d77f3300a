import { expect, test } from 'vitest';
import { topMargin } from './top-margin.ts';

test('what is taller than the window begins 50 pixels down; what is not is centred', () => {
  expect(topMargin(801, 800)).toBe(50);
  expect(topMargin(800, 800)).toBe(0);
  expect(topMargin(500, 801)).toBe(151);
});
