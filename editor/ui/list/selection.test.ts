import { expect, it } from 'vitest';
import { countSelected, isEmpty, isSelected, nothingSelected, rowsBetween, withRows } from './selection.ts';

it('selects rows one by one and deselects them', () => {
  const two = withRows(nothingSelected, ['a', 'b'], true);
  expect(isSelected(two, 'a')).toBe(true);
  expect(countSelected(two, 100)).toBe(2);
  expect(isEmpty(withRows(two, ['a', 'b'], false))).toBe(true);
});

it('keeps exceptions of "all that match"', () => {
  const all = withRows({ kind: 'all', except: new Set() }, ['b'], false);
  expect(isSelected(all, 'a')).toBe(true);
  expect(isSelected(all, 'b')).toBe(false);
  expect(countSelected(all, 1204)).toBe(1203);
  expect(countSelected(withRows(all, ['b'], true), 1204)).toBe(1204);
});

it('finds the rows between two, in both directions', () => {
  const shown = ['a', 'b', 'c', 'd'];
  expect(rowsBetween(shown, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rowsBetween(shown, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rowsBetween(shown, null, 'c')).toEqual(['c']);
  expect(rowsBetween(shown, 'gone', 'c')).toEqual(['c']);
});
