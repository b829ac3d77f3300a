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

/** A row that was opened, and what its list showed: see `listMemory`. */
interface Opened {
  readonly id: string;
  readonly key: string;
}

/** The rows that were opened last, by the name of their list. */
const opened = new Map<string, Opened>();

/** Remembers the row that was opened: it gets the focus on the way back. */
export function rememberOpened(list: string, row: Opened): void {
  opened.set(list, row);
}

/** The row that was opened last; null when it was asked for already. */
export function takeOpened(list: string): Opened | null {
  const row = opened.get(list) ?? null;
  opened.delete(list);
  return row;
}
