import { describe, expect, it } from 'vitest';
import { locales } from '../text/locale.ts';
import { fillText } from '../text/fill-text.ts';
import { findOccasion, occasionsOf, writtenMailKinds } from './mail-occasions.ts';
import { hasNoOwnWords, mailWordsProblems, noMailWords, wordsOr } from './mail-words.ts';
import { wordsSentence } from './words-sentence.ts';

const known = ['name', 'number'] as const;
const problem = (intro: string) => mailWordsProblems({ ...noMailWords, intro }, known).intro;

describe('the placeholders of words', () => {
  it.each(['Hello', 'Hello {name}', '{name}{number}', 'Your order is {number}.', 'a\nb {name}'])(
    'are right in “%s”',
    (intro) => expect(problem(intro)).toBeUndefined(),
  );

  it.each([
    ['Hello {naem}', '{naem}'],
    ['{name} and {last4}', '{last4}'],
    ['{constructor}', '{constructor}'],
  ])('are unknown in “%s”', (intro, written) =>
    expect(problem(intro)).toEqual({ kind: 'unknown-placeholder', written }),
  );

  it.each([
    'Hello {name',
    'Hello {{name}}',
    'Hello name}',
    '{ name }',
    '{}',
    '{name}}',
    'a { b',
    '{first name}',
  ])('are broken in “%s”', (intro) => expect(problem(intro)?.kind).toBe('broken-placeholder'));

  it('are named in the sentence that an owner reads, with those that the mail knows', () => {
    expect(wordsSentence({ kind: 'unknown-placeholder', written: '{naem}' }, known)).toBe(
      '{naem} is not a placeholder of this email. It knows {name}, {number}.',
    );
    expect(wordsSentence({ kind: 'broken-placeholder', written: '{{name}}' }, known)).toContain('“{{name}}”');
  });
});

describe('words', () => {
  it.each(['Hello\r\nBcc: all@example.com', 'Hello\nthere', 'a\u2028b', 'a\u0000b'])(
    'cannot put a second line into the subject',
    (subject) =>
      expect(mailWordsProblems({ ...noMailWords, subject }, known)).toEqual({
        subject: { kind: 'line-break' },
      }),
  );

  it('are at most 200 characters in a line and 2,000 in a text', () => {
    const long = mailWordsProblems(
      {
        subject: 'x'.repeat(201),
        heading: 'x'.repeat(200),
        intro: 'x'.repeat(2001),
        closing: 'x'.repeat(2000),
      },
      known,
    );
    expect(long).toEqual({
      subject: { kind: 'too-long', most: 200 },
      intro: { kind: 'too-long', most: 2000 },
    });
  });

  it('are the product’s where the shop has none of its own', () => {
    const ours = { subject: 'a', heading: 'b', intro: 'c', closing: 'd' };
    expect(wordsOr({ ...noMailWords, intro: 'mine', closing: '  \n' }, ours)).toEqual({
      ...ours,
      intro: 'mine',
    });
    expect(hasNoOwnWords({ ...noMailWords, closing: ' \n ' })).toBe(true);
    expect(hasNoOwnWords({ ...noMailWords, closing: 'Bye' })).toBe(false);
  });
});

it.each(locales.flatMap((locale) => writtenMailKinds.map((kind) => [locale, kind] as const)))(
  'in %s, our own words of %s use only placeholders that they name',
  (locale, kind) => {
    for (const occasion of occasionsOf(kind)) {
      const definition = findOccasion(kind, occasion);
      if (definition === null) throw new Error(occasion);
      const words = definition.words(locale);
      expect([occasion, mailWordsProblems(words, definition.placeholders)]).toEqual([occasion, {}]);
      expect(words.subject).not.toBe('');
      expect(fillText(words.intro, { shop: 'x' })).not.toBe('');
    }
  },
);

it('there is no occasion of a name that only objects have', () => {
  expect(findOccasion('restock', 'constructor')).toBeNull();
  expect(findOccasion('restock', 'back')).not.toBeNull();
});
