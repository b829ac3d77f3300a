import { fail, ok, type Result } from '../result.ts';
import { datasetColumnsTruncated, datasetRowsTruncated } from '../text/en/datasets.ts';
import { fillText } from '../text/fill-text.ts';

/** Rows and columns of numbers, each with a name. */
export interface Dataset {
  /** Names of the columns of numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** One for each column. */
    readonly values: readonly number[];
  }[];
}

/** A sheet as it is typed or imported: numbers may be written as text, and a cell may be empty. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | string | null)[] }[];
}

export interface ReadSheet {
  readonly dataset: Dataset;
  /** What was left out, as a sentence for the owner. */
  readonly notes: readonly string[];
}

/** Rows of a dataset; the specification leaves the number open. */
export const MAX_ROWS = 60;
/** Columns of numbers. */
export const MAX_COLUMNS = 6;

/**
 * A sheet as a dataset. Rows and columns beyond the limits are cut and reported; a name or a number that is missing is a
 * failure, since a chart of it would be untrue. spec: site-platform 5, 8
 */
export function readSheet(
  sheet: Sheet,
): Result<ReadSheet, 'DATASET_WITHOUT_ROWS' | 'DATASET_WITHOUT_COLUMNS' | 'DATASET_MISSING_DATA'> {
  if (sheet.rows.length === 0) return fail('DATASET_WITHOUT_ROWS');
  if (sheet.columns.length === 0) return fail('DATASET_WITHOUT_COLUMNS');
  const columns = sheet.columns.slice(0, MAX_COLUMNS);
  const rows: { name: string; values: number[] }[] = [];
  for (const { name, values } of sheet.rows.slice(0, MAX_ROWS)) {
    const numbers = columns.map((_, at) => readNumber(values[at] ?? null));
    const whole = numbers.filter((number) => number !== null);
    if (name.trim() === '' || whole.length < columns.length) return fail('DATASET_MISSING_DATA');
    rows.push({ name, values: whole });
  }
  const notes = [
    ...(sheet.rows.length > MAX_ROWS ? [fillText(datasetRowsTruncated, { maxRows: MAX_ROWS })] : []),
    ...(sheet.columns.length > MAX_COLUMNS
      ? [fillText(datasetColumnsTruncated, { maxColumns: MAX_COLUMNS })]
      : []),
  ];
  return ok({ dataset: { columns, rows }, notes });
}

/** Beyond it no number is exact, and sums of some would have no end. */
const LARGEST = 1e15;
/** Nearer to zero than what text may say: zero, or steps of an axis would come to nothing. */
const SMALLEST = 1e-10;

/** A number as spreadsheets write it, `1,234.5` or `-3`; null for anything else. */
function readNumber(cell: number | string | null): number | null {
  if (typeof cell === 'number') {
    if (!(Math.abs(cell) <= LARGEST)) return null;
    return Math.abs(cell) < SMALLEST ? 0 : cell;
  }
  const text = (cell ?? '').trim();
  return /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,10})?$/.test(text)
    ? Number(text.replaceAll(',', ''))
    : null;
}
