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

/** A sheet as typed or imported: numbers may be text, and cells may be empty. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | string | null)[] }[];
}

export interface ReadSheet {
  readonly dataset: Dataset;
  /** Notes to the owner about what was left out. */
  readonly notes: readonly string[];
}

/** Maximum number of rows; the specification does not state one. */
export const MAX_ROWS = 60;
/** Columns of numbers. */
export const MAX_COLUMNS = 6;

/**
 * Converts a sheet to a dataset. Rows and columns beyond the limits are cut and reported; a missing name or number is
 * a failure, since its chart would be wrong. spec: site-platform 5, 8
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

/** Larger numbers are not exact, and sums could overflow. */
const LARGEST = 1e15;
/** Smaller numbers count as zero: the steps of an axis would be too small. */
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
