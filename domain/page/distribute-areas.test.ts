import { expect, it } from 'vitest';
import { distributeAreas } from './distribute-areas.ts';

const area = (column: number, row: number, columns = 4, rows = 2) => ({ column, columns, row, rows });

it('shares out the space between blocks evenly across, whatever their order, and the outermost stay', () => {
  const areas = new Map([
    ['c', area(21, 1)],
    ['a', area(1, 1)],
    ['b', area(6, 5)],
  ]);
  expect([...distributeAreas(areas, 'across')]).toEqual([['b', area(11, 5)]]);
  expect(distributeAreas(new Map([...areas, ['b', area(11, 5)]]), 'across').size).toBe(0);
});

it('shares it out down the rows, by whole rows', () => {
  const areas = new Map([
    ['a', area(1, 1)],
    ['b', area(1, 3)],
    ['c', area(1, 5)],
    ['d', area(1, 12)],
  ]);
  // 5 rows for three spaces.
  expect([...distributeAreas(areas, 'down')].map(([id, { row }]) => [id, row])).toEqual([
    ['b', 5],
    ['c', 8],
  ]);
});

it('lets blocks overlap evenly where there is no space, and needs three', () => {
  const areas = new Map([
    ['a', area(1, 1, 12)],
    ['b', area(2, 1, 12)],
    ['c', area(9, 1, 12)],
  ]);
  expect(distributeAreas(areas, 'across').get('b')?.column).toBe(5);
  expect(distributeAreas(new Map([...areas].slice(0, 2)), 'across').size).toBe(0);
});
