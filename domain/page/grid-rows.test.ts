import { describe, expect, it } from 'vitest';
import { keptOnGrid, liesOnGrid, rowBelow, withoutAbsent } from './grid-rows.ts';
import type { GridArea } from './page-document.ts';

const rows = (row: number, count = 1, column = 1): GridArea => ({ column, columns: 8, row, rows: count });
const rowsLeft = (shown: readonly GridArea[], absent: readonly GridArea[]): readonly number[] =>
  [...withoutAbsent(new Map(shown.map((area, index) => [index, area])), absent).values()].map(
    ({ row }) => row,
  );

describe('an area of a grid', () => {
  it.each([
    [{ column: 1, columns: 24, row: 1, rows: 500 }, true],
    [{ column: 24, columns: 1, row: 500, rows: 1 }, true],
    [{ column: 2, columns: 24, row: 1, rows: 1 }, false],
    [{ column: 1, columns: 1, row: 500, rows: 2 }, false],
    [{ column: 0, columns: 1, row: 1, rows: 1 }, false],
    [{ column: 1, columns: 0, row: 1, rows: 1 }, false],
    [{ column: 1, columns: 1.5, row: 1, rows: 1 }, false],
  ])('%j lies on 24 columns: %s', (area, expected) => {
    expect(liesOnGrid(area, 24)).toBe(expected);
  });

  it('is cut where it would reach beyond the grid, and left alone otherwise', () => {
    const inside = rows(3);
    expect(keptOnGrid(inside, 24)).toBe(inside);
    expect(keptOnGrid({ column: 20, columns: 9, row: 0, rows: 900 }, 24)).toEqual({
      column: 20,
      columns: 5,
      row: 1,
      rows: 500,
    });
  });

  it('ends above the first free row', () => {
    expect(rowBelow([])).toBe(1);
    expect(rowBelow([rows(4, 3), rows(1, 2)])).toBe(7);
  });
});

describe('the rows of what is not shown', () => {
  it('close with the space below them', () => {
    expect(rowsLeft([rows(1), rows(7)], [rows(4)])).toEqual([1, 4]);
    expect(rowsLeft([rows(4), rows(7, 2)], [rows(1)])).toEqual([1, 4]);
    expect(rowsLeft([rows(1), rows(10)], [rows(4), rows(7)])).toEqual([1, 4]);
  });

  it('stay where something else stands in them', () => {
    expect(rowsLeft([rows(1), rows(4, 1, 9)], [rows(1, 1, 9)])).toEqual([1, 4]);
    const tall = [rows(1, 2), rows(8)];
    expect(rowsLeft(tall, [rows(1, 5, 9)])).toEqual([1, 5]);
  });

  it('are the same map when nothing stands empty', () => {
    const shown = new Map([['a', rows(1)]]);
    expect(withoutAbsent(shown, [])).toBe(shown);
  });
});
