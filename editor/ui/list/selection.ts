import type { ListCount } from '@vitrine/contracts/list.ts';

/** Which rows are selected: by id, or all that match the list's search and filters, with exceptions. */
export type Selection =
  | { readonly kind: 'ids'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: 'ids', ids: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'ids' ? selection.ids.has(id) : !selection.except.has(id);
}

export const isEmpty = (selection: Selection): boolean =>
  selection.kind === 'ids' && selection.ids.size === 0;

/** Selects or deselects rows. */
export function withRows(selection: Selection, ids: readonly string[], selected: boolean): Selection {
  const set = new Set(selection.kind === 'ids' ? selection.ids : selection.except);
  for (const id of ids) {
    if (selected === (selection.kind === 'ids')) set.add(id);
    else set.delete(id);
  }
  return selection.kind === 'ids' ? { kind: 'ids', ids: set } : { kind: 'all', except: set };
}

/** The rows from one to another, in the order shown; only the second when the first is not shown. */
export function rowsBetween(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const end = shown.indexOf(to);
  const start = from === null ? -1 : shown.indexOf(from);
  if (start === -1 || end === -1) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * How many rows are selected, of `total` that match; null while that is not known. With `isMore` there are more rows
 * than `count`: counting stopped there.
 */
export function countSelected(selection: Selection, total: ListCount | undefined): ListCount | null {
  if (selection.kind === 'ids') return { count: selection.ids.size, isMore: false };
  if (total === undefined) return null;
  return { count: Math.max(0, total.count - selection.except.size), isMore: total.isMore };
}
