import { mailPlaceholders } from '@vitrine/domain/mail/mail-placeholders.ts';
import { occasionsOf, writtenMailKinds } from '@vitrine/domain/mail/mail-occasions.ts';
import { expect, it } from 'vitest';
import { mails } from '../../text/en-mails.ts';
import { colorOf } from './settings-values.ts';
import { readWords } from './words-values.ts';

it('every occasion that an owner chooses among has a name, and no other has one', () => {
  const chosen = writtenMailKinds
    .map((kind) => [kind, occasionsOf(kind)] as const)
    .filter(([, occasions]) => occasions.length > 1);
  const named = Object.entries(mails.occasions).map(([kind, names]) => [kind, Object.keys(names)]);
  expect(named).toEqual(chosen);
});

it('every placeholder has a name', () => {
  expect(Object.keys(mails.placeholderNames).toSorted()).toEqual([...mailPlaceholders].toSorted());
});

it('a color is understood without its sign, and otherwise left as it is typed', () => {
  expect(colorOf(' 8a3b1e ')).toBe('#8a3b1e');
  expect(colorOf('red')).toBe('red');
});

it('words with a placeholder that the email does not know are not sent', () => {
  const words = { subject: '', heading: '', intro: 'Hello {naem}', closing: '' };
  const stored = {
    revision: 1,
    version: 'k3J9',
    kind: 'restock',
    occasion: 'back',
    language: 'en',
    placeholders: ['product'],
    words,
    defaults: words,
  } as const;
  expect(readWords(words, { ...stored, placeholders: ['product'] })).toEqual({
    ok: false,
    problems: { intro: '{naem} is not a placeholder of this email. It knows {product}.' },
  });
  const right = { ...words, intro: 'See {product}' };
  expect(readWords(right, { ...stored, placeholders: ['product'] })).toEqual({
    ok: true,
    body: { ...right, language: 'en', version: 'k3J9' },
  });
});
