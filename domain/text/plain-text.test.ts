import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cutAtWord, plainText, wordsOfHtml } from './plain-text.ts';

test.each([
  ['<p>Salt &amp; fire</p><p>in   one &lt;kiln&gt;</p>', 'Salt & fire in one <kiln>'],
  ['<p>Oat &amp; <em>moss</em>.</p>\n<p>Twice&#8230;&#x1F3FA;</p>', 'Oat & moss. Twice…🏺'],
  ['One<b>two</b> <A HREF="/x">three</A>, four<br>five<li>six', 'Onetwo three, four five six'],
  ['&quot;&apos;&#39;&nbsp;&#160;&NBSP;end', `"'' end`],
  ['&amp;lt;b&amp;gt; &lt;b&gt;', '&lt;b&gt; <b>'],
  ['AT&T, &unknown; &; &#; &#x; 1 < 2 > 0 <3', 'AT&T, &unknown; &; &#; &#x; 1 < 2 > 0 <3'],
  ['no &#0;such&#xD800; character&#9999999;', 'no such character'],
  [`<a title="1 > 0" data-x = 'a>"b' href=/x?y="z>link</a> on`, 'link on'],
  [`<p title=it's>its</p> <p ">own</p>`, 'its own'],
  ['a<!-- b --> -->c<!---->d<!-->e<!doctype html>f<?xml ?>g</ p>h</>i', 'a -->c d e f g h i'],
  ['<script src=x>a < b; "</p>"</SCRIPT >one<STYLE>p > a {}</style\n>two', 'one two'],
  ['<scripted>one</scripted> <a-b>two</a-b>three', 'one two three'],
  ['broken <a href="x', 'broken'],
  ['broken <a href="x">one</a> <a href="y>two</a>', 'broken one'],
  ['broken <!-- one', 'broken'],
  ['broken <script>one </scripted>', 'broken'],
  ['', ''],
])('the words of %j are %j', (html, words) => {
  expect(wordsOfHtml(html, 1000)).toBe(words);
  expect(plainText(html, 1000)).toBe(words);
});

describe('truncated text', () => {
  it('ends after a word, with an ellipsis', () => {
    expect(plainText('<p>one two three</p>', 9)).toBe('one two…');
    expect(cutAtWord('one two three', 7)).toBe('one two…');
    expect(cutAtWord('one two', 7)).toBe('one two');
    expect(cutAtWord('one  \n two', 6)).toBe('one…');
    expect(cutAtWord('onetwo', 3)).toBe('one…');
  });

  it('contains no partial tag, entity or character, however long the HTML is', () => {
    const picture = `<img src="/media/0199aaaa-0000-7000-8000-0000000000f1/a-very-long-name.webp" alt="">`;
    for (let shift = 0; shift < picture.length; shift += 1) {
      const words = plainText(`<p>${'a'.repeat(shift)}</p>${picture.repeat(100)}`, 300);
      expect(words, String(shift)).toBe('a'.repeat(shift));
    }
    const sign = plainText(`<i></i>${'<b></b>'.repeat(712)}x &amp; y &quot;`, 300);
    expect(sign).toMatch(/^x( &)?( y)?$/);
    expect(plainText('🏺'.repeat(200), 301)).toBe(`${'🏺'.repeat(150)}…`);
    expect(wordsOfHtml('🏺🏺', 3)).toBe('🏺');
  });
});

test('the text is short enough and ends at a word for any HTML', () => {
  const bits = '< > </ !-- --> script b p " \' = & #3 amp; 🏺 x'.split(' ');
  const bit = fc.constantFrom(' ', '\n', ...bits);
  fc.assert(
    fc.property(fc.string({ unit: bit, maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (html, most) => {
      const words = wordsOfHtml(html, most);
      const cut = plainText(html, most);
      expect(words).toBe(words.replaceAll(/\s+/g, ' ').trim());
      expect(words + cut).not.toMatch(/\p{Surrogate}/u);
      expect(cut.length).toBeLessThanOrEqual(most + 1);
    }),
  );
});

test.each([
  '<',
  '<a',
  '<a "',
  `<a ='"`,
  '<a x="',
  '<!--',
  '<!',
  '<script>',
  '</script',
  '&',
  '&#1',
  '="',
  ' ',
])('a megabyte of %j takes no longer than a megabyte', (bit) => {
  const html = bit.repeat(1_000_000 / bit.length);
  const took = startCpuTimer();
  wordsOfHtml(`x<p ${html}`, Infinity);
  wordsOfHtml(html, Infinity);
  wordsOfHtml(html, html.length - 1);
  cutAtWord(html, html.length - 1);
  expect(took()).toBeLessThan(2000);
});
