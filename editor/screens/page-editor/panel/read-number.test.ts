import { describe, expect, test } from 'vitest';
import { hasSlider, readNumber, stepNumber } from './read-number.ts';

describe('a typed number', () => {
  test.each([
    ['3', 3],
    [' 12 ', 12],
    ['+4', 4],
    ['−2', -2],
  ])('%j is stored as %d', (typed, value) =>
    expect(readNumber(typed, { min: -5, max: 20 })).toEqual({ value }),
  );

  test.each(['1.5', '1,5', '.5', '2.'])('%j is a number where steps are fractions', (typed) =>
    expect(readNumber(typed, { min: 0, max: 2, step: 0.1 })).toHaveProperty('value'),
  );

  test.each(['', 'x', '1e3', '0x10', '1.5', '0', '11', '--1', '1 2'])(
    '%j is not stored, and it is said why',
    (typed) =>
      expect(readNumber(typed, { min: 1, max: 10 })).toEqual({
        problem: 'Enter a whole number from 1 to 10.',
      }),
  );

  test('an empty field is no number only where there may be none', () => {
    expect(readNumber(' ', { min: 0, max: 2, nullable: true })).toEqual({ value: null });
    expect(readNumber('', { min: 0, max: 2, step: 0.5 })).toEqual({ problem: 'Enter a number from 0 to 2.' });
  });
});

test('an arrow key goes one step, stays within the bounds and adds no tails of decimals', () => {
  expect(stepNumber(3, 1, { min: 0, max: 4 })).toBe(4);
  expect(stepNumber(4, 1, { min: 0, max: 4 })).toBe(4);
  expect(stepNumber(3, -10, { min: 0, max: 4 })).toBe(0);
  expect(stepNumber(0.2, 1, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  expect(stepNumber(null, 1, { min: 5, max: 9 })).toBe(6);
});

test('a slider stands where it can reach every value', () => {
  expect(hasSlider({ min: 0, max: 100 })).toBe(true);
  expect(hasSlider({ min: 0, max: 2000 })).toBe(false);
  expect(hasSlider({ min: 0, max: 1, step: 0.001 })).toBe(false);
  expect(hasSlider({ min: 0, max: 10, nullable: true })).toBe(false);
});
