import { describe, expect, it } from 'vitest';
import { hostileBlocks, hostileLinks, hostileName, hostileText, whatRuns } from './hostile-page.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('what runs in a page', () => {
  it.each<[string, string]>([
    ['a text', `<p>${hostileText}</p>`],
    ['a name', `<h1>${hostileName}</h1>`],
    ['an attribute', `<img alt="${hostileText}">`],
    ['a title', `<title>${hostileText}</title>`],
    ['a text area', `<textarea>${hostileText}</textarea>`],
    ['a style', `<style>a{content:"${hostileText}"}</style>`],
    ['a comment', `<!-- ${hostileText} -->`],
    ['a script', `<script>const a = "${hostileName}"</script>`],
    ['data', `<script type="application/ld+json">{"a":"${hostileText}"}</script>`],
    ...hostileLinks
      .slice(0, 5)
      .map((link): [string, string] => ['a link', `<a href="${escaped(link)}">x</a>`]),
    ['a frame', `<iframe srcdoc="${escaped(hostileText)}"></iframe>`],
    ['a frame with scripts', `<iframe sandbox="allow-scripts" srcdoc="${escaped(hostileText)}"></iframe>`],
    ['an attribute of a link', `<a href="${hostileLinks[5]}">x</a>`],
  ])('is found where it is not escaped in %s', (_where, html) => {
    expect(whatRuns(html)).not.toEqual([]);
  });

  it('is nothing where it is escaped', () => {
    const text = escaped(hostileText);
    const data = `<script type="application/ld+json">{"a":"${hostileText.replaceAll('<', '\\u003c')}"}</script>`;
    const page = `<title>${text}</title><p title="${text}">${text}</p><a href="/${escaped(hostileName)}">x</a>${data}<iframe sandbox="allow-popups" srcdoc="${text}"></iframe>`;
    expect(whatRuns(page)).toEqual([]);
  });
});

it('every kind of block has hostile words where it has a field that takes any', () => {
  const silent = hostileBlocks('all').filter(({ props }) => !/__pwned|vbscript/.test(JSON.stringify(props)));
  // They have choices and numbers only.
  expect(silent.map(({ type }) => type)).toEqual(['tag-cloud', 'spacer']);
});
