import { expect, test } from 'vitest';
import { MAX_COLUMNS, MAX_ROWS, readSheet } from './dataset.ts';

const row = (name: string, ...values: (number | string | null)[]) => ({ name, values });

test('reads numbers as spreadsheets write them', () => {
  expect(readSheet({ columns: ['a', 'b', 'c'], rows: [row('x', 1.5, '1,234.5', ' -3 ')] })).toEqual({
    ok: true,
    value: {
      dataset: { columns: ['a', 'b', 'c'], rows: [{ name: 'x', values: [1.5, 1234.5, -3] }] },
      notes: [],
    },
  });
});

test.each([
  ['DATASET_WITHOUT_ROWS', { columns: ['a'], rows: [] }],
  ['DATASET_WITHOUT_COLUMNS', { columns: [], rows: [row('x')] }],
  ['DATASET_MISSING_DATA', { columns: ['a', 'b'], rows: [row('x', 1)] }],
  ['DATASET_MISSING_DATA', { columns: ['a'], rows: [row('x', '')] }],
  ['DATASET_MISSING_DATA', { columns: ['a'], rows: [row('x', 'many')] }],
  ['DATASET_MISSING_DATA', { columns: ['a'], rows: [row(' ', 1)] }],
  ['DATASET_MISSING_DATA', { columns: ['a'], rows: [row('x', Number.NaN)] }],
  ['DATASET_MISSING_DATA', { columns: ['a'], rows: [row('x', '1,23')] }],
  ['DATASET_MISSING_DATA', { columns: ['a'], rows: [row('x', 1.7e308)] }],
  ['DATASET_MISSING_DATA', { columns: ['a'], rows: [row('x', -Infinity)] }],
])('answers %s to %j', (code, sheet) => {
  expect(readSheet(sheet)).toEqual({ ok: false, error: { code } });
});

test('cuts excess rows and columns, and reports it', () => {
  const read = readSheet({
    columns: Array.from({ length: MAX_COLUMNS + 1 }, (_, at) => `c${at}`),
    rows: Array.from({ length: MAX_ROWS + 1 }, (_, at) =>
      row(`r${at}`, ...Array.from({ length: MAX_COLUMNS + 1 }, () => 1)),
    ),
  });
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.dataset.rows).toHaveLength(MAX_ROWS);
  expect(read.value.dataset.rows[0]?.values).toHaveLength(MAX_COLUMNS);
  expect(read.value.notes).toEqual([
    'Your dataset has been truncated to 60 rows.',
    'Your dataset has been truncated to 6 columns.',
  ]);
});

test('treats negligible values as zero', () => {
  expect(readSheet({ columns: ['a', 'b'], rows: [row('x', 5e-324, -1e-11)] })).toMatchObject({
    value: { dataset: { rows: [{ values: [0, 0] }] } },
  });
});
