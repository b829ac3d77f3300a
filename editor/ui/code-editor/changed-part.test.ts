import { expect, it } from 'vitest';
import { changedPart } from './changed-part.ts';

it('finds the one part in which two texts differ', () => {
  for (const [before, after, from, to, insert] of [
    ['', '', 0, 0, ''],
    ['', 'abc', 0, 0, 'abc'],
    ['abc', '', 0, 3, ''],
    ['abc', 'abXc', 2, 2, 'X'],
    ['aaa', 'aa', 2, 3, ''],
    ['aa', 'aaa', 2, 2, 'a'],
    ['one two three', 'one 2 three', 4, 7, '2'],
  ] as const) {
    expect(changedPart(before, after)).toEqual({ from, to, insert });
    expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
  }
});
