import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameJson } from './same-json.ts';

/** The same value with the keys of its objects in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, turned(part)]),
  );
}

it('finds the same JSON whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy: unknown = JSON.parse(JSON.stringify(value));
      expect(isSameJson(copy, turned(copy))).toBe(true);
    }),
  );
});

it('finds other JSON different', () => {
  const different: readonly (readonly [unknown, unknown])[] = [
    [1, '1'],
    [null, {}],
    [[], {}],
    [{ 0: 1 }, [1]],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: null }],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
  ];
  for (const [a, b] of different) {
    expect([a, b, isSameJson(a, b)]).toEqual([a, b, false]);
    expect(isSameJson(b, a)).toBe(false);
  }
  expect(isSameJson({ a: undefined }, {})).toBe(true);
});
