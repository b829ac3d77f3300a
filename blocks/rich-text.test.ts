import { expect, test } from 'vitest';
import { cleanRichText } from './rich-text.ts';

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a script address in disguise', '<a href=" java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['an address without a scheme of another host', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['a frame', '<iframe src="https://a.example"></iframe>b', 'b'],
  ['a style', '<p style="position:fixed" class="x">a</p>', '<p>a</p>'],
  ['a drawing', '<svg onload=alert(1)><a xlink:href="javascript:1">b</a></svg>', '<a>b</a>'],
  ['a foreign picture', '<img src="https://track.example/p.gif">a', 'a'],
  [
    'an escape from an attribute',
    '<p data-style="&quot;><img src=x>">a</p>',
    '<p data-style="&quot;&gt;&lt;img src=x&gt;">a</p>',
  ],
  ['a form', '<form action="/x"><input name="a"></form>', ''],
])('removes %s', (_name, html, clean) => {
  expect(cleanRichText(html)).toBe(clean);
});

test('keeps headings, styles, lists, links and the site’s own pictures', () => {
  const html =
    '<h2 data-style="4">A</h2><p data-style="large">b <a href="/c">c</a></p><ul><li>d</li></ul><dl><dt>e</dt><dd>f</dd></dl>';
  expect(cleanRichText(html)).toBe(html);
  expect(cleanRichText('<img src="/media/1/a.webp">')).toBe(
    '<img alt="" src="/media/1/a.webp" loading="lazy" />',
  );
});

test('gives a link to a new window no opener', () => {
  expect(cleanRichText('<a href="https://a.example" target="_blank">a</a>')).toContain('rel="noopener"');
});
