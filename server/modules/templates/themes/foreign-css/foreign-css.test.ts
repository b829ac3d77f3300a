import { describe, expect, it } from 'vitest';
import { excludeOurElements, withoutLayers } from './foreign-cascade.ts';
import { pageColors } from './page-colors.ts';

/** The rule, with the selector that excludes our elements written as `[not ours]`. */
const spared = (css: string): string =>
  excludeOurElements(css, pageColors(css).isReadable)
    .replaceAll(/:not\(:where\(:is\([^)]*\) \*\)\)/g, '[not on ours]')
    .replaceAll(/:not\(:where\(:is.*?__input\)\)/g, '[not ours]');

describe('styles of a theme written for another host', () => {
  it('follow ours without layers, so that a class is stronger than a reset', () => {
    expect(
      withoutLayers(
        '@layer blocks { .a { b: c } @media print { .d { e: f } } }\n@layer base { .g { h: i } }',
      ),
    ).toBe('.a{ b: c }@media print{.d{ e: f } } .g{ h: i } ');
  });

  it.each([
    ['a link under an id', '#page a { b: c }', '#page a[not ours]{ b: c }'],
    ['a link’s states', 'a:link, a:hover { b: c }', 'a[not ours]:link,a[not ours]:hover{ b: c }'],
    ['fields by their kind', 'input[type="text"] { b: c }', 'input[not ours][type="text"]{ b: c }'],
    ['everything that has the focus', ':focus { b: c }', '[not ours]:focus{ b: c }'],
    ['what is important', 'button { b: c !important }', 'button[not ours]{ b: c !important }'],
    ['lists under a class', '.x > ul li:not(.y) { b: c }', '.x > ul li[not ours]:not(.y){ b: c }'],
    [
      'rules in a condition',
      '@media (min-width: 1px) { .x button { b: c } }',
      '@media (min-width: 1px){.x button[not ours]{ b: c } }',
    ],
  ])('do not match our controls: %s', (_what, css, expected) => {
    expect(spared(css)).toBe(expected);
  });

  it.each([
    ['a reset, which is weaker than any class', 'a, *, input, article, a::before{ b: c }'],
    ['a class', '.button--primary, #page .button, a.x{ b: c }'],
    ['words', '#page p, .x h2, .y span{ b: c }'],
    ['movements and fonts', '@keyframes x{ from{ b: c } 50%{ b: c } } @font-face{ b: c }'],
    ['strings and addresses with braces', '.x::after{ content: "a { b"; background: url(data:x;a{b) }'],
    ['what is not closed', '.x{ b: c; .y{'],
  ])('are unchanged for %s', (_what, css) => {
    expect(excludeOurElements(css, () => true).replaceAll(/\s+/g, '')).toBe(css.replaceAll(/\s+/g, ''));
  });
});

it('do not apply light text of dark sections on our light backgrounds', () => {
  const css = 'body{ background: #e9e4da }#dock a{ color: #9cf }h1, .x{ color: #ffe }p{ color: #222 }';
  expect(spared(css)).toBe(
    'body{ background: #e9e4da }#dock a[not ours][not on ours]{ color: #9cf }h1[not ours][not on ours],.x{ color: #ffe }p{ color: #222 }',
  );
});

describe('the page colours of a theme', () => {
  it('are used for our components, with its text and links, when these are easily readable on its background', () => {
    expect(
      pageColors('a { color: #8a3b12 } html, body { background: #fff url(a.png); color: rgb(35, 49, 58) }')
        .css,
    ).toBe(
      ':root{--ground:#ffffff;--ink:#23313a;--accent:#8a3b12;--accent-strong:color-mix(in srgb, var(--accent) 88%, var(--ink));--accent-ink:#ffffff;}',
    );
  });

  it('make ours light on a dark background whose text and links have too little contrast', () => {
    const { css } = pageColors('body { background-color: #111; color: #777 } a { color: #555 }');
    expect(css).toContain('--ground:#111111;');
    expect(css).toContain('--ink:#f4f4f1;');
    expect(css).toContain('--accent:#a9c7f0;');
  });

  it.each([
    ['none is said', '.x { background: #000 } a { color: #00f }'],
    ['it is neither light nor dark', 'body { background: #888 }'],
    ['it is see-through', 'body { background: rgba(0, 0, 0, .2) }'],
    ['it holds under a condition only', '@media (prefers-color-scheme: dark) { body { background: #000 } }'],
  ])('are not used when %s', (_what, css) => {
    expect(pageColors(css).css).toBe('');
  });
});
