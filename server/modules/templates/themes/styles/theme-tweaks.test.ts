import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import { describe, expect, it } from 'vitest';
import { aTheme, plainHost } from '@vitrine/testing/theme-fixture.ts';
import { LenientJsonError, parseLenientJson } from '../lenient-json.ts';
import { readCollectionConf } from '../theme-conf.ts';
import { minifyCss, minifyOurs } from './theme-styles.ts';
import { readTweaks } from './read-tweaks.ts';
import { allowsValue } from './theme-tweaks.ts';

describe('conf files', () => {
  it('may have comments, trailing and missing commas, single quotes, unquoted names, a byte order mark', () => {
    expect(
      parseLenientJson(
        '\uFEFF{ // words\n a: \'x\', "b": "http://x/*y*/" /* more */ \n \'c\': [1, 2,], d: true, e: 1.5, }',
      ),
    ).toEqual({ a: 'x', b: 'http://x/*y*/', c: [1, 2], d: true, e: 1.5 });
    expect(parseLenientJson(' // nothing\n')).toEqual({});
  });

  it('that cannot be parsed report the place', () => {
    for (const [text, line, column] of [
      ['{\n "a" 1 }', 2, 6],
      ['{ "a": [1', 1, 8],
      ['{ "a": "b }', 1, 8],
      ['{} x', 1, 4],
    ] as const) {
      const read = (): unknown => parseLenientJson(text);
      expect(read).toThrow(LenientJsonError);
      expect(read).toThrow(expect.objectContaining({ line, column }) as Error);
    }
    expect(() => parseLenientJson('['.repeat(100_000))).toThrow(LenientJsonError);
  });

  it.each([
    ['{ pageSize: 12, index: true, folder: "true" }', [12, true, true]],
    ['{ pageSize: "7.9", index: "yes" }', [7, false, false]],
    ['{ pageSize: 5000 }', [200, false, false]],
    ['{ pageSize: null }', [null, false, false]],
    ['{ pageSize: 0 }', [null, false, false]],
    ['{ pageSize: [3], index: 1 }', [null, false, false]],
    ['[1, 2]', [null, false, false]],
  ])('of collections have only valid values: %s', (text, meant) => {
    const { pageSize, index, folder } = readCollectionConf('a.conf', text, []);
    expect([pageSize, index, folder]).toEqual(meant);
  });

  it('cannot set the prototype of an object', () => {
    const value = parseLenientJson('{ "__proto__": { "admin": true } }') as { admin?: boolean };
    expect(value.admin).toBeUndefined();
  });
});

describe('values of tweaks', () => {
  const [size, ink, font] = readTweaks(
    'a.less',
    '// tweak: {"type":"value","title":"Size","min":10,"max":20,"step":2}\n@size: 12px;\n// tweak: { "type": "color" }\n@ink: red;\n// tweak: { "type": "font", "default": "font-size: 12px" }\n@face: "x";\n',
    [],
  );

  it.each([
    [size, ['10px', '20px', '12px'], ['9px', '22px', '11px', 'red', '12px; } a { b: c']],
    [
      ink,
      ['#fff', '#A8482F', 'rgba(0, 0, 0, .5)', 'hsl(20, 50%, 40%)', 'teal'],
      ['#ff', 'url(x)', 'red;', '@size', ''],
    ],
    [
      font,
      ["font-family: 'Libre Franklin', serif; font-size: 16px"],
      ['font-family: x}', 'behavior: url(x)', ''],
    ],
  ])('stay within what the theme allows', (tweak, allowed, refused) => {
    if (tweak === undefined) throw new Error('no tweak');
    for (const value of allowed) expect([value, allowsValue(tweak, value)]).toEqual([value, true]);
    for (const value of refused) expect([value, allowsValue(tweak, value)]).toEqual([value, false]);
  });
});

describe('tweaks in the format of other hosts', () => {
  const less = `
// tweak: { "type": "checkbox", "title": "tweak-wide-nav", "label": "Wide navigation", "active": "true" }

// tweak: { type: 'dropdown', title: 'Ratio & Shape', options: ['Auto', '3:2 Standard (Tall)'], default: 'Auto' };
// tweak: { "type": "color", "title": "tweak-ground" }
/* the ground */
@ground: #123456;
// tweak: { "type": "font", "title": "Heading Font" }
.heading-font {
  font-family: "Futura PT", sans-serif; // as drawn
  font-size: 20px;
  color: @ground;
}
// OFFtweak: { "type": "color", "title": "Gone" }
// tweak: { "type": "image", "title": "Canvas" }
.canvas { background-image: none; }
// tweak: { "type": "checkbox", "title": "Show Lines" }
@elsewhere: 5px;
.a { .heading-font; letter-spacing: @heading-font-letter-spacing; height: @heading-font-font-size * 2; width: @elsewhere; }
.b { color: @ground }`;
  const themeOf = () => aTheme('<body class="{squarespace.page-classes}">', {}, { 'a.less': less });
  const page = (tweaks: Readonly<Record<string, string>>): string =>
    themeOf().renderPage([], {}, { ...plainHost, pageClasses: 'page', tweaks }, 0).html;

  it('are found with their variable or mixin, and no option uses the variable of another', () => {
    const theme = themeOf();
    expect(theme.tweaks.map(({ name, title, default: own }) => [name, title, own])).toEqual([
      ['tweak-wide-nav', 'Wide navigation', 'true'],
      ['ratio--shape', 'Ratio & Shape', 'Auto'],
      ['ground', 'tweak-ground', '#123456'],
      ['heading-font', 'Heading Font', 'font-family: "Futura PT", sans-serif; font-size: 20px'],
      ['show-lines', 'Show Lines', 'false'],
    ]);
    expect(theme.warnings).toEqual([
      'styles/a.less:15:1: Tweaks of the type "image" are not offered; the theme\'s own value stands',
    ]);
  });

  it('set variables for every part of a font, with the value of the owner last', () => {
    const own = themeOf().stylesheet.body.toString();
    expect(own).toContain(
      '.a{font-family: "Futura PT",sans-serif;font-size: 20px;color: #123456;letter-spacing: 0px;height: 40px;width: 5px;}',
    );
    const set = themeOf()
      .stylesheetWith({ 'heading-font': 'font-size: 30px; letter-spacing: 2px', ground: '#000' })
      .body.toString();
    expect(set).toContain(
      '.a{font-family: "Futura PT",sans-serif;font-size: 20px;color: #000000;font-size: 30px;letter-spacing: 2px;height: 60px;width: 5px;}',
    );
  });

  it('add options to the classes of the page', () => {
    expect(page({})).toContain('<body class="page mobile-style-available tweak-wide-nav ratio--shape-auto">');
    expect(
      page({ 'tweak-wide-nav': 'false', 'ratio--shape': '3:2 Standard (Tall)', 'show-lines': 'true' }),
    ).toContain('<body class="page mobile-style-available ratio--shape-32-standard-tall show-lines">');
  });

  it('are parsed quickly, however many comments follow one', () => {
    const took = startCpuTimer();
    readTweaks(
      'a.less',
      `// tweak: { "type": "color" }\n${'/* a */ // b\n'.repeat(20_000)}.a > .b { c: d }`,
      [],
    );
    expect(took()).toBeLessThan(500);
    const secondTime = startCpuTimer();
    readTweaks('a.less', '/* tweak: { '.repeat(20_000), []);
    expect(secondTime()).toBeLessThan(3000);
  });
});

const forty = (line: (number: number) => string): string =>
  Array.from({ length: 40 }, (_, at) => line(at)).join('\n');

describe('a stylesheet', () => {
  it('is minified without comments and white space, but with strings and urls unchanged', () => {
    expect(minifyCss('/* c */ .a > .b , .c {\n  margin: 0  auto ;\n content: "a ; b /* x */";\n}\n')).toBe(
      '.a > .b,.c{margin: 0 auto;content: "a ; b /* x */";}',
    );
    expect(minifyCss('a{width:calc(1px + 2px)}')).toBe('a{width:calc(1px + 2px)}');
    // An unclosed comment extends to the end.
    expect(minifyCss('a{b:c}/* d{e:f}')).toBe('a{b:c}');
  });

  it('of ours is minified further, without another meaning', () => {
    expect(
      minifyOurs(
        '.a > .b ~ .c { top: -0.50em; width: 10.5px; } @media (width > 40em) { a:not(.b) :hover { b: c; } }',
      ),
    ).toBe('.a>.b ~ .c{top:-.50em;width:10.5px}@media (width>40em){a:not(.b) :hover{b:c}}');
    expect(minifyOurs('a { --b: 0.5; width: calc(1px + 0.2px * -0.5); content: "a: 0.5;}" }')).toBe(
      'a{--b:.5;width:calc(1px + .2px * -.5);content:"a: 0.5;}"}',
    );
  });

  it('of Less keeps modern CSS, and has remote imports at its top', () => {
    const css = aTheme(
      '',
      {},
      {
        'a.less':
          '@gap: 3px; @layer base { .a { width: calc(100% - @gap); height: clamp(1rem, 2vw + 1px, 3rem); aspect-ratio: 4 / 3; } }\n@media (width >= 40em) { .b { c: @gap } }\n@import url("https://fonts.example/x.css");',
      },
    ).stylesheet.body.toString();
    expect(css).toContain(
      '@layer base{.a{width: calc(100% - 3px);height: clamp(1rem,2vw + 1px,3rem);aspect-ratio: 4 / 3;}}',
    );
    expect(css).toContain('@media (width >= 40em){.b{c: 3px;}}');
    expect(css.indexOf('@import url("https://fonts.example/x.css")')).toBeLessThan(60);
  });

  it.each([
    ['.m(@n) when (@n > 0) { .m(@n - 1); .m(@n - 1); }\n.a { .m(50); }', 'More than 50000 mixins are used.'],
    [
      `${forty((at) => `@v${at}: @v${at + 1} @v${at + 1};`)} @v40: x; .a { b: @v0 }`,
      'More than 300000 variables are used.',
    ],
    [
      `@s0: "ten letters"; ${forty((at) => `@s${at + 1}: "@{s${at}}@{s${at}}";`)} .a { b: @s40 }`,
      'More than 300000 variables are used.',
    ],
    [`${'.a, .b { '.repeat(40)}c: d${' }'.repeat(40)}`, 'The rules come to more than 100000 selectors.'],
    ['.a, .b { & & & & { & & & & { & & { c: d } } } }', 'The rules come to more than 100000 selectors.'],
  ])('that would never finish is reported and left out: %#', (less, warning) => {
    const theme = aTheme('page', {}, { 'a.less': less });
    expect(theme.warnings).toEqual([`styles: Less: ${warning}`]);
    expect(theme.renderPage([], {}, plainHost, 0).html).toBe('page');
  });

  it('that imports itself repeatedly finishes and is reported', () => {
    const took = startCpuTimer();
    const theme = aTheme('', {}, { 'a.less': `${'@import "a";\n'.repeat(50)}.a { b: c }` });
    expect(theme.warnings[0]).toMatch(/^styles\/a\.less:1:1: Imports lie too deep/);
    expect(theme.stylesheet.body.toString()).toContain('.a{b: c;}');
    expect(took()).toBeLessThan(3000);
  });

  it('with a file that cannot be compiled keeps the others', () => {
    const theme = aTheme('', {}, { 'a.less': '.a { color: red; }', 'b.less': '.b { color' });
    expect(theme.stylesheet.body.toString()).toContain('.a{color: #ff0000;}');
    expect(theme.warnings.join()).toContain('styles/b.less:1');
  });
});
