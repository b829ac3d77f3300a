import { expect, it } from 'vitest';
import { altTextOf } from './alt-text.ts';

const none = { altText: '', title: '', body: '', filename: '' };

it('takes the first text that is not empty', () => {
  expect(altTextOf({ altText: ' A mug ', title: 'Mug', body: 'x', filename: 'f' })).toBe('A mug');
  expect(altTextOf({ ...none, title: 'Mug', body: 'x', filename: 'f' })).toBe('Mug');
  expect(altTextOf({ ...none, body: '<p>A <b>blue</b>\n mug &amp; lid</p>', filename: 'f' })).toBe(
    'A blue mug & lid',
  );
  expect(altTextOf({ ...none, body: '<p> </p>', filename: 'mug.jpg' })).toBe('mug.jpg');
  expect(altTextOf(none)).toBe('');
});

it('truncates body text at 250, between characters', () => {
  expect(altTextOf({ ...none, body: 'a'.repeat(251) })).toBe('a'.repeat(250));
  expect(altTextOf({ ...none, body: `${'a'.repeat(249)}😀` })).toBe('a'.repeat(249));
});
