import { csvReader, separatorOf } from '@vitrine/domain/csv/read-csv.ts';
import { readSheet } from '@vitrine/domain/dataset/dataset.ts';
import { datasetColumnsTruncated, datasetRowsTruncated } from '@vitrine/domain/text/en/datasets.ts';
import { ownerErrorMessages } from '@vitrine/domain/text/en/owner-errors.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { asRecord } from './control.ts';

/** A dataset as it is edited: a head, where its form has one, and rows of cells, all as long as the widest. */
export interface Grid {
  /** Names of the columns; null where the form has none. The first one, of the rows' names, is '' in a sheet. */
  readonly head: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

/** `sheet`: named columns and rows of numbers (`Sheet` of domain/dataset); `rows`: lists of texts. */
type DatasetForm = 'sheet' | 'rows';

export interface GridLimits {
  readonly maxRows: number;
  /** Without the column of names of a sheet. */
  readonly maxColumns: number;
}

const cellText = (cell: unknown): string =>
  typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads a stored dataset, however broken it is. */
export function readGrid(stored: unknown, form: DatasetForm): Grid {
  if (form === 'rows') {
    return evenGrid({ head: null, rows: list(stored).map((row) => list(row).map(cellText)) });
  }
  const { columns, rows } = asRecord(stored);
  return evenGrid({
    head: ['', ...list(columns).map(cellText)],
    rows: list(rows).map((row) => {
      const { name, values } = asRecord(row);
      return [cellText(name), ...list(values).map(cellText)];
    }),
  });
}

/** The stored form of a grid. Numbers of a sheet stay as typed until they are read. */
export function writeGrid(grid: Grid): unknown {
  if (grid.head === null) return grid.rows;
  return {
    columns: grid.head.slice(1),
    rows: sheetRows(grid.rows),
  };
}

/** All rows as long as the widest, at least one cell; a sheet's head too. */
function evenGrid({ head, rows }: Grid): Grid {
  const width = Math.max(1, head?.length ?? 0, ...rows.map((row) => row.length));
  const padded = (row: readonly string[]) => [...row, ...Array<string>(width - row.length).fill('')];
  return { head: head === null ? null : padded(head), rows: rows.map(padded) };
}

/** Cells of a text that is pasted: lines with tabs, as spreadsheets copy them, or CSV. One line without tabs is a sentence. */
export function readCells(pasted: string): readonly (readonly string[])[] {
  const firstLine = /^[^\r\n]*/.exec(pasted)?.[0] ?? '';
  if (!firstLine.includes('\t') && firstLine === pasted.trimEnd()) return [[firstLine]];
  const reader = csvReader(firstLine.includes('\t') ? '\t' : separatorOf(firstLine));
  return [...reader.push(pasted), ...reader.end()].map(({ cells }) => cells);
}

/**
 * The grid with cells pasted at a place; row -1 is the head. It grows as far as needed and allowed; what is beyond is
 * left out and reported. Cells pasted into an empty sheet bring their head along.
 */
export function pasteCells(
  grid: Grid,
  cells: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: number },
  limits: GridLimits,
): { readonly grid: Grid; readonly notes: readonly string[] } {
  const isEmpty = grid.rows.every((row) => row.every((cell) => cell === ''));
  const startsInHead = grid.head !== null && (at.row === -1 || (isEmpty && looksLikeHead(cells)));
  const top = startsInHead ? -1 : Math.max(0, at.row);
  const width = Math.max(...cells.map((row) => row.length), 0) + at.column;
  const maxWidth = limits.maxColumns + (grid.head === null ? 0 : 1);
  const height = top + cells.length;
  const notes = [
    ...(height > limits.maxRows ? [fillText(datasetRowsTruncated, { maxRows: limits.maxRows })] : []),
    ...(width > maxWidth ? [fillText(datasetColumnsTruncated, { maxColumns: limits.maxColumns })] : []),
  ];
  const put = (row: readonly string[], from: readonly string[] | undefined): readonly string[] => {
    if (from === undefined) return row;
    const next = [...row];
    for (const [index, cell] of from.entries()) {
      if (at.column + index < maxWidth) next[at.column + index] = cell.trim();
    }
    return Array.from(next, (cell) => cell ?? '');
  };
  const rows = Math.min(limits.maxRows, Math.max(grid.rows.length, height));
  return {
    grid: evenGrid({
      head: grid.head === null ? null : put(grid.head, cells[-1 - top]),
      rows: Array.from({ length: rows }, (_, row) => put(grid.rows[row] ?? [], cells[row - top])),
    }),
    notes,
  };
}

const isNumber = (cell: string): boolean => /^[+-]?[\d.,\s]*\d%?$/.test(cell.trim());

/** A first line without a number, above one with numbers. */
function looksLikeHead(cells: readonly (readonly string[])[]): boolean {
  const [first = [], second = []] = cells;
  return !first.some(isNumber) && second.some(isNumber);
}

/** What is wrong with a dataset; null when it can be shown. spec: site-platform 5 */
export function problemOfGrid({ head, rows }: Grid): string | null {
  if (head !== null) {
    const read = readSheet({ columns: head.slice(1), rows: sheetRows(rows) });
    return read.ok ? null : ownerErrorMessages[read.error.code];
  }
  if (rows.length === 0) return ownerErrorMessages.DATASET_WITHOUT_ROWS;
  return rows.some((row) => row.every(isBlank)) ? ownerErrorMessages.DATASET_MISSING_DATA : null;
}

/** Whether a cell of a sheet's column of numbers holds one. */
export const isNumberCell = (cell: string): boolean =>
  readSheet({ columns: [''], rows: [{ name: '-', values: [cell] }] }).ok;

const sheetRows = (rows: Grid['rows']) => rows.map(([name = '', ...values]) => ({ name, values }));

const isBlank = (cell: string): boolean => cell.trim() === '';

export function withCell(grid: Grid, row: number, column: number, cell: string): Grid {
  const put = (cells: readonly string[]) => cells.map((old, at) => (at === column ? cell : old));
  return row === -1
    ? { ...grid, head: grid.head === null ? null : put(grid.head) }
    : { ...grid, rows: grid.rows.map((cells, at) => (at === row ? put(cells) : cells)) };
}

export function addRow(grid: Grid): Grid {
  const width = grid.rows[0]?.length ?? grid.head?.length ?? 1;
  return { ...grid, rows: [...grid.rows, Array<string>(width).fill('')] };
}

export function addColumn(grid: Grid): Grid {
  return {
    head: grid.head === null ? null : [...grid.head, ''],
    rows: grid.rows.map((row) => [...row, '']),
  };
}

export const removeRow = (grid: Grid, row: number): Grid => ({
  ...grid,
  rows: grid.rows.filter((_, at) => at !== row),
});

export function removeColumn(grid: Grid, column: number): Grid {
  const cut = (cells: readonly string[]) => cells.filter((_, at) => at !== column);
  return { head: grid.head === null ? null : cut(grid.head), rows: grid.rows.map(cut) };
}
