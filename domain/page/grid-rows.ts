import { MAX_ROWS, type GridArea } from './page-document.ts';

/** Empty rows that keep blocks apart where a section's blocks have space between them. */
export const SPACE_ROWS = 2;

/** Whether an area lies on a grid of so many columns: whole numbers, from 1 to the last column and row. */
export function liesOnGrid({ column, columns, row, rows }: GridArea, gridColumns: number): boolean {
  return (
    [column, columns, row, rows].every((number) => Number.isInteger(number) && number >= 1) &&
    column + columns - 1 <= gridColumns &&
    row + rows - 1 <= MAX_ROWS
  );
}

/** An area moved and cut as little as it takes to lie on a grid of so many columns. */
export function keptOnGrid(area: GridArea, gridColumns: number): GridArea {
  if (liesOnGrid(area, gridColumns)) return area;
  const column = within(area.column, gridColumns);
  const row = within(area.row, MAX_ROWS);
  return {
    column,
    columns: within(area.columns, gridColumns + 1 - column),
    row,
    rows: within(area.rows, MAX_ROWS + 1 - row),
  };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(1, Math.trunc(value)));

/** The last row of an area. */
const lastRow = ({ row, rows }: GridArea): number => row + rows - 1;

const rowsOf = ({ row, rows }: GridArea): number[] => Array.from({ length: rows }, (_, index) => row + index);

/** The first row below all of the areas; 1 when there are none. */
export function rowBelow(areas: Iterable<GridArea>): number {
  let last = 0;
  for (const area of areas) last = Math.max(last, lastRow(area));
  return last + 1;
}

/**
 * The areas of what is shown, moved up by the rows that stand empty because of what is not shown: the rows of each area
 * in `absent` that nothing else stands in and, where all of its rows are such, the empty rows below it. So a block that
 * has nothing to show leaves no hole in its section.
 */
export function withoutAbsent<Id>(
  shown: ReadonlyMap<Id, GridArea>,
  absent: Iterable<GridArea>,
): ReadonlyMap<Id, GridArea> {
  const taken = new Set([...shown.values()].flatMap(rowsOf));
  const end = rowBelow(shown.values());
  const removed = new Set<number>();
  for (const area of absent) {
    const own = rowsOf(area);
    const empty = own.filter((row) => !taken.has(row));
    for (const row of empty) removed.add(row);
    if (empty.length < own.length) continue;
    for (let row = lastRow(area) + 1; row < end && !taken.has(row); row += 1) removed.add(row);
  }
  if (removed.size === 0) return shown;
  const above = (row: number): number => [...removed].filter((one) => one < row).length;
  return new Map([...shown].map(([id, area]) => [id, { ...area, row: area.row - above(area.row) }]));
}
