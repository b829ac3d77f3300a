import { expect, it } from 'vitest';
import { addressName, plainName, versionOf } from './file-address.ts';
import { likelyKind } from './file-limits.ts';

it('each version of a file has an address of its own, and one name', () => {
  expect(addressName('mug.webp', 1)).toBe('mug.webp');
  expect(addressName('mug.webp', 2)).toBe('mug.v2.webp');
  expect(addressName('mug.v2.webp', 3)).toBe('mug.v3.webp');
  expect([plainName('mug.v3.webp'), plainName('mug.webp')]).toEqual(['mug.webp', 'mug.webp']);
  expect([versionOf('mug.v3.webp'), versionOf('mug.webp'), versionOf('v3.webp')]).toEqual([3, 1, 1]);
});

it.each([
  ['image/png', 'a.png', 'picture'],
  ['image/png', 'a.txt', 'picture'],
  ['', 'a.JPG', 'picture'],
  ['', 'a.mov', 'video'],
  ['application/ogg', 'a.ogg', 'audio'],
  ['application/pdf', 'a', 'attachment'],
  ['text/plain', 'notes.txt', null],
  ['application/zip', 'a.zip', null],
  ['', 'notes', null],
])('a file of type %j named %s seems to be: %s', (type, name, kind) => {
  expect(likelyKind({ type, name })).toBe(kind);
});
