import { describe, expect, it } from 'vitest';
import { parseLenientJson, readThemeFiles, shrink } from './theme-files.ts';

describe('template.conf', () => {
  it('may have comments and trailing commas, and keeps what looks like them inside strings', () => {
    expect(parseLenientJson('{ // words\n "a": "http://x/*y*/", /* more */ "b": [1, 2,], }')).toEqual({
      a: 'http://x/*y*/',
      b: [1, 2],
    });
  });
});

describe('a stylesheet', () => {
  it('loses comments and white space, and nothing inside strings and addresses', () => {
    expect(shrink('/* c */ .a > .b , .c {\n  margin: 0  auto ;\n content: "a ; b /* x */";\n}\n')).toBe(
      '.a > .b,.c{margin: 0 auto;content: "a ; b /* x */";}',
    );
    expect(shrink('a { background: url(data:image/svg+xml;utf8, x) }')).toContain(
      'url(data:image/svg+xml;utf8, x)',
    );
    expect(shrink('a{width:calc(1px + 2px)}')).toBe('a{width:calc(1px + 2px)}');
  });
});

describe('the theme Atelier', () => {
  it('is read whole: layout, templates, one stylesheet in layers, and the fonts it names', async () => {
    const files = await readThemeFiles('atelier');
    expect(files.stylesheet.url).toMatch(/^\/_v\/theme\/atelier-[\w-]{10}\.css$/);
    const css = files.stylesheet.body.toString();
    expect(css.startsWith('@layer reset,tokens,base,blocks,theme;')).toBe(true);
    expect(css).toContain('.product-purchase');
    for (const [, font = ''] of css.matchAll(/\/_v\/fonts\/([\w.-]+)/g))
      expect(files.fonts.has(font), font).toBe(true);
    expect(files.conf.layouts['default']?.regions.length).toBeGreaterThan(0);
  });

  it('has no name that leads out of the themes folder', async () => {
    for (const name of ['../server', '.', 'a/b', 'Atelier', ''])
      await expect(readThemeFiles(name)).rejects.toThrow();
  });
});
