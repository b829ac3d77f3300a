import type { GridArea } from '@vitrine/domain/page/page-document.ts';

/** Where the lines of a section's grid are, in pixels of the frame's page, relative to its viewport. */
export interface GridMetrics {
  /** Left and right edges of each column, from the first. */
  readonly columns: readonly { readonly from: number; readonly to: number }[];
  /** Top and bottom edges of each row that exists. */
  readonly rows: readonly { readonly from: number; readonly to: number }[];
  /** Height of a row beyond the last one. */
  readonly unit: number;
}

/** Height of an empty row where the theme does not say, pixels. */
export const USUAL_UNIT = 20;

/** Measures a section's grid as the browser laid it out. Null where it has no columns, such as a stacked phone page. */
export function measureGrid(grid: HTMLElement): GridMetrics | null {
  const view = grid.ownerDocument.defaultView;
  if (view === null) return null;
  const style = view.getComputedStyle(grid);
  const box = grid.getBoundingClientRect();
  const left = box.left + number(style.borderLeftWidth) + number(style.paddingLeft);
  const top = box.top + number(style.borderTopWidth) + number(style.paddingTop);
  const columns = edges(tracks(style.gridTemplateColumns), number(style.columnGap), left);
  const rows = edges(tracks(style.gridTemplateRows), number(style.rowGap), top);
  if (columns.length < 2) return null;
  const unit = number(/minmax\(([\d.]+)px/.exec(style.gridAutoRows)?.[1] ?? '');
  return { columns, rows, unit: unit > 0 ? unit : USUAL_UNIT };
}

/** The box of an area, rows beyond the last one included. */
export function boxOf(area: GridArea, metrics: GridMetrics): DOMRect {
  const last = metrics.columns.length - 1;
  const from = metrics.columns[Math.min(area.column - 1, last)];
  const to = metrics.columns[Math.min(area.column + area.columns - 2, last)];
  const top = rowTop(area.row, metrics);
  const bottom = rowTop(area.row + area.rows, metrics);
  const left = from?.from ?? 0;
  return new DOMRect(left, top, (to?.to ?? left) - left, bottom - top);
}

/** Upper edge of a row, counted from 1. */
function rowTop(row: number, { rows, unit }: GridMetrics): number {
  const known = rows[row - 1];
  if (known !== undefined) return known.from;
  const end = rows.at(-1)?.to ?? 0;
  return end + (row - 1 - rows.length) * unit;
}

/** The column whose left edge is nearest, from 1. */
export function nearestColumn(x: number, { columns }: GridMetrics): number {
  return nearest(
    x,
    columns.map(({ from }) => from),
  );
}

/** The column whose right edge is nearest, from 1. */
export function nearestColumnEnd(x: number, { columns }: GridMetrics): number {
  return nearest(
    x,
    columns.map(({ to }) => to),
  );
}

/** The row whose upper edge is nearest, from 1; past the end, rows of the unit's height go on. */
export function nearestRow(y: number, metrics: GridMetrics): number {
  const { rows, unit } = metrics;
  const end = rows.at(-1)?.to ?? 0;
  if (rows.length === 0 || y > end) return rows.length + 1 + Math.max(0, Math.round((y - end) / unit));
  return nearest(y, [...rows.map(({ from }) => from), end]);
}

function nearest(value: number, edgesOf: readonly number[]): number {
  let best = 0;
  for (const [index, edge] of edgesOf.entries())
    if (Math.abs(edge - value) < Math.abs((edgesOf[best] ?? 0) - value)) best = index;
  return best + 1;
}

const number = (text: string): number => Number.parseFloat(text) || 0;

/** Sizes of the tracks in a computed `grid-template-*`. */
function tracks(computed: string): readonly number[] {
  return computed
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .split(/\s+/)
    .filter((part) => part.endsWith('px'))
    .map(number);
}

function edges(sizes: readonly number[], gap: number, start: number) {
  let at = start;
  return sizes.map((size) => {
    const from = at;
    at += size + gap;
    return { from, to: from + size };
  });
}
