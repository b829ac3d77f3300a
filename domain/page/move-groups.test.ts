import { expect, it } from 'vitest';
import type { Areas } from './arrange-areas.ts';
import { gatherGroups, moveGroups } from './move-groups.ts';

const area = (column: number, row: number, columns = 4, rows = 2) => ({ column, columns, row, rows });
const groups: readonly Areas[] = [
  new Map([
    ['a', area(2, 3)],
    ['b', area(8, 6)],
  ]),
  new Map([['c', area(20, 1)]]),
];

it('moves blocks of several sections together by as much as all of them can go', () => {
  expect([...moveGroups(groups, 1, 2, 24)]).toEqual([
    ['a', area(3, 5)],
    ['b', area(9, 8)],
    ['c', area(21, 3)],
  ]);
  // c is one column from the right edge and at the first row, a one column from the left edge.
  expect([...moveGroups(groups, 5, -2, 24)]).toEqual([
    ['a', area(3, 3)],
    ['b', area(9, 6)],
    ['c', area(21, 1)],
  ]);
  expect(moveGroups(groups, -9, 0, 24).get('c')).toEqual(area(19, 1));
});

it('moves blocks of one section as before, and nothing without any', () => {
  expect([...moveGroups([new Map([['a', area(2, 3)]])], 1, 1, 24)]).toEqual([['a', area(3, 4)]]);
  expect(moveGroups([new Map()], 1, 1, 24).size).toBe(0);
});

it('gathers blocks of several sections below each other, as they stand to each other', () => {
  expect([...gatherGroups(groups)]).toEqual([
    ['a', area(2, 3)],
    ['b', area(8, 6)],
    ['c', area(20, 8)],
  ]);
});
