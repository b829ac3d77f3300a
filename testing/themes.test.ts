import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contrastRatio } from '@vitrine/domain/color/contrast.ts';
import { faintPairs, palettePairs } from '@vitrine/domain/design/palette-contrast.ts';
import { type Palette, palettesOf, paletteScopes } from '@vitrine/domain/design/section-palettes.ts';
import { loadTheme } from '@vitrine/server/modules/templates/index.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { describe, expect, test } from 'vitest';

const folderOf = (theme: string): string => join(projectRoot, 'themes', theme);
const stylesOf = (theme: string, file: string): string =>
  readFileSync(join(folderOf(theme), 'styles', file), 'utf8');

/** WCAG contrast ratio, 1 to 21; 1 when a colour is missing. */
function contrast(palette: Palette, one: string, other: string): number {
  const [a, b] = [palette.get(one), palette.get(other)];
  return a === undefined || b === undefined ? 1 : contrastRatio(a, b);
}

/** What an owner reads of a theme's tweaks. */
async function tweakFacts(theme: string): Promise<string[]> {
  return (await loadTheme(theme)).tweaks.map(({ name, title, category, group, type }) =>
    [name, title, category, group, type].join(' | '),
  );
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
  'cart checkout comment denied donate download error gift-card installments letters lock not-found order-confirmed order-received order-status page paywall protected purchase-refused quick-view search sentence subscription unsubscribe'.split(
    ' ',
  );

describe.each(Object.keys(fontsOf))('the theme %s', (theme) => {
  const palettes = palettesOf(stylesOf(theme, 'tokens.css'));

  test.each(paletteScopes)('has enough contrast for all text and edges of a %s section (AA)', (name) => {
    expect(faintPairs(palettes[name])).toEqual([]);
    const used = palettePairs.flatMap(({ text, ground }) => [text, ground]);
    expect(used.filter((property) => !palettes[name].has(property))).toEqual([]);
    expect(contrast(palettes[name], 'focus', 'paper')).toBeGreaterThan(4.5);
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
    test('have defaults equal to the tokens, and change nothing until they are set', async () => {
      const loaded = await loadTheme(theme);
      const tokens = stylesOf(theme, 'tokens.css');
      const defaults = new Map(loaded.tweaks.map((tweak) => [tweak.name, tweak.default]));
      for (const [tweak, token] of [
        ['accentColor', '--accent'],
        ['secondColor', '--moss'],
        ['groundColor', '--paper'],
        ['tintColor', '--tint'],
        ['inkColor', '--ink'],
        ['cornerRadius', '--radius'],
        ['pageWidth', '--page-max'],
      ] as const) {
        expect([tweak, defaults.get(tweak)]).toEqual([tweak, valueOf(tokens, token)]);
      }
      expect(defaults.get('darkColor')).toBe(
        valueOf(/\[data-theme='dark'\] \{([^}]*)/.exec(tokens)?.[1] ?? '', '--paper'),
      );
      for (const font of ['heading', 'body']) {
        const name = font === 'heading' ? 'headingFont' : 'textFont';
        expect(defaults.get(name)).toBe(`font-family: ${valueOf(tokens, `--font-${font}`)}`);
      }
      const headings = /:is\(h1, h2, h3, h4, h5, h6\), \.display[^{]*\{([^}]*)/.exec(
        stylesOf(theme, 'base.css'),
      );
      const numberOf = (property: string) => Number.parseFloat(valueOf(headings?.[1] ?? '', property) ?? '');
      expect(Number(defaults.get('headingLeading'))).toBe(numberOf('line-height'));
      expect(Number.parseFloat(defaults.get('headingTracking') ?? '')).toBe(numberOf('letter-spacing'));
      // Of the tweaks only the properties and sizes that the tokens have too are in the stylesheet.
      const unlayered = stylesOf(theme, 'tweaks.less');
      expect(unlayered).toContain("@import 'vitrine-tweaks';");
      const css = loaded.stylesheet.body.toString();
      expect(css.match(/--own-[\w-]+:|--scale:|coming-into-view/g)).toBeNull();
      // No declaration stands between rules, where a browser would drop the next one.
      expect(css.match(/\}\s*[a-z-]+:[^{}]*;[^{}]*\{/g)).toBeNull();
      expect(palettesOf(css)).toEqual(palettes);
    });

    test('have the same names, categories and titles in every theme', async () => {
      expect(await tweakFacts(theme)).toEqual(await tweakFacts('atelier'));
    });

    test('say what they are to an owner, and are each of a category', async () => {
      const { tweaks } = await loadTheme(theme);
      expect([...new Set(tweaks.map(({ category }) => category))]).toEqual([
        'Colors',
        'Text styles',
        'Spacing',
        'Buttons and forms',
        'Pictures and corners',
        'Animations',
      ]);
      const titles = tweaks.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      for (const style of ['Extra Large Heading', 'Large Heading', 'Medium Heading', 'Small Heading'])
        expect(titles).toContain(`${style} size`);
      for (const style of ['Large', 'Medium', 'Small']) expect(titles).toContain(`Paragraph ${style} size`);
      for (const level of [1, 2, 3, 4, 5, 6]) expect(titles).toContain(`Heading ${level} size`);
    });

    test.each(['#0B5D4B', '#1A4FA3', '#7A1F6B', '#FFC400'])(
      'give buttons and accent sections of %s readable words',
      async (accentColor) => {
        const changed = (await loadTheme(theme)).palettesWith({ accentColor });
        expect(contrast(changed.page, 'accent-ink', 'accent')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(changed.page, 'accent-ink', 'accent-strong')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(changed.accent, 'ink', 'paper')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(changed.accent, 'accent-ink', 'accent')).toBeGreaterThanOrEqual(4.5);
      },
    );

    test('derive soft text, lines and edges from another background', async () => {
      for (const [groundColor = '', inkColor = ''] of [
        ['#0B1220', '#EEF2F8'],
        ['#EEF3F0', '#10231C'],
      ]) {
        const changed = (await loadTheme(theme)).palettesWith({ groundColor, inkColor });
        for (const name of ['page', 'light', 'tinted'] as const) {
          expect(contrast(changed[name], 'ink', 'paper')).toBeGreaterThanOrEqual(7);
          expect(contrast(changed[name], 'ink-soft', 'field')).toBeGreaterThanOrEqual(4.5);
          expect(contrast(changed[name], 'danger', 'paper')).toBeGreaterThanOrEqual(4.5);
          expect(contrast(changed[name], 'edge', 'paper')).toBeGreaterThanOrEqual(3);
        }
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
