import { expect, it } from 'vitest';
import { byFile, meaningOf } from './problem-meaning.ts';

it.each([
  ['template.conf', 'This is not JSON: a comma is missing', 'confIgnored'],
  ['template.conf', 'The region "gone" of the layout "default" is not there (gone.region)', 'regionMissing'],
  ['template.conf', 'The stylesheet styles/missing.less is not there', 'stylesMissing'],
  ['styles/site.less', 'Less: variable @ink is undefined', 'stylesBroken'],
  ['site.region', 'This stylesheet is on another site and is not loaded: https://a.example/x.css', 'outside'],
  ['site.region', 'The file assets/mark.svg is not there', 'fileMissing'],
  ['site.region', "There is no partial 'card'", 'partMissing'],
  ['blocks/a.block', 'RuntimeError: Too much work; the rest of this template is left out', 'cutShort'],
  ['collections/blog.list', 'Unexpected end of file', 'template'],
  ['copied-files/copied-files.json', 'Something else', 'other'],
])('%s: %s', (file, message, meaning) => {
  expect(meaningOf({ file, message })).toBe(meaning);
});

const of = (file: string, severity: 'error' | 'warning') => ({ file, severity, message: '' });

it('lists files with errors first, then by name', () => {
  const sorted = byFile([of('a', 'warning'), of('c', 'error'), of('b', 'error'), of('c', 'warning')]);
  expect(sorted.map(({ file, problems }) => [file, problems.length])).toEqual([
    ['b', 1],
    ['c', 2],
    ['a', 1],
  ]);
});
