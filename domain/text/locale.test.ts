import { expect, it } from 'vitest';
import { localized } from './localized.ts';
import { localeOf, plural } from './locale.ts';

it.each([
  ['en-US', 'en'],
  ['de', 'de'],
  ['de-CH', 'de'],
  ['FR_ca', 'fr'],
  ['es-419', 'es'],
  ['pt-BR', 'en'],
  ['', 'en'],
])('the language %s is written in %s', (language, locale) => {
  expect(localeOf(language)).toBe(locale);
});

it('a number selects the plural form of its language', () => {
  const forms = { one: 'one', other: 'other' };
  expect(plural('en', 0, forms)).toBe('other');
  expect(plural('fr', 0, forms)).toBe('one');
  expect(plural('de', 1, forms)).toBe('one');
  expect(plural('es', 1_000_000, forms)).toBe('other');
  expect(plural('es', 1_000_000, { ...forms, many: 'many' })).toBe('many');
});

it('a locale chooses its texts', () => {
  const text = localized({ en: { a: 'a' }, de: { a: 'ä' }, fr: { a: 'à' }, es: { a: 'á' } });
  expect((['en', 'de', 'fr', 'es'] as const).map((locale) => text(locale).a)).toEqual(['a', 'ä', 'à', 'á']);
});

it('a missing or additional text in a translation is a type error', () => {
  const en = { title: 'Title', names: { one: '{n} name', other: '{n} names' }, steps: ['a', 'b'] as const };
  const own = { title: '', names: { one: '', other: '' }, steps: ['', ''] as const };
  localized({ en, de: own, fr: own, es: { ...own, names: { one: '', many: '', other: '' } } });
  // @ts-expect-error: no title
  localized({ en, de: { names: own.names, steps: own.steps }, fr: own, es: own });
  // @ts-expect-error: no form for many
  localized({ en, de: own, fr: { ...own, names: { one: '' } }, es: own });
  // @ts-expect-error: one step only
  localized({ en, de: own, fr: own, es: { ...own, steps: [''] as const } });
  // @ts-expect-error: English has no lead
  localized({ en, de: { ...own, lead: '' }, fr: own, es: own });
  expect(Object.keys(own)).toEqual(Object.keys(en));
});
