import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folders = readdirSync(join(root, 'server/modules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

test('every module of the server is in the list of modules', () => {
  const listed = [...read('server/modules/index.ts').matchAll(/from '\.\/([\w-]+)\/module\.ts'/g)];
  expect(listed.map(([, name]) => name).toSorted()).toEqual(folders);
});

test('the table of ARCHITECTURE.md has exactly these modules', () => {
  const [, table = ''] = read('ARCHITECTURE.md').split('## Modules');
  const [rowsText = ''] = table.split('\n## ');
  const rows = [...rowsText.matchAll(/^\| ([a-z][a-z-]+) \|/gm)].map(([, name]) => name);
  expect(rows.filter((name) => name !== 'module')).toEqual(folders);
});
