import { describe, expect, it } from 'vitest';
import { aTheme } from './a-theme.ts';
import { LenientJsonError, parseLenientJson } from './lenient-json.ts';
import { shrink } from './theme-styles.ts';
import { allowsValue, readTweaks } from './theme-tweaks.ts';

describe('conf files', () => {
  it('may have comments, trailing and forgotten commas, single quotes, bare names, a byte order mark', () => {
    expect(
      parseLenientJson(
        '\uFEFF{ // words\n a: \'x\', "b": "http://x/*y*/" /* more */ \n \'c\': [1, 2,], d: true, e: 1.5, }',
      ),
    ).toEqual({ a: 'x', b: 'http://x/*y*/', c: [1, 2], d: true, e: 1.5 });
    expect(parseLenientJson(' // nothing\n')).toEqual({});
  });

  it('that make no sense say where', () => {
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

  it('cannot reach an object’s machinery', () => {
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

describe('a stylesheet', () => {
  it('loses comments and white space, and nothing inside strings and addresses', () => {
    expect(shrink('/* c */ .a > .b , .c {\n  margin: 0  auto ;\n content: "a ; b /* x */";\n}\n')).toBe(
      '.a > .b,.c{margin: 0 auto;content: "a ; b /* x */";}',
    );
    expect(shrink('a{width:calc(1px + 2px)}')).toBe('a{width:calc(1px + 2px)}');
  });

  it('of Less takes today’s CSS along, and imports from elsewhere to its top', () => {
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

  it('whose one file cannot be compiled keeps the others', () => {
    const theme = aTheme('', {}, { 'a.less': '.a { color: red; }', 'b.less': '.b { color' });
    expect(theme.stylesheet.body.toString()).toContain('.a{color: #ff0000;}');
    expect(theme.warnings.join()).toContain('styles/b.less:1');
  });
});
