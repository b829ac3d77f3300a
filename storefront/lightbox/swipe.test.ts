import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

test('a touch is a swipe when it is long enough and horizontal', () => {
  expect(swipeOf(-60, 10)).toBe(1);
  expect(swipeOf(60, -10)).toBe(-1);
  expect(swipeOf(39, 0)).toBe(0);
  expect(swipeOf(60, 50)).toBe(0);
});
