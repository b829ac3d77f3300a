import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addColumn,
  addRow,
  type Grid,
  isNumberCell,
  pasteCells,
  problemOfGrid,
  readCells,
  readGrid,
  removeColumn,
  removeRow,
  withCell,
  writeGrid,
} from './dataset-grid.ts';

const limits = { maxRows: 4, maxColumns: 3 };
const sheet = {
  columns: ['2024', '2025'],
  rows: [
    { name: 'Mugs', values: ['3', '4'] },
    { name: 'Bowls', values: ['5', ''] },
  ],
};
const grid: Grid = {
  head: ['', '2024', '2025'],
  rows: [
    ['Mugs', '3', '4'],
    ['Bowls', '5', ''],
  ],
};
const empty: Grid = { head: ['', 'Column'], rows: [['', '']] };

test('a dataset is edited as a grid and stored in the form it had', () => {
  expect(readGrid(sheet, 'sheet')).toEqual(grid);
  expect(writeGrid(grid)).toEqual(sheet);
  expect(readGrid([['a', 'b'], ['c']], 'rows')).toEqual({
    head: null,
    rows: [
      ['a', 'b'],
      ['c', ''],
    ],
  });
  expect(writeGrid({ head: null, rows: [['a']] })).toEqual([['a']]);
});

test('a broken dataset is opened as far as it can be read', () => {
  expect(readGrid(null, 'rows')).toEqual({ head: null, rows: [] });
  expect(readGrid(null, 'sheet')).toEqual({ head: [''], rows: [] });
  expect(
    readGrid({ columns: ['A', 7], rows: [null, { name: 'x' }, { values: [1, null, 3] }] }, 'sheet'),
  ).toEqual({
    head: ['', 'A', '7', ''],
    rows: [
      ['', '', '', ''],
      ['x', '', '', ''],
      ['', '1', '', '3'],
    ],
  });
});

describe('what is wrong with a dataset', () => {
  test('it lacks rows, columns or cells', () => {
    expect(problemOfGrid({ head: ['', 'A'], rows: [] })).toBe('Your dataset must have at least one row');
    expect(problemOfGrid({ head: [''], rows: [['x']] })).toBe('Your dataset must have at least one column');
    expect(problemOfGrid(grid)).toBe('One or more rows was missing data');
    expect(problemOfGrid(withCell(grid, 1, 2, '6'))).toBeNull();
    expect(problemOfGrid(withCell(grid, 1, 2, 'six'))).toBe('One or more rows was missing data');
    expect(problemOfGrid(withCell(grid, 1, 2, '1,234.5'))).toBeNull();
    expect([isNumberCell('1,234.5'), isNumberCell('six'), isNumberCell('')]).toEqual([true, false, false]);
  });

  test('a table of texts may have empty cells, but no empty row', () => {
    expect(problemOfGrid({ head: null, rows: [['a', '']] })).toBeNull();
    expect(problemOfGrid({ head: null, rows: [['a'], [' ']] })).toBe('One or more rows was missing data');
  });
});

describe('pasted cells', () => {
  test('come from a spreadsheet or from CSV', () => {
    expect(readCells('Mugs\t3\r\nBig "bowls"\t4,5\r\n')).toEqual([
      ['Mugs', '3'],
      ['Big "bowls"', '4,5'],
    ]);
    expect(readCells('name,2024\n"Mugs, small",3')).toEqual([
      ['name', '2024'],
      ['Mugs, small', '3'],
    ]);
    expect(readCells('name;2024\nMugs;3,5')).toEqual([
      ['name', '2024'],
      ['Mugs', '3,5'],
    ]);
    expect(readCells('Well, this is one cell')).toEqual([['Well, this is one cell']]);
  });

  test('are put at the cell, and the grid grows', () => {
    const after = pasteCells(
      grid,
      [
        ['7', '8'],
        ['9', '10'],
      ],
      { row: 1, column: 2 },
      limits,
    );
    expect(after).toEqual({
      grid: {
        head: ['', '2024', '2025', ''],
        rows: [
          ['Mugs', '3', '4', ''],
          ['Bowls', '5', '7', '8'],
          ['', '', '9', '10'],
        ],
      },
      notes: [],
    });
  });

  test('bring the names of their columns into an empty dataset', () => {
    const cells = [
      ['', 'Sold', 'Made'],
      ['Mugs', '3', '4'],
    ];
    expect(pasteCells(empty, cells, { row: 0, column: 0 }, limits).grid).toEqual({
      head: ['', 'Sold', 'Made'],
      rows: [['Mugs', '3', '4']],
    });
    expect(pasteCells(grid, cells, { row: 0, column: 0 }, limits).grid.rows[0]).toEqual(['', 'Sold', 'Made']);
  });

  test('are cut at the limits, and it is said', () => {
    const cells = Array.from({ length: 6 }, () => ['name', '1', '2', '3', '4']);
    const { grid: cut, notes } = pasteCells(grid, cells, { row: 0, column: 0 }, limits);
    expect(cut.rows).toHaveLength(4);
    expect(cut.rows[0]).toHaveLength(4);
    expect(notes).toEqual([
      'Your dataset has been truncated to 4 rows.',
      'Your dataset has been truncated to 3 columns.',
    ]);
  });

  test('never exceed the limits nor leave uneven rows', () => {
    const cells = fc.array(fc.array(fc.string(), { maxLength: 8 }), { maxLength: 8 });
    const place = fc.record({ row: fc.integer({ min: -1, max: 1 }), column: fc.nat({ max: 2 }) });
    fc.assert(
      fc.property(cells, place, fc.boolean(), (pasted, at, isSheet) => {
        const before = isSheet ? grid : { ...grid, head: null };
        const { grid: after } = pasteCells(before, pasted, at, limits);
        const widths = new Set(
          [...after.rows, ...(after.head === null ? [] : [after.head])].map((row) => row.length),
        );
        expect(widths.size).toBe(1);
        expect([...widths][0]).toBeLessThanOrEqual(limits.maxColumns + (isSheet ? 1 : 0));
        expect(after.rows.length).toBeLessThanOrEqual(limits.maxRows);
      }),
    );
  });
});

test('rows and columns are added and removed, and a cell of the head is typed', () => {
  expect(addRow(grid).rows[2]).toEqual(['', '', '']);
  expect(removeRow(grid, 0).rows).toEqual([['Bowls', '5', '']]);
  expect(addColumn(grid)).toEqual({
    head: ['', '2024', '2025', ''],
    rows: [
      ['Mugs', '3', '4', ''],
      ['Bowls', '5', '', ''],
    ],
  });
  expect(removeColumn(grid, 1)).toEqual({
    head: ['', '2025'],
    rows: [
      ['Mugs', '4'],
      ['Bowls', ''],
    ],
  });
  expect(withCell(grid, -1, 1, 'Sold').head).toEqual(['', 'Sold', '2025']);
  expect(addRow({ head: ['', 'A'], rows: [] }).rows).toEqual([['', '']]);
});
