import type { OwnFontView } from '@vitrine/contracts/fonts.ts';
import { fontCatalogue } from '@vitrine/domain/design/fonts/font-catalogue.ts';
import { nameOfFamily, sameFamilies } from '@vitrine/domain/design/fonts/family-names.ts';
import { familyValue } from '@vitrine/domain/design/fonts/font-css.ts';
import {
  type FontCategory,
  fontCategories,
  type FontStyle,
} from '@vitrine/domain/design/fonts/font-types.ts';
import { weightsOfFiles } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { commonFamilies } from '../font-declarations.ts';

/** A font as the browser lists it. */
export interface FontRow {
  readonly key: string;
  readonly family: string;
  readonly group: 'own' | 'theme' | FontCategory | 'device';
  /** The list of families that a tweak gets. */
  readonly value: string;
  /** '' where its weights are not known. */
  readonly weights: readonly number[];
  readonly italic: boolean;
  /** Its files; empty where only the device may have it. */
  readonly styles: readonly FontStyle[];
  readonly pairs: readonly string[];
  /** The owner's own font. */
  readonly own: OwnFontView | null;
}

/** What the list shows: one group, or fonts by what they have to do with the site. */
export type FontFilter = FontRow['group'] | 'all' | 'inUse' | 'suggested';

const groupOrder: readonly FontRow['group'][] = ['own', 'theme', ...fontCategories, 'device'];

const catalogueRows: readonly FontRow[] = fontCatalogue.map((font) => ({
  key: `c-${font.family}`,
  family: font.family,
  group: font.category,
  value: familyValue(font),
  weights: font.weights,
  italic: font.italic,
  styles: font.styles,
  pairs: font.pairs,
  own: null,
}));

const deviceRows: readonly FontRow[] = commonFamilies.map((families) => ({
  key: `d-${families}`,
  family: nameOfFamily(families),
  group: 'device',
  value: families,
  weights: [400, 700],
  italic: true,
  styles: [],
  pairs: [],
  own: null,
}));

/** All fonts: the owner's own first, then those of the theme, of the catalogue and of devices. */
export function fontRows(own: readonly OwnFontView[], themeFamilies: readonly string[]): readonly FontRow[] {
  const ofTheme = [...new Set(themeFamilies.filter((families) => families !== ''))];
  return [
    ...own.map((font): FontRow => ({
      key: `o-${font.id}`,
      family: font.family,
      group: 'own',
      value: familyValue(font),
      weights: weightsOfFiles(font.files),
      italic: font.files.some(({ italic }) => italic),
      styles: font.files.map(({ url, format, weights, italic }) => ({
        sources: [{ url, format }],
        weights,
        italic,
        range: null,
      })),
      pairs: [],
      own: font,
    })),
    ...ofTheme.map((families): FontRow => {
      const family = nameOfFamily(families);
      const known = catalogueRows.find((row) => row.family === family);
      return {
        key: `t-${families}`,
        family,
        group: 'theme',
        value: families,
        weights: [],
        italic: known?.italic ?? true,
        styles: known?.styles ?? [],
        pairs: known?.pairs ?? [],
        own: null,
      };
    }),
    ...catalogueRows,
    ...deviceRows,
  ];
}

/** The row of a tweak's families: the one with the same list, or else of the same name. */
export function rowOfValue(rows: readonly FontRow[], families: string): FontRow | null {
  const name = nameOfFamily(families);
  return (
    rows.find((row) => sameFamilies(row.value, families)) ?? rows.find((row) => row.family === name) ?? null
  );
}

/** Families that are recommended together with one of these. */
function suggestedWith(inUse: readonly string[]): ReadonlySet<string> {
  return new Set(catalogueRows.filter(({ family }) => inUse.includes(family)).flatMap(({ pairs }) => pairs));
}

/** The rows that match a filter and a search, in groups. */
export function groupsOfFonts(
  rows: readonly FontRow[],
  filter: FontFilter,
  search: string,
  inUse: readonly string[],
): readonly { readonly group: FontRow['group']; readonly rows: readonly FontRow[] }[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const suggested = suggestedWith(inUse);
  const shown = rows.filter((row) => {
    if (!words.every((word) => row.family.toLowerCase().includes(word))) return false;
    if (filter === 'all') return true;
    if (filter === 'inUse') return inUse.includes(row.family);
    if (filter === 'suggested') return suggested.has(row.family) && row.group !== 'theme';
    return row.group === filter;
  });
  return groupOrder
    .map((group) => ({ group, rows: shown.filter((row) => row.group === group) }))
    .filter((one) => one.rows.length > 0);
}

/** The weight of a font that is nearest to this one. */
export function nearestWeight(weights: readonly number[], weight: number): number {
  return weights.toSorted((one, other) => Math.abs(one - weight) - Math.abs(other - weight))[0] ?? weight;
}

/** The place that a key moves to in a list; null for keys that do not move. */
export function placeAfterKey(key: string, at: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(last, at + 5);
    case 'PageUp':
      return Math.max(0, at - 5);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The next row whose name begins with what was typed, from the current one on; -1 for none. */
export function placeOfTyped(rows: readonly FontRow[], typed: string, at: number): number {
  const start = typed.length === 1 ? at + 1 : Math.max(at, 0);
  for (let step = 0; step < rows.length; step += 1) {
    const place = (start + step) % rows.length;
    if (rows[place]?.family.toLowerCase().startsWith(typed.toLowerCase()) === true) return place;
  }
  return -1;
}
