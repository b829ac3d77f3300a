import { expect, it } from 'vitest';
import { CUSTOM_NAME, customFieldKind } from './custom-fields.ts';

it.each([
  ['text', 'text'],
  ['checkbox', 'checkbox'],
  ['WYSIWYG', 'html'],
  ['image', 'image'],
  ['oembed', 'text'],
  ['', 'text'],
  ['constructor', 'text'],
])('fills in a field of the type "%s" as %s', (type, kind) => {
  expect(customFieldKind(type)).toBe(kind);
});

it('has names that templates can read, and none that every object has', () => {
  for (const name of ['paper', 'isSoldOut', 'edition_2']) expect(name).toMatch(CUSTOM_NAME);
  const others = ['', '__proto__', 'a.b', 'a b', '2nd', 'a'.repeat(61)];
  for (const name of others) expect(name).not.toMatch(CUSTOM_NAME);
});
