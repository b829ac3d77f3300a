import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadTheme } from '@vitrine/server/modules/templates/index.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { describe, expect, test } from 'vitest';

/** Custom properties that are plain colours, by section theme; a theme inherits what it does not set. */
function readPalettes(): Map<string, Map<string, string>> {
  const css = readFileSync(join(projectRoot, 'themes/atelier/styles/tokens.css'), 'utf8');
  const palettes = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/(:root|\[data-theme='\w+'\]) \{([^}]*)\}/g)) {
    const name = /'(\w+)'/.exec(selector)?.[1] ?? 'light';
    const palette = new Map(palettes.get('light') ?? []);
    for (const [, property = '', colour = ''] of body.matchAll(/--([\w-]+): (#[0-9A-F]{6});/gi)) {
      palette.set(property, colour);
    }
    palettes.set(name, palette);
  }
  return palettes;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const textPairs = [
  ['ink', 'paper'],
  ['ink', 'tint'],
  ['ink', 'field'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'tint'],
  ['accent', 'paper'],
  ['accent', 'tint'],
  ['moss', 'paper'],
  ['danger', 'paper'],
  ['danger', 'tint'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['paper', 'moss'],
] as const;

describe('the Atelier theme', () => {
  const palettes = readPalettes();

  test.each([...palettes.keys()])('keeps every text of a %s section readable (AA)', (name) => {
    const palette = palettes.get(name) ?? new Map<string, string>();
    const faint = textPairs
      .map(([text, ground]) => ({
        pair: `${text} on ${ground}`,
        ratio: contrast(palette.get(text) ?? '#000000', palette.get(ground) ?? '#000000'),
      }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(faint).toEqual([]);
  });

  test.each([...palettes.keys()])('lets the edges of controls be seen in a %s section', (name) => {
    const palette = palettes.get(name) ?? new Map<string, string>();
    const edge = palette.get('edge') ?? '#000000';
    expect(contrast(edge, palette.get('paper') ?? '#000000')).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.get('focus') ?? '#000000', palette.get('paper') ?? '#000000')).toBeGreaterThan(
      4.5,
    );
  });

  test('is written in a language the engine knows', async () => {
    expect((await loadTheme('atelier')).warnings).toEqual([]);
  });

  test('finds its fonts and stays within 25 KB of styles', async () => {
    const theme = await loadTheme('atelier');
    expect([...theme.fonts.keys()].toSorted()).toEqual([
      'fraunces-atelier.woff2',
      'instrument-sans-atelier.woff2',
    ]);
    expect(gzipSync(theme.stylesheet.body).length).toBeLessThan(25_000);
  });
});
