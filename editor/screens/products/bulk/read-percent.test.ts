import { expect, it } from 'vitest';
import { readPercent } from './read-percent.ts';

it.each([
  ['10', 1000],
  ['12.5', 1250],
  ['12,5 %', 1250],
  [' 0.05% ', 5],
  ['100', 10_000],
])('reads %j as %i hundredths of a percent', (typed, hundredths) => {
  expect(readPercent(typed)).toBe(hundredths);
});

it.each(['', '-5', '1.234', 'ten', '1e3', '10 10'])('reads nothing from %j', (typed) => {
  expect(readPercent(typed)).toBeNull();
});
