import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const table = readFileSync(join(root, 'docs/blocks.md'), 'utf8');
const rows = new Map(
  [...table.matchAll(/^\| (-?\d+) \| ([\w -]+) \| (`([\w-]+)`|none) \|(.*)\|$/gm)].map(
    ([, code = '', name = '', , folder = null, why = '']) => [
      Number(code),
      { name, folder, why: why.trim() },
    ],
  ),
);

/** Every code in the enumeration or the specification. */
const codes = [
  -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  30, 31, 32, 33, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
  65, 66, 67, 68, 69, 72, 1337,
];

test('every block type of the enumeration is listed in the table once', () => {
  expect([...rows.keys()]).toEqual(codes);
});

test.each(codes)('type %i has a block, or a reason why not', (code) => {
  const row = rows.get(code);
  if (row === undefined) throw new Error(`${code} is not in the table`);
  if (row.folder === null) expect(row.why).not.toBe('');
  else expect(existsSync(join(root, `blocks/${row.folder}/${row.folder}.block.ts`))).toBe(true);
});
