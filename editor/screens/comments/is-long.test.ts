import { expect, it } from 'vitest';
import { isLong } from './is-long.ts';

it('a comment is long by its lines or by its characters', () => {
  expect(isLong('A few words.\n\nAnd a few more.')).toBe(false);
  expect(isLong('x'.repeat(640))).toBe(false);
  expect(isLong('x'.repeat(641))).toBe(true);
  expect(isLong('x\n'.repeat(9))).toBe(true);
});
