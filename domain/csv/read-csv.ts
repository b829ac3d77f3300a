/** Characters of one line at most, line breaks within quotes included: a quote that is never closed ends here. */
const MAX_LINE = 1_000_000;
/** Cells of one line at most. */
const MAX_CELLS = 1000;

export type CsvSeparator = ',' | ';' | '\t';

/** A line of a CSV file. */
export interface CsvRow {
  /** The number of the line it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** `unclosed`: a quote is open at the end of the file. `too-long`: it has more than can be read, and is cut. */
  readonly fault: 'unclosed' | 'too-long' | null;
}

interface CsvReader {
  /** The lines that end in this part of the text. */
  push(text: string): CsvRow[];
  /** The last line, when no line break ends it. */
  end(): CsvRow[];
}

/**
 * Reads a CSV file (RFC 4180) in parts of any size: cells in quotes may hold separators, line breaks and doubled quotes;
 * lines end with CR LF, LF or CR. Empty lines are left out. Every text `csvLine` writes is read back as it was.
 */
export function csvReader(separator: CsvSeparator): CsvReader {
  let line = 1;
  let startLine = 1;
  let cells: string[] = [];
  let cell = '';
  let length = 0;
  // Of the cell: whether it began with a quote, whether that is still open, and whether the last sign closed it.
  let isOpen = false;
  let isClosed = false;
  let wasReturn = false;

  const endCell = (): void => {
    if (cells.length < MAX_CELLS) cells.push(cell);
    cell = '';
    isClosed = false;
  };
  const endRow = (fault: CsvRow['fault']): CsvRow[] => {
    endCell();
    const row = { line: startLine, cells, fault };
    cells = [];
    length = 0;
    isOpen = false;
    return row.cells.length === 1 && row.cells[0] === '' && fault === null ? [] : [row];
  };

  return {
    push(text) {
      const rows: CsvRow[] = [];
      for (const sign of text) {
        const isBreak = sign === '\n' || sign === '\r';
        const isSecond = sign === '\n' && wasReturn;
        wasReturn = sign === '\r';
        if (isBreak && !isSecond) line += 1;
        length += sign.length;
        if (length > MAX_LINE) {
          if (length - sign.length <= MAX_LINE) rows.push(...endOfLong());
          // What follows is skipped up to the next line break.
          if (isBreak) {
            length = 0;
            startLine = line;
          } else length = MAX_LINE + 2;
          continue;
        }
        if (isOpen) {
          if (sign === '"') {
            isOpen = false;
            isClosed = true;
          } else cell += sign;
        } else if (sign === '"' && isClosed) {
          // A doubled quote within quotes is one.
          cell += sign;
          isOpen = true;
          isClosed = false;
        } else if (sign === '"' && cell === '') isOpen = true;
        else if (sign === separator) endCell();
        else if (isBreak) {
          if (!isSecond) rows.push(...endRow(null));
          else length = 0;
          startLine = line;
        } else {
          cell += sign;
          isClosed = false;
        }
      }
      return rows;
    },
    end: () => (length === 0 || length > MAX_LINE ? [] : endRow(isOpen ? 'unclosed' : null)),
  };

  function endOfLong(): CsvRow[] {
    const rows = endRow('too-long');
    length = MAX_LINE + 1;
    return rows;
  }
}

/** The separator of a file, from its first line: the one that occurs most often outside quotes. */
export function separatorOf(firstLine: string): CsvSeparator {
  const plain = firstLine.replaceAll(/"[^"]*"/g, '');
  const [best] = ([',', ';', '\t'] as const)
    .map((sign) => ({ sign, count: plain.split(sign).length }))
    .toSorted((a, b) => b.count - a.count);
  return best?.sign ?? ',';
}

/** The text of a cell without the apostrophe that keeps a spreadsheet from running it: the opposite of `csvLine`. */
export const plainCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
