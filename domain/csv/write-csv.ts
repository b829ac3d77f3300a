export type CsvCell = string | number | null;

/** A text that a spreadsheet would run as a formula, or that would be read back as one that was made safe. */
const formula = /^'*[=+\-@\t\r]/;

/**
 * A line of a CSV file (RFC 4180, with its line end). A text that begins like a formula gets an apostrophe before it, so
 * that a spreadsheet shows it and does not run it; numbers are written as they are.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
