import { nothingSelected, type Selection } from './selection.ts';

interface Kept {
  selection: Selection;
}

/** States of lists by name and address, while the page lives; a list that is left is as it was on the way back. */
const kept = new Map<string, Kept>();
const MAX_KEPT = 20;

export function listMemory(key: string): Kept {
  const known = kept.get(key) ?? { selection: nothingSelected };
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}

/** The rows that were opened last, by the name of their list. */
const opened = new Map<string, string>();

/**
 * Remembers the row that was opened: it gets the focus on the way back. Not by the list's address, which a search that
 * is still on its way changes after the row was opened.
 */
export function rememberOpened(list: string, id: string): void {
  opened.set(list, id);
}

/** The row that was opened last; null when it was asked for already. */
export function takeOpened(list: string): string | null {
  const id = opened.get(list) ?? null;
  opened.delete(list);
  return id;
}
