import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvReader, type CsvRow, type CsvSeparator, plainCell, separatorOf } from './read-csv.ts';
import { csvLine } from './write-csv.ts';

function read(text: string, separator: CsvSeparator = ',', size = text.length || 1): CsvRow[] {
  const reader = csvReader(separator);
  const rows: CsvRow[] = [];
  for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)));
  return [...rows, ...reader.end()];
}
const cellsOf = (text: string, separator?: CsvSeparator) => read(text, separator).map(({ cells }) => cells);

it('reads back every text that is written, in parts of any size', () => {
  const sign = fc.constantFrom('a', '"', ',', '\n', '\r', "'", '=', '-', '\t', ' ', 'ß', '🏺');
  const text = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
  // An empty line is no line.
  const lines = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 9 }), (rows, size) => {
      const found = read(rows.map(csvLine).join(''), ',', size);
      expect(found.map(({ cells }) => cells.map(plainCell))).toEqual(rows);
      expect(found.every(({ fault }) => fault === null)).toBe(true);
    }),
  );
});

it('knows the line that each row begins on, with line breaks in cells and all three line ends', () => {
  expect(read('a,b\r\n"x\ny",1\n\n"p\r\nq",2\rlast,3').map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'a', 'b'],
    [2, 'x\ny', '1'],
    [5, 'p\r\nq', '2'],
    [7, 'last', '3'],
  ]);
});

it('loses no more than the longest line to a quote that is never closed', () => {
  const reader = csvReader(',', 19);
  const rows = [...reader.push(`a,b\n"june,x\nada,y\nbea,z\ncara,w\ndora,v\n`), ...reader.end()];
  expect(rows.map(({ line, cells, fault }) => [line, cells[0], fault])).toEqual([
    [1, 'a', null],
    [2, 'june,x\nada,y\nbea,z', 'too-long'],
    [5, 'cara', null],
    [6, 'dora', null],
  ]);
});

it('takes quotes within a cell as they are', () => {
  expect(cellsOf('6" plate;"a "b" c";"d"e\n', ';')).toEqual([['6" plate', 'a b" c"', 'de']]);
});

it('reports half a line, and a quote that is never closed', () => {
  expect(read('a,b\n1,"half')).toEqual([
    { line: 1, cells: ['a', 'b'], fault: null },
    { line: 2, cells: ['1', 'half'], fault: 'unclosed' },
  ]);
  expect(read('a,b\n1').at(-1)).toEqual({ line: 2, cells: ['1'], fault: null });
});

it('cuts a line of a million letters and goes on with the next one', () => {
  const rows = read(`a\n"${'x'.repeat(1_500_000)}\nb\n`, ',', 65_536);
  expect(rows.map(({ line, fault }) => [line, fault])).toEqual([
    [1, null],
    [2, 'too-long'],
    [3, null],
  ]);
});

it.each([
  ['a,b,c', ','],
  ['a;"b,c,d";e', ';'],
  ['a\tb,c\td', '\t'],
  ['a', ','],
] as const)('finds the separator of %j', (line, separator) => {
  expect(separatorOf(line)).toBe(separator);
});
