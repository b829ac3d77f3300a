import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  type Edge,
  freeAreaFor,
  moveArea,
  overlaps,
  resizeArea,
  spokenPlace,
  spokenSize,
} from './grid.ts';
import type { GridArea } from './page-document.ts';

const area = (column: number, columns: number, row: number, rows: number): GridArea => ({
  column,
  columns,
  row,
  rows,
});

const anArea = (gridColumns: number) =>
  fc
    .record({
      column: fc.integer({ min: 1, max: gridColumns }),
      columns: fc.integer({ min: 1, max: gridColumns }),
      row: fc.integer({ min: 1, max: 500 }),
      rows: fc.integer({ min: 1, max: 500 }),
    })
    .map(({ column, columns, row, rows }) =>
      area(column, Math.min(columns, gridColumns - column + 1), row, Math.min(rows, 501 - row)),
    );
const aStep = fc.integer({ min: -600, max: 600 });
const edges: readonly Edge[] = [
  'top',
  'right',
  'bottom',
  'left',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
];
const isInside = ({ column, columns, row, rows }: GridArea, gridColumns: number) =>
  column >= 1 &&
  columns >= 1 &&
  column + columns - 1 <= gridColumns &&
  row >= 1 &&
  rows >= 1 &&
  row + rows - 1 <= 500;

describe('an area', () => {
  it('is moved as far as the grid goes, and below its end', () => {
    expect(moveArea(area(3, 4, 2, 2), 2, 1, 24)).toEqual(area(5, 4, 3, 2));
    expect(moveArea(area(3, 4, 2, 2), 50, 50, 24)).toEqual(area(21, 4, 52, 2));
    expect(moveArea(area(3, 4, 2, 2), -50, -50, 24)).toEqual(area(1, 4, 1, 2));
  });

  it('is resized by each edge and corner while the opposite one stays', () => {
    const from = area(5, 4, 5, 4);
    const by = { columns: 1, rows: 2 };
    expect(edges.map((edge) => [edge, resizeArea(from, edge, by, 24)])).toEqual([
      ['top', area(5, 4, 7, 2)],
      ['right', area(5, 5, 5, 4)],
      ['bottom', area(5, 4, 5, 6)],
      ['left', area(6, 3, 5, 4)],
      ['top-left', area(6, 3, 7, 2)],
      ['top-right', area(5, 5, 7, 2)],
      ['bottom-left', area(6, 3, 5, 6)],
      ['bottom-right', area(5, 5, 5, 6)],
    ]);
  });

  it('is never smaller than one cell and never outside, however far it is dragged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(8, 24),
        anArea(8),
        aStep,
        aStep,
        fc.constantFrom(...edges),
        (columns, from, dx, dy, edge) => {
          const moved = moveArea(from, dx, dy, columns);
          expect(isInside(moved, columns)).toBe(true);
          expect([moved.columns, moved.rows]).toEqual([from.columns, from.rows]);
          const resized = resizeArea(from, edge, { columns: dx, rows: dy }, columns);
          expect(isInside(resized, columns)).toBe(true);
          const [right, bottom] = [from.column + from.columns, from.row + from.rows];
          if (edge.endsWith('left')) expect(resized.column + resized.columns).toBe(right);
          else expect(resized.column).toBe(from.column);
          if (edge.startsWith('top')) expect(resized.row + resized.rows).toBe(bottom);
          else expect(resized.row).toBe(from.row);
        },
      ),
    );
  });

  it('overlaps another where they share a cell, and not where they touch', () => {
    expect(overlaps(area(1, 4, 1, 2), area(4, 2, 2, 2))).toBe(true);
    expect(overlaps(area(1, 4, 1, 2), area(5, 2, 1, 2))).toBe(false);
    expect(overlaps(area(1, 4, 1, 2), area(1, 4, 3, 2))).toBe(false);
    fc.assert(
      fc.property(anArea(24), anArea(24), (a, b) => {
        const together = boundsOf([a, b]);
        expect(overlaps(a, b)).toBe(overlaps(b, a));
        expect(overlaps(a, together ?? a)).toBe(true);
      }),
    );
  });
});

describe('a free place', () => {
  it('is below the selected block, in its columns, or at the section’s end', () => {
    const taken = [area(1, 12, 1, 2), area(13, 12, 1, 4), area(1, 12, 4, 1)];
    const size = { columns: 6, rows: 1 };
    expect(freeAreaFor(taken, size, 24)).toEqual(area(1, 6, 5, 1));
    expect(freeAreaFor(taken, size, 24, area(1, 12, 1, 2))).toEqual(area(1, 6, 3, 1));
    expect(freeAreaFor(taken, { columns: 6, rows: 2 }, 24, area(1, 12, 1, 2))).toEqual(area(1, 6, 5, 2));
    expect(freeAreaFor(taken, { columns: 24, rows: 1 }, 24, area(13, 12, 1, 4))).toEqual(area(1, 24, 5, 1));
    expect(freeAreaFor([], { columns: 30, rows: 3 }, 24)).toEqual(area(1, 24, 1, 3));
  });

  it('is the first that overlaps nothing, and is missing only where the section is full', () => {
    fc.assert(
      fc.property(
        fc.array(anArea(24), { maxLength: 8 }),
        anArea(24),
        fc.option(anArea(24)),
        (taken, size, near) => {
          const bounds = boundsOf(taken);
          const end = bounds === null ? 1 : bounds.row + bounds.rows;
          const column = near === null ? 1 : Math.min(near.column, 25 - size.columns);
          const fits = (row: number) =>
            taken.every((other) => !overlaps(other, area(column, size.columns, row, size.rows)));
          let row = near === null ? end : near.row + near.rows;
          while (row + size.rows <= 501 && !fits(row)) row++;
          const expected = row + size.rows <= 501 ? area(column, size.columns, row, size.rows) : null;
          expect(freeAreaFor(taken, size, 24, near)).toEqual(expected);
        },
      ),
    );
    expect(freeAreaFor([area(1, 24, 1, 500)], { columns: 1, rows: 1 }, 24)).toBeNull();
    expect(freeAreaFor([area(1, 24, 1, 499)], { columns: 1, rows: 1 }, 24)).toEqual(area(1, 1, 500, 1));
  });
});

it('is spoken in words', () => {
  expect(spokenPlace(area(5, 10, 3, 2))).toBe('row 3, columns 5 to 14');
  expect(spokenPlace(area(5, 1, 3, 2))).toBe('row 3, column 5');
  expect(spokenSize(area(5, 10, 3, 1))).toBe('10 columns wide, 1 row high');
  expect(spokenSize(area(5, 1, 3, 2))).toBe('1 column wide, 2 rows high');
});
