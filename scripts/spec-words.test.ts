import { expect, test } from 'vitest';
import { findMissingReferences, findMissingWords } from './spec-words.mjs';

const catalogue = ['export const added = \'Added!\';\nexport const left = "It’s {n} left";'];
const tests = ["expect(x).toBe('Added!'); expect(y).toBe('It’s 3 left')"];

test('words that are in the catalogue and in a test are fine', () => {
  const words = [
    { section: '4', words: 'Added!' },
    { section: '4', words: 'It’s {n} left', seen: ['It’s 3 left'] },
  ];
  expect(findMissingWords(words, catalogue, tests)).toEqual([]);
});

test('words that are part of a longer text are missing', () => {
  expect(findMissingWords([{ section: '4', words: 'Added' }], catalogue, tests)).toEqual([
    'section 4: "Added" is no text of domain/text/en or contracts/errors.ts.',
  ]);
});

test('words no test says are missing', () => {
  const words = [{ section: '4', words: 'It’s {n} left', seen: ['It’s 9 left'] }];
  expect(findMissingWords(words, catalogue, tests)).toEqual(['section 4: no test says "It’s 9 left".']);
});

test('other words in the catalogue need a reason', () => {
  const odd = { section: '4', words: 'Added!!', catalogue: 'Added!', seen: ['Added!!', 'Added!'] };
  expect(findMissingWords([odd], catalogue, ['Added!! Added!'])).toHaveLength(1);
  expect(findMissingWords([{ ...odd, why: 'a reason' }], catalogue, ['Added!! Added!'])).toEqual([]);
});

function read(path: string): string | null {
  return path === 'a/b.test.ts' ? "it('holds')" : null;
}

test('a table names only files and tests that there are', () => {
  expect(findMissingReferences('| x | `a/b.test.ts` “holds” |', read)).toEqual([]);
  expect(findMissingReferences('`a/b.test.ts` “falls”; `a/c.ts`', read)).toEqual([
    'a/b.test.ts has no test "falls".',
    'there is no file a/c.ts.',
  ]);
});
