import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSnippet, highlightMatches } from './highlight-matches.ts';
import { nearestWord, wordDistance } from './nearest-word.ts';
import { wordsOfDocument, wordsToSearch } from './plain-words.ts';
import { MAX_QUERY, MAX_WORDS, readQuery, wordsOf } from './read-query.ts';

const terms = (...beginnings: string[]) => ({ beginnings, whole: new Set<string>() });

describe('a query', () => {
  it('is split into folded words, like the indexed texts', () => {
    expect(readQuery('  Café-Tisch,\u0000  potter’s 1.5 mugs ')).toEqual({
      text: 'Café-Tisch, potter’s 1.5 mugs',
      words: ['cafe', 'tisch', 'potters', '1', '5', 'mugs'],
    });
  });

  it('is bounded, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (typed) => {
        const { text, words } = readQuery(typed);
        return (
          text.length <= MAX_QUERY &&
          words.length <= MAX_WORDS &&
          words.every((word) => /^[\p{L}\p{N}]+$/u.test(word))
        );
      }),
    );
    expect(readQuery("'; drop table items; -- \\ :* & | ! ( )").words).toEqual(['drop', 'table', 'items']);
  });
});

describe('a typo', () => {
  const known = ['stoneware', 'glaze', 'gauze', 'kiln', 'workshop', 'mug', 'of'].map((word) => ({
    word,
    inTitle: word === 'glaze',
  }));

  it.each([
    ['glze', 'glaze'],
    ['gluze', 'glaze'],
    ['tsoneware', 'stoneware'],
    ['stonewear', 'stoneware'],
    ['kilnn', 'kiln'],
    ['wrkshp', null],
    ['wrokshop', 'workshop'],
    ['zzzzzz', null],
    ['cup', null],
    ['mgu', 'mug'],
    ['umg', 'mug'],
    ['mugg', 'mug'],
    ['kln', 'kiln'],
    ['bug', null],
    ['fo', null],
    ['stonware', 'stoneware'],
    ['2026', null],
  ])('%s means %s', (typed, correction) => {
    expect(nearestWord(typed, known)).toBe(correction);
  });

  it('is symmetric, and at least the difference in length', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const distance = wordDistance(a, b, 20);
        return (
          distance === wordDistance(b, a, 20) &&
          distance >= Math.abs(a.length - b.length) &&
          (distance === 0) === (a === b)
        );
      }),
    );
  });
});

describe('a snippet', () => {
  const long = `${'Something else entirely. '.repeat(30)}Here the ash glaze meets the kiln. ${'And more of it. '.repeat(30)}`;

  it('shows the part with the most matches, highlighted', () => {
    const html = makeSnippet(long, terms('glaz', 'kiln'));
    expect(html).toMatch(/^… .*<mark>glaze<\/mark> meets the <mark>kiln<\/mark>.* …$/);
    expect(html.replaceAll(/<\/?mark>/g, '').length).toBeLessThan(200);
  });

  it('starts at the beginning without a match', () => {
    expect(makeSnippet(long, terms('none'))).toMatch(/^Something else .* …$/);
  });

  it('highlights words with other accents and case, and exact words only as a whole', () => {
    expect(highlightMatches('Café CAFÉS cafeteria', { beginnings: [], whole: new Set(['cafe']) })).toBe(
      '<mark>Café</mark> CAFÉS cafeteria',
    );
  });

  it('escapes markup, and contains no tag but mark', () => {
    expect(highlightMatches('<img src=x onerror="alert(1)"> & \'mug\'', terms('img', 'mug'))).toBe(
      '&lt;<mark>img</mark> src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;<mark>mug</mark>&#39;',
    );
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 900 }),
        fc.string({ minLength: 1, maxLength: 3 }),
        (text, needle) => !/[<>]/.test(makeSnippet(text, terms(needle)).replaceAll(/<\/?mark>/g, '')),
      ),
    );
  });
});

const block = (type: string, props: Record<string, unknown>) => ({
  id: type,
  type,
  place: { column: 1, columns: 24, row: 1, rows: 1 },
  props,
});

describe('the indexed text of content', () => {
  it('is the text of its HTML, without markup', () => {
    expect(
      wordsToSearch('<p>One<b>two</b></p><ul><li>three &amp; &#x1F3FA;</li></ul><script>four()</script>&#0;'),
    ).toBe('Onetwo three & 🏺');
    expect(wordsOf('Onetwo three & 🏺')).toEqual(['onetwo', 'three']);
  });

  it('is the visible text of a page’s blocks, without settings and code', () => {
    expect(
      wordsOfDocument({
        version: 2,
        sections: [
          {
            id: 's',
            theme: 'light',
            space: 'normal',
            fullWidth: false,
            blocks: [
              block('text', { html: '<h2>Our kiln</h2>', size: 'lead', id: 'secret' }),
              block('accordion', { items: [{ title: 'When?', html: '<p>On Sundays</p>', url: '/x' }] }),
              block('code', { html: '<b>hidden</b>' }),
            ],
          },
        ],
      }),
    ).toBe('Our kiln When? On Sundays');
  });
});
