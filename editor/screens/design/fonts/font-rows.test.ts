import type { OwnFontView } from '@vitrine/contracts/fonts.ts';
import { fontCatalogue } from '@vitrine/domain/design/fonts/font-catalogue.ts';
import { expect, it } from 'vitest';
import {
  fontRows,
  groupsOfFonts,
  nearestWeight,
  placeAfterKey,
  placeOfTyped,
  rowOfValue,
} from './font-rows.ts';
import { styleNear } from './preview-styles.ts';

const acme: OwnFontView = {
  id: 'a',
  family: 'Acme',
  generic: 'serif',
  files: [
    {
      id: 'f',
      filename: 'acme.woff2',
      format: 'woff2',
      byteSize: 1,
      weights: [300, 300],
      italic: false,
      url: '/_v/own-fonts/f/acme.woff2',
    },
  ],
  usedBy: [],
};
const themeStack = "Fraunces, 'Fraunces Screen', Georgia, serif";
const rows = fontRows([acme], [themeStack, '', themeStack]);
const families = (groups: ReturnType<typeof groupsOfFonts>) =>
  groups.flatMap((group) => group.rows.map(({ family }) => family));

it('lists the owner’s own fonts first, then the theme’s, then the catalogue by category', () => {
  const groups = groupsOfFonts(rows, 'all', '', []);
  expect(groups.map(({ group }) => group)).toEqual([
    'own',
    'theme',
    'serif',
    'sans',
    'slab',
    'display',
    'handwriting',
    'mono',
    'device',
  ]);
  expect(families(groups).slice(0, 3)).toEqual(['Acme', 'Fraunces', 'Alegreya']);
  expect(groups.flatMap((group) => group.rows).length).toBe(fontCatalogue.length + 1 + 1 + 8);
});

it('finds fonts by words, by what is in use and by what goes with that', () => {
  expect(families(groupsOfFonts(rows, 'all', 'sans SOURCE', []))).toEqual(['Source Sans 3']);
  expect(families(groupsOfFonts(rows, 'inUse', '', ['Acme', 'Lora']))).toEqual(['Acme', 'Lora']);
  expect(families(groupsOfFonts(rows, 'suggested', '', ['Lora']))).toEqual(['Nunito', 'Source Sans 3']);
  expect(groupsOfFonts(rows, 'own', 'lora', [])).toEqual([]);
});

it('knows the font of a value: the theme’s own by its whole list, any other by its name', () => {
  expect(rowOfValue(rows, themeStack)?.group).toBe('theme');
  expect(rowOfValue(rows, "'Fraunces', serif")?.group).toBe('serif');
  expect(rowOfValue(rows, "'Acme', serif")?.group).toBe('own');
  expect(rowOfValue(rows, 'Comic Sans')).toBeNull();
});

it('moves by keys within the list, and by what is typed around it', () => {
  expect([placeAfterKey('ArrowDown', 4, 5), placeAfterKey('ArrowUp', 0, 5)]).toEqual([4, 0]);
  expect([placeAfterKey('End', 0, 5), placeAfterKey('PageUp', 3, 5), placeAfterKey('x', 3, 5)]).toEqual([
    4,
    0,
    null,
  ]);
  // Nothing is current.
  expect(placeAfterKey('ArrowDown', -1, 5)).toBe(0);
  const named = (typed: string, at: number) => rows[placeOfTyped(rows, typed, at)]?.family;
  const lora = rows.findIndex(({ family }) => family === 'Lora');
  expect(named('l', lora)).toBe('Libre Franklin');
  expect(named('lo', lora)).toBe('Lora');
  expect(named('playfair d', 0)).toBe('Playfair Display');
  expect(placeOfTyped(rows, 'zz', 0)).toBe(-1);
  expect(placeOfTyped([], 'a', -1)).toBe(-1);
});

it('shows a font in the weight and the file that are nearest to the one wanted', () => {
  expect([nearestWeight([400, 700], 600), nearestWeight([], 500)]).toEqual([700, 500]);
  const zilla = fontCatalogue.find(({ family }) => family === 'Zilla Slab');
  expect(styleNear(zilla?.styles ?? [], 650)?.sources[0]?.url).toContain('zilla-slab-latin-600-normal');
  expect(styleNear([], 400)).toBeNull();
});
