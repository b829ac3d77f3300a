import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import { expect, test } from 'vitest';
import { htmlOfMarkdown } from './markdown.render.tsx';

test('reads headings, lists, tables and links', () => {
  expect(htmlOfMarkdown('## A\n\n- b\n- [c](/d)\n\n| e |\n|---|\n| f |')).toBe(
    '<h2>A</h2>\n<ul>\n<li>b</li>\n<li><a href="/d">c</a></li>\n</ul>\n<table>\n<thead>\n<tr>\n<th>e</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>f</td>\n</tr>\n</tbody>\n</table>\n',
  );
});

test('lowers headings below the h1 of the page', () => {
  expect(htmlOfMarkdown('# A\n\n## B\n\n###### C')).toBe('<h2>A</h2>\n<h3>B</h3>\n<h6>C</h6>\n');
});

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img'],
  ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
  ['[a](data:text/html;base64,PHNjcmlwdD4=)', '[a](data:'],
  ['[a](//evil.example)', '<a>a</a>'],
  ['![a](https://track.example/p.gif)', '<p></p>'],
  ['[a](<x" onmouseover="alert(1)>)', '<a href="x%22%20onmouseover=%22alert(1)">'],
])('renders %s inert', (markdown, shown) => {
  const html = htmlOfMarkdown(markdown);
  expect(html).toContain(shown);
  expect(html).not.toMatch(/<script|<img|href="javascript|href="data/);
});

test('reads deeply nested quotes and lists quickly', () => {
  const took = startCpuTimer();
  htmlOfMarkdown(`${'> '.repeat(10_000)}a\n${'- '.repeat(5000)}b\n${'*a '.repeat(3000)}`);
  htmlOfMarkdown('['.repeat(20_000) + ']('.repeat(10_000));
  expect(took()).toBeLessThan(2000);
});
