import { describe, expect, it } from 'vitest';
import { loadTheme } from '../theme.ts';
import { criticalCssChooser } from './critical-css.ts';

const page = (body: string): string => `<!doctype html><html><head></head><body>${body}</body></html>`;

/** What a page with this body keeps of a stylesheet. */
function kept(css: string, body: string): string | null | undefined {
  return criticalCssChooser(css)?.(page(body))?.bytes.toString();
}

describe('the critical CSS of a page', () => {
  it('has the rules whose classes, ids and tags the page has', () => {
    const css = '.a{x: 1;}#b{x: 2;}table td{x: 3;}.a .c{x: 4;}.a > .d,.e{x: 5;}';
    expect(kept(css, '<p class="z a" id="b">')).toBe('.a{x: 1;}#b{x: 2;}');
    expect(kept(css, '<TABLE><td CLASS=c>')).toBe('table td{x: 3;}');
    expect(kept(css, "<p class='e'>")).toBe('.a > .d,.e{x: 5;}');
    expect(kept(css, '<i class="\n a\tc ">')).toBe('.a{x: 1;}.a .c{x: 4;}');
  });

  it('includes rules for any state and any attribute', () => {
    const css =
      '.a:hover{x: 1;}.a[open] .is-open{x: 2;}.a:not(.gone){x: 3;}.a::before{x: 4;}[data-held]{x: 5;}.cart-pill{x: 6;}';
    expect(kept(css, '<p class="a">')).toBe(css);
  });

  it('includes a rule when one of the alternatives of its selector can match', () => {
    const css = ':is(.a,.b) .c{x: 1;}.c:has(> .d,em){x: 2;}:where(.e:not(.f)){x: 3;}';
    expect(kept(css, '<p class="b"><i class="c">')).toBe(':is(.a,.b) .c{x: 1;}');
    expect(kept(css, '<p class="c"><em>')).toBe('.c:has(> .d,em){x: 2;}');
    expect(kept(css, '<p class="e">')).toBe(':where(.e:not(.f)){x: 3;}');
    expect(kept(css, '<p class="f">')).toBe('');
  });

  it('includes rules that cannot be decided from the markup', () => {
    const css =
      ":root{--x: 1;}*{x: 1;}.w-1\\/2{x: 2;}svg|a{x: 3;}[title='}.x{']{x: 4;}@font-face{font-family: F;}@keyframes k{from{x: 1;}}";
    expect(kept(css, '')).toBe(css);
  });

  it('leaves out empty groups and keeps the order of all layers', () => {
    const css =
      '@layer reset,base;@layer late{.a{x: 1;}}@layer base{@media (min-width: 1px){.b{x: 2;}}.c{x: 3;}}@layer reset{.c{x: 4;}}';
    expect(kept(css, '<p class="c">')).toBe(
      '@layer reset,base,late;@layer base{.c{x: 3;}}@layer reset{.c{x: 4;}}',
    );
    expect(kept('@layer a{@layer b{.c{x: 1;}}}@layer a.z{.d{x: 1;}}', '')).toBe('@layer a,a.b,a.z;');
  });

  it.each([
    '<p class="c">',
    '<p class=c>',
    "<p class='c'>",
    '<P CLASS="b c">',
    '<p class\n=\n"c">',
    '<br/><p/class="c"x=">"><3',
    `<p title='>"' class="c">`,
    '<p title="class=&quot;b&quot;" class="c">',
    '<p data-json="{\\"class=\\"}"><i class="c">',
    '<!-- <p class="b --><p class="c">',
    '<script>a = "<p class=b>"</script><p class="c">',
  ])('includes a class however it is written: %s', (body) => {
    expect(kept('.c{x: 1;}', body)).toBe('.c{x: 1;}');
    expect(kept('#c{x: 1;}', body.replaceAll(/class/gi, 'id').replace('b c', 'c'))).toBe('#c{x: 1;}');
    expect(kept('p .c,br ~ .c,i.c{x: 1;}', body)).not.toBe('');
  });

  it('treats names in text as possible matches', () => {
    const css = '.a{x: 1;}.b{x: 2;}';
    expect(kept(css, '<!-- <p class="b"> --><p class="a">')).toBe(css);
    expect(kept(css, '<p title="b"><p class="a">')).toBe('.a{x: 1;}');
  });

  it('parses scripts, comments, text areas and quotes when the markup is irregular', () => {
    const css = '.a{x: 1;}.b{x: 2;}';
    expect(kept(css, `<script>if (1<a) b = "<p class='b'>'"</script><p class="a">`)).toBe('.a{x: 1;}');
    expect(kept(css, `<i id=x><!-- <p class="b"> " --><p title='>"' class="a">`)).toBe('.a{x: 1;}');
    expect(kept(css, '<i id=x><textarea><p class="b"></textarea><!--><p class="a">')).toBe('.a{x: 1;}');
    expect(kept(css, '<br/><p/class="a"x=">"><3 <p id=x class=b>')).toBe(css);
  });

  it('is selected once for each set of names on a page', () => {
    const choose = criticalCssChooser('.a{x: 1;}.b{x: 2;}');
    const [one, other, again] = ['a', 'b', 'a'].map((name) => choose?.(page(`<p class="${name}">`)));
    expect([one?.bytes.toString(), other?.bytes.toString()]).toEqual(['.a{x: 1;}', '.b{x: 2;}']);
    expect(again).toBe(one);
    expect(one?.hash).toMatch(/^sha256-[\w+/]{43}=$/);
  });

  it.each([
    ['an import', '@import url(https://fonts.example/a.css);.a{x: 1;}'],
    ['an address beside the stylesheet', '.a{background: url(a.png);}'],
    ['the end of its element', ".a::before{content: '</style>';}"],
    ['a nameless layer', '@layer{.a{x: 1;}}'],
    ['a layer under a condition', '@media print{@layer a{.a{x: 1;}}}'],
    ['a bracket that never closes', '.a{x: 1;'],
    ['a bracket too many', '.a{x: 1;}}.b{x: 2;}'],
    ['a string that never ends', '.a{content: "x;}\n.b{x: 1;}'],
    ['words that are no rule', '.a{x: 1;}oops;.b{x: 2;}'],
  ])('is not selected from a stylesheet with %s', (_, css) => {
    expect(criticalCssChooser(css)).toBeNull();
  });

  it('is not added to a page whose markup a browser parses differently', () => {
    const choose = criticalCssChooser('.a{x: 1;}');
    expect(choose?.('<html><body class="a">')).toBeNull();
    expect(choose?.(page('<p class="&#97;">'))).toBeNull();
    expect(choose?.(page('<p class="a'))).toBeNull();
    expect(choose?.(page('<p class="a" id="salt &amp; pepper">'))?.bytes.toString()).toBe('.a{x: 1;}');
  });

  it.each(['atelier', 'gazette', 'noctis'])(
    'can be taken from %s, in a fraction of its stylesheet',
    async (name) => {
      const { stylesheet } = await loadTheme(name);
      const chosen = stylesheet.criticalCss(page('<main class="page-width"><h1>Mugs</h1></main>'));
      const css = chosen?.bytes.toString() ?? '';
      expect(css).toContain('--paper:');
      expect(css.length).toBeLessThan(stylesheet.body.length / 3);
    },
  );
});
