import { readQuery, wordsOf } from '@vitrine/domain/search/read-query.ts';
import type { ComponentType } from 'react';

/** A line of the palette: a record, screen or action. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** What distinguishes it from others of the same name: an email address, a status. */
  readonly detail?: string;
  /** Additional search terms, not shown. */
  readonly words?: string;
  readonly icon: ComponentType<{ size?: number }>;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly name: string;
  readonly entries: readonly PaletteEntry[];
}

/** Whether every word that is typed begins a word of the entry. An empty query matches everything. */
export function matchesEntry(
  entry: Pick<PaletteEntry, 'label' | 'detail' | 'words'>,
  typed: string,
): boolean {
  const known = wordsOf(`${entry.label} ${entry.detail ?? ''} ${entry.words ?? ''}`);
  return readQuery(typed).words.every((word) => known.some((one) => one.startsWith(word)));
}

/** Whether an entry's own name begins with the first word that is typed. */
export function isNamedBy({ label }: Pick<PaletteEntry, 'label'>, typed: string): boolean {
  const first = readQuery(typed).words[0];
  return first !== undefined && (wordsOf(label)[0]?.startsWith(first) ?? false);
}

/** Entries that match, those whose own name begins with the first word before those found by other terms. */
export function filterEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const found = entries.filter((entry) => matchesEntry(entry, typed));
  return [
    ...found.filter((entry) => isNamedBy(entry, typed)),
    ...found.filter((entry) => !isNamedBy(entry, typed)),
  ];
}
