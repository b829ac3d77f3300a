import { expect, test } from 'vitest';
import { findMissingReferences, findMissingWords } from './spec-words.mjs';

const catalogue = ['export const added = \'Added!\';\nexport const left = "It’s {n} left";'];
const tests = ["expect(x).toBe('Added!'); expect(y).toBe('It’s 3 left')"];

test('a message in the catalogue and in a test passes', () => {
  const words = [
    { section: '4', words: 'Added!' },
    { section: '4', words: 'It’s {n} left', seen: ['It’s 3 left'] },
  ];
  expect(findMissingWords(words, catalogue, tests)).toEqual([]);
});

test('a message that is only part of a longer text is missing', () => {
  expect(findMissingWords([{ section: '4', words: 'Added' }], catalogue, tests)).toEqual([
    'section 4: "Added" is not a text of the catalogue.',
  ]);
});

test('a message that no test contains is missing', () => {
  const words = [{ section: '4', words: 'It’s {n} left', seen: ['It’s 9 left'] }];
  expect(findMissingWords(words, catalogue, tests)).toEqual(['section 4: no test contains "It’s 9 left".']);
});

test('a different wording in the catalogue needs a reason', () => {
  const odd = { section: '4', words: 'Added!!', catalogue: 'Added!', seen: ['Added!!', 'Added!'] };
  expect(findMissingWords([odd], catalogue, ['Added!! Added!'])).toHaveLength(1);
  expect(findMissingWords([{ ...odd, why: 'a reason' }], catalogue, ['Added!! Added!'])).toEqual([]);
});

test('a message that is listed as not yet built may be missing, and may not be there', () => {
  const fonts = { section: '8', words: 'Unable to load fonts', notYet: 'design and fonts' };
  expect(findMissingWords([fonts], catalogue, tests)).toEqual([]);
  expect(findMissingWords([fonts], [...catalogue, "noFonts: 'Unable to load fonts'"], tests)).toEqual([
    'section 8: "Unable to load fonts" is a text now; it still is listed as not yet built.',
  ]);
});

function read(path: string): string | null {
  return path === 'a/b.test.ts' ? "it('holds')" : null;
}

test('a table may name only existing files and tests', () => {
  expect(findMissingReferences('| x | `a/b.test.ts` “holds” |', read)).toEqual([]);
  expect(findMissingReferences('`a/b.test.ts` “falls”; `a/c.ts`', read)).toEqual([
    'a/b.test.ts has no test "falls".',
    'there is no file a/c.ts.',
  ]);
});
