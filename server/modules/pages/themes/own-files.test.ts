import { aTheme } from '@vitrine/testing/theme-fixture.ts';
import { describe, expect, it } from 'vitest';
import { stylesWithOwnFiles, withOwnFiles } from './own-files.ts';

const theme = aTheme('');
const own = '/_v/theme-files/test/now';

describe('a preview of a theme that the site does not use', () => {
  it.each([
    ['<img src="/assets/a.png">', `<img src="${own}/assets/a.png">`],
    ["<img src='assets/a.png'>", `<img src='${own}/assets/a.png'>`],
    ['<img src=/assets/a.png alt>', `<img src=${own}/assets/a.png alt>`],
    [
      '<img srcset="/assets/a.png 1x, /assets/b.png 2x">',
      `<img srcset="${own}/assets/a.png 1x, ${own}/assets/b.png 2x">`,
    ],
    ['<p style="background: url(/assets/a.png)">', `<p style="background: url(${own}/assets/a.png)">`],
    [
      '<p style="background: url(&quot;/assets/a.png&quot;)">',
      `<p style="background: url(&quot;${own}/assets/a.png&quot;)">`,
    ],
    ['<script src="/scripts/a.js"></script>', `<script src="${own}/scripts/a.js"></script>`],
    ['<script src="/_v/theme-scripts/a.js?v=1">', `<script src="${own}/_v/theme-scripts/a.js?v=1">`],
    ['<link href="/_v/theme-copies/a.css">', `<link href="${own}/_v/theme-copies/a.css">`],
    ['<link rel="preload" href="/_v/fonts/a.woff2">', `<link rel="preload" href="${own}/_v/fonts/a.woff2">`],
  ])('loads the files of that theme: %s', (html, expected) => {
    expect(withOwnFiles(html, theme)).toBe(expected);
  });

  it.each([
    '<p>Put it into /assets/a.png, or "assets/a.png".</p>',
    '<img src="/media/1/assets/a.png">',
    '<img src="https://a.example/assets/a.png">',
    '<a href="/shop/assets/">',
    '<link href="/_v/theme/test-1234567890.css">',
  ])('leaves everything else as it is: %s', (html) => {
    expect(withOwnFiles(html, theme)).toBe(html);
  });

  it('has styles with the files of that theme', () => {
    expect(
      stylesWithOwnFiles('a{background:url("/assets/a.png")}@import "/_v/theme-copies/b.css";', theme),
    ).toBe(`a{background:url("${own}/assets/a.png")}@import "${own}/_v/theme-copies/b.css";`);
    expect(stylesWithOwnFiles('a{background:url(/media/a.png)}', theme)).toBe(
      'a{background:url(/media/a.png)}',
    );
  });
});
