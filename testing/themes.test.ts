import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LessCompiler } from '@squarespace/less-ts';
import { contrastRatio, rgbOfHex } from '@vitrine/domain/color/contrast.ts';
import { loadTheme } from '@vitrine/server/modules/templates/index.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { describe, expect, test } from 'vitest';

const sectionThemes = ['light', 'tinted', 'dark', 'accent'] as const;
type Palette = ReadonlyMap<string, string>;

const folderOf = (theme: string): string => join(projectRoot, 'themes', theme);
const stylesOf = (theme: string, file: string): string =>
  readFileSync(join(folderOf(theme), 'styles', file), 'utf8');

/** Custom properties that are plain colours, by section theme; a section inherits what it does not set. */
function readPalettes(css: string, under: ReadonlyMap<string, Palette> = new Map()): Map<string, Palette> {
  const own = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/(:root|\[data-theme='\w+'\]) \{([^}]*)\}/g)) {
    const name = /'(\w+)'/.exec(selector)?.[1] ?? 'light';
    const palette = own.get(name) ?? new Map<string, string>();
    for (const [, property = '', colour = ''] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gi)) {
      palette.set(property, colour);
    }
    own.set(name, palette);
  }
  return new Map(
    sectionThemes.map((name): [string, Palette] => [
      name,
      new Map([
        ...(under.get('light') ?? []),
        ...(own.get('light') ?? []),
        // A section's own colours in the theme override those of the page in the tweaks.
        ...(name === 'light' ? [] : sectionColours(under, name)),
        ...(name === 'light' ? [] : (own.get(name) ?? [])),
      ]),
    ]),
  );
}

/** The properties a section theme sets itself. */
function sectionColours(palettes: ReadonlyMap<string, Palette>, name: string): [string, string][] {
  const light = palettes.get('light');
  return [...(palettes.get(name) ?? [])].filter(([property, colour]) => light?.get(property) !== colour);
}

/** WCAG contrast ratio, 1 to 21; 1 when a colour is missing. */
function contrast(palette: Palette, one: string, other: string): number {
  const [a, b] = [rgbOfHex(palette.get(one) ?? ''), rgbOfHex(palette.get(other) ?? '')];
  return a === null || b === null ? 1 : contrastRatio(a, b);
}

const textPairs = [
  ['ink', 'paper'],
  ['ink', 'tint'],
  ['ink', 'field'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'tint'],
  ['ink-soft', 'field'],
  ['accent', 'paper'],
  ['accent', 'tint'],
  ['moss', 'paper'],
  ['danger', 'paper'],
  ['danger', 'tint'],
  ['danger', 'field'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['paper', 'moss'],
] as const;

function faintPairs(palette: Palette): object[] {
  return textPairs
    .map(([text, ground]) => ({ pair: `${text} on ${ground}`, ratio: contrast(palette, text, ground) }))
    .filter(({ ratio }) => ratio < 4.5);
}

/** The theme's tweaks compiled with these values instead of the defaults. */
function compileTweaks(theme: string, values: Readonly<Record<string, string>>): string {
  const less = stylesOf(theme, 'tweaks.less');
  const fonts = [...less.matchAll(/"font-family": "([^"]+)"\}\}\n@(\w+): ;/g)].map(
    ([, stack = '', name = '']) => `@${name}-font-family: ${stack};`,
  );
  const set = Object.entries(values).map(([name, value]) => `@${name}: ${value};`);
  return new LessCompiler({}).compile([...fonts, less, ...set].join('\n')).css;
}

/** The first value of a property or a variable. */
const valueOf = (source: string, name: string): string | undefined =>
  new RegExp(`${name}: ([^;]+);`).exec(source)?.[1];

function tokenNames(theme: string): string[] {
  const root = /:root \{([\s\S]*?)\n {2}\}/.exec(stylesOf(theme, 'tokens.css'))?.[1] ?? '';
  return [...root.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
}

const fontsOf: Readonly<Record<string, readonly string[]>> = {
  atelier: ['fraunces-atelier.woff2', 'instrument-sans-atelier.woff2'],
  gazette: [
    'libre-franklin-gazette.woff2',
    'newsreader-headline-gazette.woff2',
    'newsreader-italic-gazette.woff2',
    'newsreader-text-gazette.woff2',
  ],
  noctis: ['bricolage-grotesque-noctis.woff2', 'hanken-grotesk-noctis.woff2'],
};
const kinds = ['blog', 'course', 'events', 'gallery', 'lessons', 'portfolio', 'products'];
const systemPages =
  'cart checkout comment denied donate download error gift-card installments lock not-found order-confirmed order-received order-status page paywall protected purchase-refused quick-view search sentence subscription unsubscribe'.split(
    ' ',
  );

describe.each(Object.keys(fontsOf))('the theme %s', (theme) => {
  const palettes = readPalettes(stylesOf(theme, 'tokens.css'));

  test.each(sectionThemes)('has enough contrast for all text of a %s section (AA)', (name) => {
    expect(faintPairs(palettes.get(name) ?? new Map())).toEqual([]);
  });

  test.each(sectionThemes)('has visible edges of controls in a %s section', (name) => {
    const palette = palettes.get(name) ?? new Map<string, string>();
    for (const ground of ['paper', 'field']) {
      expect(contrast(palette, 'edge', ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(palette, 'focus', 'paper')).toBeGreaterThan(4.5);
  });

  test('has templates without errors', async () => {
    expect((await loadTheme(theme)).warnings).toEqual([]);
  });

  test('has its fonts with their licences, and at most 26 KB of styles', async () => {
    const { fonts, stylesheet } = await loadTheme(theme);
    expect([...fonts.keys()].toSorted()).toEqual(fontsOf[theme]);
    const files = readdirSync(join(folderOf(theme), 'fonts'));
    expect(files.filter((file) => file.startsWith('OFL-'))).toHaveLength(2);
    expect(gzipSync(stylesheet.body).length).toBeLessThan(26_000);
  });

  test('has a template for every page type', () => {
    const wanted = [
      ...kinds.flatMap((kind) => ['list', 'item', 'conf'].map((ending) => `collections/${kind}.${ending}`)),
      ...['index', 'folder'].map((kind) => `collections/${kind}.list`),
      ...systemPages.map((name) => `system/${name}.block`),
    ];
    expect(wanted.filter((path) => !existsSync(join(folderOf(theme), path)))).toEqual([]);
  });

  test('has a class for every text style', async () => {
    const css = (await loadTheme(theme)).stylesheet.body.toString();
    const styles = [
      ...[1, 2, 3, 4, 5, 6].map((rank) => `.heading-${rank}`),
      ...['extra-large', 'large', 'medium', 'small'].map((size) => `.heading-${size}`),
      ...['large', 'medium', 'small'].map((size) => `.paragraph-${size}`),
    ];
    expect(styles.filter((name) => !new RegExp(`${name.replace('.', '\\.')}[,{ ]`).test(css))).toEqual([]);
  });

  test('uses no undefined custom property', async () => {
    const css = (await loadTheme(theme)).stylesheet.body.toString();
    const set = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    // With a fallback it may be set by a style attribute, or not set.
    const used = [...css.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
    const bySomebodyElse = new Set(['--rating', ...setInMarkup()]);
    const unset = [...new Set(used)].filter((name) => !set.has(name) && !bySomebodyElse.has(name));
    expect(unset).toEqual([]);
  });

  test('sets the tokens of every theme', () => {
    expect(tokenNames(theme).toSorted()).toEqual(tokenNames('atelier').toSorted());
  });

  describe('its tweaks', () => {
    test('have defaults equal to the tokens', () => {
      const tokens = stylesOf(theme, 'tokens.css');
      const css = compileTweaks(theme, {});
      for (const name of ['--font-heading', '--font-body', '--radius', '--page-max']) {
        expect(valueOf(css, name)).toBe(valueOf(tokens, name));
      }
      const less = stylesOf(theme, 'tweaks.less');
      for (const [tweak, token] of [
        ['@accentColor', '--accent'],
        ['@groundColor', '--paper'],
        ['@inkColor', '--ink'],
      ] as const) {
        expect(valueOf(less, tweak)).toBe(valueOf(tokens, token));
      }
      // There are shades only for a colour the owner has set.
      expect(css).not.toContain('--accent');
    });

    test.each(['#0B5D4B', '#1A4FA3', '#7A1F6B', '#FFC400'])(
      'give buttons and accent sections of %s readable words',
      (accentColor) => {
        const changed = readPalettes(compileTweaks(theme, { accentColor }), palettes);
        const light = changed.get('light') ?? new Map<string, string>();
        expect(contrast(light, 'accent-ink', 'accent')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(light, 'accent-ink', 'accent-strong')).toBeGreaterThanOrEqual(4.5);
        const section = changed.get('accent') ?? new Map<string, string>();
        expect(contrast(section, 'ink', 'paper')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(section, 'accent-ink', 'accent')).toBeGreaterThanOrEqual(4.5);
      },
    );

    test('derive soft text, lines and edges from another background', () => {
      const [groundColor, inkColor] = theme === 'noctis' ? ['#0B1220', '#EEF2F8'] : ['#EEF3F0', '#10231C'];
      const changed = readPalettes(compileTweaks(theme, { groundColor, inkColor }), palettes);
      for (const name of ['light', 'tinted']) {
        const palette = changed.get(name) ?? new Map<string, string>();
        expect(contrast(palette, 'ink', 'paper')).toBeGreaterThanOrEqual(7);
        expect(contrast(palette, 'ink-soft', 'paper')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette, 'edge', 'paper')).toBeGreaterThanOrEqual(3);
      }
    });
  });
});

/** Custom properties that templates and views write into style attributes. */
function setInMarkup(): string[] {
  const blocks = join(projectRoot, 'blocks');
  return readdirSync(blocks, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .flatMap((path) => [...readFileSync(join(blocks, path), 'utf8').matchAll(/'(--[\w-]+)'/g)])
    .map(([, name = '']) => name);
}
