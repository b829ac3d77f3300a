import { expect, test } from 'vitest';
import { plainText, shorten } from './plain-text.ts';

test.each([
  ['<p>Oat &amp; <em>moss</em>.</p><p>Twice&#8230;</p>', 'Oat & moss. Twice…'],
  ['a &lt;b&gt; &unknown; &#0; &#9999999;', 'a <b> &unknown; &#0; &#9999999;'],
  ['broken <a href="x', 'broken'],
  ['', ''],
])('of %j is %j', (html, words) => {
  expect(plainText(html, 200)).toBe(words);
});

test('cuts at a space', () => {
  expect(shorten('one two three', 9)).toBe('one two…');
  expect(shorten('one two', 7)).toBe('one two');
});
