import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readThemeFiles, readThemeFolder } from './theme-files.ts';
import { describeProblem } from './theme-problem.ts';
import { plainHost } from '@vitrine/testing/theme-fixture.ts';
import { loadTheme, loadThemeFolder } from './theme.ts';

describe('the theme Atelier', () => {
  it('is read completely: layout, templates, one stylesheet in layers, and its fonts', async () => {
    const theme = await loadTheme('atelier');
    expect(theme.stylesheet.url).toMatch(/^\/_v\/theme\/atelier-[\w-]{10}\.css$/);
    const css = theme.stylesheet.body.toString();
    expect(css.startsWith('@layer reset,tokens,base,blocks,theme;')).toBe(true);
    expect(css).toContain('.product-purchase');
    for (const [, font = ''] of css.matchAll(/\/_v\/fonts\/([\w.-]+)/g))
      expect(theme.fonts.has(font), font).toBe(true);
    expect(theme.conf.layouts['default']?.regions.length).toBeGreaterThan(0);
  });

  it('has no name that escapes the themes folder', async () => {
    for (const name of ['../server', '..', '.', 'a/b', 'Atelier', '', 'a..b', '.hidden'])
      await expect(async () => readThemeFiles(name)).rejects.toThrow('there is no theme');
  });
});

describe('a theme folder', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'theme-'));
    for (const below of ['blocks', 'scripts', 'styles']) await mkdir(join(folder, below));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const put = (path: string, text: string | Buffer): Promise<void> => writeFile(join(folder, path), text);
  const problemsOf = async (): Promise<string[]> =>
    (await readThemeFolder(folder)).problems.map(describeProblem);

  it('is read in UTF-16 and with any line ends', async () => {
    const conf =
      '{ // words\r\n layouts: { default: { regions: ["site"] } },\r\n stylesheets: ["a.less",],\r\n}';
    await put('styles/a.less', '// tweak: { "type": "color" }\r@ink: #102030;\r.a { color: @ink; }\r');
    await put('words.json', '{ // of the shop\r\n "open": "daily", }');
    await put('site.region', '{.inject @w ./words.json}<p>\r\n{@w.open} h\u00e9</p>{squarespace-headers}');
    for (const bytes of [
      Buffer.from(`\uFEFF${conf}`, 'utf16le'),
      Buffer.from(`\uFEFF${conf}`, 'utf16le').swap16(),
      Buffer.from(`\uFEFF${conf}`, 'utf8'),
    ]) {
      await put('template.conf', bytes);
      const theme = await loadThemeFolder(folder);
      expect(theme.warnings).toEqual([]);
      expect(theme.renderPage([], {}, plainHost, 0).html).toBe('<p>\ndaily h\u00e9</p>');
      expect(theme.tweaks.map(({ name, default: own }) => [name, own])).toEqual([['ink', '#102030']]);
    }
    expect(await problemsOf()).toEqual([]);
  });

  it('leaves out long files and links to the outside, and reports them', async () => {
    await put('blocks/long.block', 'x'.repeat(1_000_001));
    await put('blocks/longer.block', Buffer.alloc(4_000_001, 'y'));
    await symlink('/etc/hostname', join(folder, 'blocks/elsewhere.block'));
    await symlink('..', join(folder, 'blocks/round'));
    const { sources, problems } = await readThemeFolder(folder);
    expect(problems.map(describeProblem)).toEqual([
      'blocks/elsewhere.block: This leads to another place and is not read',
      'blocks/round: This leads to another place and is not read',
      'blocks/long.block: The file is longer than 1000000 characters and is not read',
      'blocks/longer.block: The file is longer than 1000000 characters and is not read',
    ]);
    expect([sources.get('blocks/longer.block'), sources.has('blocks/elsewhere.block')]).toEqual(['', false]);
  });

  it('reads the first files when there are too many', async () => {
    await mkdir(join(folder, 'many'));
    await Promise.all(Array.from({ length: 3001 }, (_, number) => put(`many/${number}.txt`, '')));
    const { conf, problems } = await readThemeFolder(folder);
    await rm(join(folder, 'many'), { recursive: true });
    expect(problems.map(({ message }) => message)).toContain(
      'Of more than 3000 files the others are not read',
    );
    expect(conf.stylesheets).toEqual(['a.less']);
  });

  it('reports the place of an error in a JSON file', async () => {
    await put('words.json', '{ "a": 1,\n "b" 2 }');
    expect((await loadThemeFolder(folder)).warnings).toContain(
      'words.json:2:6: This is not JSON: Expected ":" after "b".',
    );
  });
});
