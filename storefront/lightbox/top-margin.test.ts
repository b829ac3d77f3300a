import { expect, test } from 'vitest';
import { fitHeight, topMargin } from './top-margin.ts';

test('content taller than the window starts at 50 pixels; other content is centred', () => {
  expect(topMargin(801, 800)).toBe(50);
  expect(topMargin(800, 800)).toBe(0);
  expect(topMargin(500, 801)).toBe(151);
});

test('a picture shown whole leaves the top margin above and below, and space for its caption', () => {
  expect(fitHeight(800, 0)).toBe(700);
  expect(fitHeight(800, 60)).toBe(640);
  expect(fitHeight(200, 60)).toBe(160);
});
