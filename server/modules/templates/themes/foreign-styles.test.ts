import { describe, expect, it } from 'vitest';
import { aTheme } from '@vitrine/testing/theme-fixture.ts';

/** The theme's own part of the stylesheet, and its warnings. */
function stylesOf(less: string): { readonly css: string; readonly warnings: readonly string[] } {
  const { stylesheet, warnings } = aTheme('', {}, { 'a.less': `.begin { a: b; } ${less} .end { a: b; }` });
  const css = stylesheet.body.toString();
  return { css: css.slice(css.lastIndexOf('.begin'), css.lastIndexOf('.end')), warnings };
}

describe('styles of folders written for another host', () => {
  it.each([
    [
      'a variable named like a rule of today’s CSS',
      '.wide(@gap, @container-width: 2, @container: 3) { a: @gap * @container-width * @container; }\n.a { .wide(1px); }',
      '.a{a: 6px;}',
    ],
    [
      'a variable whose name begins like @media',
      '.m(@media-phone) when (@media-phone > 2) { b: @media-phone }\n.a { .m(3px); }',
      '.a{b: 3px;}',
    ],
    [
      'colours and gaps as they are written today',
      '.a { color: rgb(0 0 0 / 50%); b: rgba(1, 2, 3, .5); }',
      '.a{color: rgb(0 0 0 / 50%);b: rgba(1,2,3,.5);}',
    ],
    [
      'an address with a parenthesis in quotes',
      '.a { background: url("data:image/svg+xml;utf8,<svg a=\'(1)//2\'/>"); width: calc(1px + 2%); }',
      '.a{background: url("data:image/svg+xml;utf8,<svg a=\'(1)//2\'/>");width: calc(1px + 2%);}',
    ],
    [
      'calculation in pieces that are let through',
      '@h: 8px; .a { a: calc(100vh ~"-" @h); b: calc(~"100%" - (@h + 2)); c: ~"calc(1px + @{h})"; }',
      '.a{a: calc(100vh - 8px);b: calc(100% - 10px);c: calc(1px + 8px);}',
    ],
    [
      'the host’s icon font, of which the words remain',
      '@import "sqs-ui-font"; .a { .sqs-ui-font (right); .sqs-ui-font-size(40px, 40px * .4); }',
      '.a{font-family: "Helvetica Neue",Helvetica,Arial,sans-serif;font-style: normal;font-weight: 400;letter-spacing: 0;text-transform: none;width: 40px;height: 40px;font-size: 16px;line-height: 40px;}',
    ],
  ])('may have %s', (_what, less, css) => {
    const styles = stylesOf(less);
    expect(styles.warnings).toEqual([]);
    expect(styles.css).toContain(css);
    expect(styles.css).not.toContain('vitrine');
  });
});
