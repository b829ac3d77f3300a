import { nothingSelected, type Selection } from './selection.ts';

interface Kept {
  selection: Selection;
  /** The row that was opened last: it gets the focus on the way back. */
  opened: string | null;
}

/** States of lists by name and address, while the page lives; a list that is left is as it was on the way back. */
const kept = new Map<string, Kept>();
const MAX_KEPT = 20;

export function listMemory(key: string): Kept {
  const known = kept.get(key) ?? { selection: nothingSelected, opened: null };
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}
