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
  /** The lines that end in this part of the text. They are read one by one: read all of them before the next part. */
  push(text: string): Iterable<CsvRow>;
  /** The last line, when no line break ends it. */
  end(): CsvRow[];
}

/**
 * Reads a CSV file (RFC 4180) in parts of any size: cells in quotes may hold separators, line breaks and doubled quotes;
 * lines end with CR LF, LF or CR. Empty lines are left out. Every text `csvLine` writes is read back as it was. A line has
 * at most `longest` characters: so much is lost to a quote that is never closed.
 */
export function csvReader(separator: CsvSeparator, longest = MAX_LINE): CsvReader {
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
    *push(text) {
      // Where the signs begin that belong to the cell and were not added to it yet: sign by sign is slow.
      let from = 0;
      const take = (end: number): void => {
        if (end > from) cell += text.slice(from, end);
      };
      for (let at = 0; at < text.length; at += 1) {
        const sign = text[at];
        const isBreak = sign === '\n' || sign === '\r';
        const isSecond = sign === '\n' && wasReturn;
        wasReturn = sign === '\r';
        if (isBreak && !isSecond) line += 1;
        length += 1;
        if (length > longest) {
          if (length === longest + 1) {
            take(at);
            yield* endRow('too-long');
          }
          // What follows is skipped up to the next line break.
          length = isBreak ? 0 : longest + 1;
          if (isBreak) startLine = line;
          from = at + 1;
          continue;
        }
        if (isOpen) {
          if (sign !== '"') continue;
          take(at);
          isOpen = false;
          isClosed = true;
        } else if (sign === '"' && isClosed) {
          // A doubled quote within quotes is one.
          cell += sign;
          isOpen = true;
          isClosed = false;
        } else if (sign === '"' && cell === '' && from === at) isOpen = true;
        else if (sign === separator) {
          take(at);
          endCell();
        } else if (isBreak) {
          take(at);
          if (!isSecond) yield* endRow(null);
          else length = 0;
          startLine = line;
        } else {
          isClosed = false;
          continue;
        }
        from = at + 1;
      }
      take(text.length);
    },
    end: () => (length === 0 || length > longest ? [] : endRow(isOpen ? 'unclosed' : null)),
  };
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
