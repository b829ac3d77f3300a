import { expect, it } from 'vitest';
import { findRetired, splitSource } from './retired-words.mjs';

it('finds a retired word in names of every spelling, in comments, test titles, documents and the names of files', () => {
  expect(findRetired('server/a.ts', 'const reckonTotal = 1;')).toHaveLength(1);
  expect(findRetired('server/a.ts', 'const RECKON_EVERY = 1;')).toHaveLength(1);
  expect(findRetired('server/a.ts', "import './reckon-total.ts';")).toHaveLength(1);
  expect(findRetired('server/a.ts', '// Totals are reckoned late.')).toHaveLength(1);
  expect(findRetired('server/a.test.ts', "it('reckons the total', () => {});")).toHaveLength(1);
  expect(findRetired('docs/a.md', 'Totals are reckoned late.')).toHaveLength(1);
  expect(findRetired('server/reckon-total.ts', '')).toEqual([
    'server/reckon-total.ts: its name has "reckon". Use calculate; see docs/glossary.md.',
  ]);
});

it('reports the line, and ignores texts that people read in the product', () => {
  expect(findRetired('server/a.ts', '\n\n// We tell.\n')[0]).toMatch(/^server\/a\.ts:3: /);
  expect(findRetired('server/a.ts', "const text = 'We will tell you once.';")).toEqual([]);
  expect(findRetired('server/a.ts', 'const text = `We will tell\nyou once.`;')).toEqual([]);
});

it('ignores words of the specification, words that contain a retired one, and ordinary English', () => {
  expect(findRetired('server/a.ts', "const path = '/api/census/RecordHit';")).toEqual([]);
  expect(findRetired('server/a.ts', "const css = '@font-face';")).toEqual([]);
  expect(findRetired('server/a.ts', 'const intelligent = storminess;')).toEqual([]);
  expect(findRetired('server/a.ts', '// There is room for one more.')).toEqual([]);
  expect(findRetired('editor/a.ts', '// The room of orders.')).toHaveLength(1);
});

it('separates comments, sentences and code, line by line', () => {
  const { names, prose } = splitSource("const url = 'a//b'; // why\nit('a title', () => {});");
  expect(names).toBe("const url = 'a//b';       \nit(         , () => {});");
  expect(prose).toBe("                    // why\n   'a title'");
});
