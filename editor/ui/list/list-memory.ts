import { nothingSelected, type Selection } from './selection.ts';

/** Selections of lists by name and address, while the page lives; a list that is left is as it was on the way back. */
const selections = new Map<string, Selection>();
const MAX_KEPT = 20;

export const keptSelection = (key: string): Selection => selections.get(key) ?? nothingSelected;

export function keepSelection(key: string, selection: Selection): void {
  selections.delete(key);
  selections.set(key, selection);
  const [oldest] = selections.keys();
  if (selections.size > MAX_KEPT && oldest !== undefined) selections.delete(oldest);
}

/** A row that was opened, and what its list showed: a list's name and address. */
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
