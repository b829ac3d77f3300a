import { expect, it } from 'vitest';
import { storingProblem } from './storable-json.ts';

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

it('lets any text pass, and what a page nests', () => {
  expect(storingProblem({ text: 'Zoë 🏺 </script> \\u0000 $1', list: [null, true, 1.5, {}] })).toBeNull();
  expect(storingProblem(nested(60))).toBeNull();
});

it('names what a database would refuse', () => {
  const characters = 'a text has characters that cannot be stored.';
  expect(storingProblem({ text: 'a\0b' })).toBe(characters);
  expect(storingProblem([{ 'a\0': 1 }])).toBe(characters);
  expect(storingProblem({ text: '\ud83c' })).toBe(characters);
  expect(storingProblem({ text: '\udffa\ud83c' })).toBe(characters);
  expect(storingProblem(nested(61))).toBe('it is nested too deeply.');
  expect(storingProblem(nested(100_000))).toBe('it is nested too deeply.');
});
