import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveEntry } from './move-entry.ts';

test('an entry is moved, the others keep their order', () => {
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveEntry(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

test('a move beyond the ends changes nothing', () => {
  const list = ['a', 'b'];
  for (const [from, to] of [
    [0, -1],
    [1, 2],
    [5, 0],
    [1, 1],
  ] as const)
    expect(moveEntry(list, from, to)).toBe(list);
});

test('a move and the move back are no change', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (list, one, other) => {
      const [from, to] = [one % list.length, other % list.length];
      expect(moveEntry(moveEntry(list, from, to), to, from)).toEqual(list);
    }),
  );
});
