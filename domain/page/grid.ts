import { type GridArea, MAX_ROWS } from './page-document.ts';

/** Cells that something takes. */
export type Size = Pick<GridArea, 'columns' | 'rows'>;

/** What is dragged to resize an area. */
export type Edge =
  | 'top'
  | 'right'
  | 'bottom'
  | 'left'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right';

/**
 * An area moved by so many columns and rows, as far as the grid of `gridColumns` goes; below its last row the grid
 * grows, up to the rows that a section may have.
 */
export function moveArea(area: GridArea, dx: number, dy: number, gridColumns: number): GridArea {
  return {
    ...area,
    column: within(area.column + dx, 1, gridColumns - area.columns + 1),
    row: within(area.row + dy, 1, MAX_ROWS - area.rows + 1),
  };
}

/**
 * An area whose edge or corner is moved by so many columns and rows while the opposite one stays: never smaller than
 * one cell, as far as the grid goes.
 */
export function resizeArea(
  area: GridArea,
  edge: Edge,
  delta: { readonly columns: number; readonly rows: number },
  gridColumns: number,
): GridArea {
  let { column, columns, row, rows } = area;
  const end = column + columns;
  const bottom = row + rows;
  if (edge.endsWith('left')) {
    column = within(column + delta.columns, 1, end - 1);
    columns = end - column;
  } else if (edge.endsWith('right')) {
    columns = within(columns + delta.columns, 1, gridColumns - column + 1);
  }
  if (edge.startsWith('top')) {
    row = within(row + delta.rows, 1, bottom - 1);
    rows = bottom - row;
  } else if (edge.startsWith('bottom')) {
    rows = within(rows + delta.rows, 1, MAX_ROWS - row + 1);
  }
  return { column, columns, row, rows };
}

/** Whether two areas have a cell in common. */
export function overlaps(a: GridArea, b: GridArea): boolean {
  return (
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns &&
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows
  );
}

/** The smallest area that contains all; null for none. */
export function boundsOf(areas: readonly GridArea[]): GridArea | null {
  if (areas.length === 0) return null;
  const column = Math.min(...areas.map((area) => area.column));
  const row = Math.min(...areas.map((area) => area.row));
  return {
    column,
    columns: Math.max(...areas.map((area) => area.column + area.columns)) - column,
    row,
    rows: Math.max(...areas.map((area) => area.row + area.rows)) - row,
  };
}

/**
 * The first free place for something new: below `near`, in its columns, or else at the end of what is there, from the
 * first column. A width beyond the grid is cut. Null where a section has no row left for it.
 */
export function freeAreaFor(
  taken: readonly GridArea[],
  size: Size,
  gridColumns: number,
  near: GridArea | null = null,
): GridArea | null {
  const columns = within(size.columns, 1, gridColumns);
  const column = near === null ? 1 : within(near.column, 1, gridColumns - columns + 1);
  const bounds = boundsOf(taken);
  const end = bounds === null ? 1 : bounds.row + bounds.rows;
  let area: GridArea = { column, columns, row: near === null ? end : near.row + near.rows, rows: size.rows };
  for (;;) {
    if (area.row + area.rows - 1 > MAX_ROWS) return null;
    const wanted = area;
    const inTheWay = taken.filter((other) => overlaps(other, wanted));
    if (inTheWay.length === 0) return area;
    area = { ...area, row: Math.min(...inTheWay.map((other) => other.row + other.rows)) };
  }
}

/** Where an area is, as it is spoken: "row 3, columns 5 to 14". */
export function spokenPlace({ column, columns, row }: GridArea): string {
  return columns === 1
    ? `row ${row}, column ${column}`
    : `row ${row}, columns ${column} to ${column + columns - 1}`;
}

/** How large an area is, as it is spoken: "10 columns wide, 1 row high". */
export function spokenSize({ columns, rows }: Size): string {
  return `${columns} ${columns === 1 ? 'column' : 'columns'} wide, ${rows} ${rows === 1 ? 'row' : 'rows'} high`;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.trunc(value)));
}
