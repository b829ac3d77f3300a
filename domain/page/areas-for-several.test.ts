import { expect, it } from 'vitest';
import { areasForSeveral } from './areas-for-several.ts';
import { overlaps } from './grid.ts';
import { MAX_ROWS } from './page-document.ts';

const area = (column: number, columns: number, row: number, rows: number) => ({ column, columns, row, rows });

it('puts several side by side from where the first was dropped, then in the next row', () => {
  expect(areasForSeveral(area(1, 8, 3, 4), 4, [], 24)).toEqual([
    area(1, 8, 3, 4),
    area(9, 8, 3, 4),
    area(17, 8, 3, 4),
    area(1, 8, 7, 4),
  ]);
});

it('leaves what is there free, except where the first was dropped', () => {
  const taken = [area(1, 12, 1, 6), area(13, 12, 1, 6)];
  const areas = areasForSeveral(area(1, 12, 1, 4), 3, taken, 24);
  expect(areas[0]).toEqual(area(1, 12, 1, 4));
  expect(areas.slice(1).some((one) => taken.some((other) => overlaps(one, other)))).toBe(false);
  expect(areas.slice(1)).toEqual([area(1, 12, 7, 4), area(13, 12, 7, 4)]);
});

it('gives fewer where a section has no row left', () => {
  expect(areasForSeveral(area(1, 24, MAX_ROWS - 3, 4), 3, [], 24)).toHaveLength(1);
});
