import { describe, expect, it } from 'vitest';
import { loadTheme } from './theme.ts';
import { readThemeFiles } from './theme-files.ts';

describe('the theme Atelier', () => {
  it('is read whole: layout, templates, one stylesheet in layers, and the fonts it names', async () => {
    const theme = await loadTheme('atelier');
    expect(theme.stylesheet.url).toMatch(/^\/_v\/theme\/atelier-[\w-]{10}\.css$/);
    const css = theme.stylesheet.body.toString();
    expect(css.startsWith('@layer reset,tokens,base,blocks,theme;')).toBe(true);
    expect(css).toContain('.product-purchase');
    for (const [, font = ''] of css.matchAll(/\/_v\/fonts\/([\w.-]+)/g))
      expect(theme.fonts.has(font), font).toBe(true);
    expect(theme.conf.layouts['default']?.regions.length).toBeGreaterThan(0);
  });

  it('has no name that leads out of the themes folder', async () => {
    for (const name of ['../server', '..', '.', 'a/b', 'Atelier', '', 'a..b', '.hidden'])
      await expect(async () => readThemeFiles(name)).rejects.toThrow('there is no theme');
  });
});
