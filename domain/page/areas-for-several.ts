import { freeAreaFor, overlaps } from './grid.ts';
import { type GridArea, MAX_ROWS } from './page-document.ts';

/**
 * Areas for several new things of one size: the first in `first`, each other to the right of the one before while there
 * is a free place within the grid, else at the first free place below, from the first one's column. `taken` are areas of
 * what is there; the first may lie on it, as what is dropped does. Fewer than `count` where a section has no row left.
 */
export function areasForSeveral(
  first: GridArea,
  count: number,
  taken: readonly GridArea[],
  gridColumns: number,
): readonly GridArea[] {
  const areas: GridArea[] = [];
  let last = first;
  while (areas.length < count) {
    const next = areas.length === 0 ? first : nextArea(first, last, [...taken, ...areas], gridColumns);
    if (next === null || next.row + next.rows - 1 > MAX_ROWS) break;
    areas.push(next);
    last = next;
  }
  return areas;
}

function nextArea(
  first: GridArea,
  last: GridArea,
  taken: readonly GridArea[],
  gridColumns: number,
): GridArea | null {
  const beside = { ...last, column: last.column + last.columns };
  const fits = beside.column + beside.columns - 1 <= gridColumns;
  if (fits && !taken.some((area) => overlaps(area, beside))) return beside;
  return freeAreaFor(taken, first, gridColumns, first);
}
