import { GRID_COLUMNS, type GridArea, MAX_ROWS, PHONE_COLUMNS } from '@vitrine/domain/page/page-document.ts';
import type { Size } from '@vitrine/domain/page/grid.ts';
import { boxOf, type GridMetrics, nearestColumn, nearestRow } from '../canvas/grid-metrics.ts';

/** Upper and lower edge of a section, pixels of the frame's viewport. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The area that something new takes under a pointer: its middle is at the pointer across the page, its first row is the
 * one at the pointer. A width beyond the grid is cut, and it stays within the grid. On a phone, where blocks are as wide
 * as the page, it takes the whole width.
 */
export function areaUnder(
  pointer: { readonly x: number; readonly y: number },
  size: Size,
  metrics: GridMetrics,
): GridArea {
  const isPhone = metrics.columns.length === PHONE_COLUMNS;
  const count = isPhone ? PHONE_COLUMNS : GRID_COLUMNS;
  const columns = isPhone ? count : Math.min(size.columns, count);
  const rows = Math.min(size.rows, MAX_ROWS);
  const { width } = boxOf({ column: 1, columns, row: 1, rows }, metrics);
  return {
    column: Math.min(nearestColumn(pointer.x - width / 2, metrics), count - columns + 1),
    columns,
    row: Math.min(nearestRow(pointer.y, metrics), MAX_ROWS - rows + 1),
    rows,
  };
}

/** The index of the section at a height, or of the one that is nearest to it; -1 without any. */
export function sectionAt(y: number, sections: readonly Span[]): number {
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, { top, bottom }] of sections.entries()) {
    const away = Math.max(top - y, y - bottom, 0);
    if (away < distance) [best, distance] = [index, away];
  }
  return best;
}

/** Before which section something lands at a height: their number for the end. The line is where two sections meet. */
export function gapAt(
  y: number,
  sections: readonly Span[],
): { readonly index: number; readonly line: number } {
  const found = sections.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  const index = found === -1 ? sections.length : found;
  return { index, line: sections[index]?.top ?? sections.at(-1)?.bottom ?? 0 };
}
