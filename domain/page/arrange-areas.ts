import { boundsOf, moveArea } from './grid.ts';
import { type GridArea, MAX_ROWS, type PageBlock, PHONE_COLUMNS } from './page-document.ts';
import { inReadingOrder } from './reading-order.ts';

/** Areas of blocks by their ids. */
export type Areas = ReadonlyMap<string, GridArea>;

/** To which line several areas are aligned: an edge or the middle of what they take together. */
export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** The blocks' areas from tablet width up. */
export function desktopAreas(blocks: readonly PageBlock[]): Areas {
  return new Map(blocks.map(({ id, place }) => [id, place]));
}

/**
 * Areas on a phone to begin arranging a section with: those that are stored; other blocks below them, stacked in reading
 * order over the full width, with as many rows as keep the proportion they have from tablet width up.
 */
export function startingPhoneAreas(blocks: readonly PageBlock[]): Areas {
  const stored = blocks.flatMap(({ phone }) => (phone === undefined ? [] : [phone]));
  const bounds = boundsOf(stored);
  let row = bounds === null ? 1 : bounds.row + bounds.rows;
  const areas = new Map<string, GridArea>();
  for (const { id, phone, place } of inReadingOrder(blocks)) {
    const wanted = Math.max(1, Math.round((place.rows * PHONE_COLUMNS) / place.columns));
    const start = Math.min(row, MAX_ROWS);
    const rows = Math.min(wanted, MAX_ROWS - start + 1);
    areas.set(id, phone ?? { column: 1, columns: PHONE_COLUMNS, row: start, rows });
    if (phone === undefined) row = start + rows;
  }
  return areas;
}

/**
 * What changes when areas are aligned with each other; those that lie there already are left out. `left`, `center` and
 * `right` move columns, the others rows.
 */
export function alignAreas(areas: Areas, how: Alignment): Areas {
  const bounds = boundsOf([...areas.values()]);
  if (bounds === null) return new Map();
  return changesOf(areas, (area) => {
    const wide = bounds.columns - area.columns;
    const high = bounds.rows - area.rows;
    const column = { left: 0, center: Math.floor(wide / 2), right: wide };
    const row = { top: 0, middle: Math.floor(high / 2), bottom: high };
    return how in column
      ? { ...area, column: bounds.column + column[how as keyof typeof column] }
      : { ...area, row: bounds.row + row[how as keyof typeof row] };
  });
}

/** What changes when several areas are moved together, by as much as all of them can go. */
export function moveTogether(areas: Areas, dx: number, dy: number, gridColumns: number): Areas {
  const bounds = boundsOf([...areas.values()]);
  if (bounds === null) return new Map();
  const moved = moveArea(bounds, dx, dy, gridColumns);
  return changesOf(areas, (area) => ({
    ...area,
    column: area.column + moved.column - bounds.column,
    row: area.row + moved.row - bounds.row,
  }));
}

/**
 * What changes when blocks grow to the height that was measured, in pixels, on a grid whose rows are `unit` pixels high.
 * Rows grow where a block that needs more ends, as the rows of a CSS grid do: what begins or ends on one line still
 * does, and what is below keeps its distance. Nothing shrinks; what would pass a section's last row is cut.
 */
export function fitRows(areas: Areas, heights: ReadonlyMap<string, number>, unit: number): Areas {
  const lines = [...areas.values()].flatMap(({ row, rows }) => [row, row + rows]);
  const moved = new Map<number, number>();
  let lineBefore = 1;
  let movedBefore = 1;
  for (const line of [...new Set(lines)].toSorted((a, b) => a - b)) {
    let now = movedBefore + line - lineBefore;
    for (const [id, { row, rows }] of areas) {
      if (row + rows !== line) continue;
      // A rounding error of a measurement is no reason for another row.
      const needed = Math.ceil((heights.get(id) ?? 0) / unit - 0.01);
      now = Math.max(now, (moved.get(row) ?? row) + needed);
    }
    moved.set(line, now);
    lineBefore = line;
    movedBefore = now;
  }
  return changesOf(areas, (area) => {
    const start = Math.min(moved.get(area.row) ?? area.row, MAX_ROWS);
    const end = Math.min(moved.get(area.row + area.rows) ?? area.row + area.rows, MAX_ROWS + 1);
    return { ...area, row: start, rows: Math.max(1, end - start) };
  });
}

function changesOf(areas: Areas, change: (area: GridArea) => GridArea): Areas {
  const changed = new Map<string, GridArea>();
  for (const [id, area] of areas) {
    const after = change(area);
    const isSame =
      after.column === area.column &&
      after.columns === area.columns &&
      after.row === area.row &&
      after.rows === area.rows;
    if (!isSame) changed.set(id, after);
  }
  return changed;
}
