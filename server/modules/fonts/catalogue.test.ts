import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  catalogueFont,
  FONT_PACKAGES_VERSION,
  fontCatalogue,
} from '@vitrine/domain/design/fonts/font-catalogue.ts';
import { fontCategories } from '@vitrine/domain/design/fonts/font-types.ts';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { catalogueFile } from '../templates/index.ts';
import { glyphFinder, readFont } from './read-font.ts';
import { unpackFont } from './unpack-font.ts';

const letters = 'AZaz09ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûŒœÁÍÓÚÑáíóúñ¿¡«»„“”‘’–—…€&@';
const fileOf = (url: string): string => /fonts\/([^?]+)/.exec(url)?.[1] ?? '';
const packaged = (font: { readonly package: string }, file: string): string =>
  readFileSync(join(projectRoot, 'node_modules', font.package, file), 'utf8');

describe('the catalogue of fonts', () => {
  it('has at least 60 families in every category, each once and in the order of names', () => {
    expect(fontCatalogue.length).toBeGreaterThanOrEqual(60);
    expect(new Set(fontCatalogue.map(({ family }) => family)).size).toBe(fontCatalogue.length);
    for (const category of fontCategories) {
      const names = fontCatalogue.filter((font) => font.category === category).map(({ family }) => family);
      expect(names.length).toBeGreaterThanOrEqual(5);
      expect(names).toEqual(names.toSorted());
    }
  });

  it('recommends families that it has', () => {
    for (const { family, pairs } of fontCatalogue) {
      expect([family, pairs.filter((pair) => pair === family || catalogueFont(pair) === null)]).toEqual([
        family,
        [],
      ]);
      expect([family, pairs.length]).toEqual([family, 2]);
    }
  });

  it.each(fontCatalogue.map((font) => [font.family, font] as const))(
    '%s is installed, free, and as its files say',
    async (_family, font) => {
      const { version, license } = JSON.parse(packaged(font, 'package.json')) as Record<string, string>;
      expect(version).toBe(FONT_PACKAGES_VERSION);
      expect(license).toMatch(/^(?:OFL-1\.1|Apache-2\.0)$/);
      // The characters for which a file is loaded are those that it has.
      const ranges = Object.values(JSON.parse(packaged(font, 'unicode.json')) as Record<string, string>);
      for (const style of font.styles) {
        const place = catalogueFile(fileOf(style.sources[0]?.url ?? ''));
        const bytes = readFileSync(place ?? '');
        const facts = await readFont(bytes);
        expect([facts?.format, facts?.italic]).toEqual(['woff2', style.italic]);
        expect(style.range === null || ranges.includes(style.range)).toBe(true);
        const [least = 0, most = 0] = facts?.weights ?? [];
        expect([least <= style.weights[0], most >= style.weights[1]]).toEqual([true, true]);
        if (style.range?.startsWith('U+0000') !== true) continue;
        const glyphOf = glyphFinder(
          (await unpackFont(bytes)).tables.get('cmap') ?? new DataView(bytes.buffer, 0, 0),
        );
        expect([...letters].filter((letter) => glyphOf?.(letter.codePointAt(0) ?? 0) === 0)).toEqual([]);
        if (style.italic || style.weights[0] > 400) continue;
        const { ascent = 0, descent = 0, width = 0 } = facts?.metrics ?? {};
        expect(ascent).toBeCloseTo(font.metrics.ascent, 3);
        expect(descent).toBeCloseTo(font.metrics.descent, 3);
        // Measured in a browser with kerning and at the regular weight; read at the weight of the outlines.
        expect(Math.abs(width / font.metrics.width - 1)).toBeLessThan(0.16);
        expect(font.metrics.boldWidth).toBeGreaterThanOrEqual(font.metrics.width * 0.97);
      }
    },
  );
});
