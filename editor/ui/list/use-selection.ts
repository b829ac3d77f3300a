import { useState } from 'react';
import { keepSelection, keptSelection } from './list-memory.ts';
import { isEmpty, isSelected, nothingSelected, rowsBetween, type Selection, withRows } from './selection.ts';

export interface ListSelection {
  readonly value: Selection;
  readonly isEmpty: boolean;
  isSelected(id: string): boolean;
  /** Selects or deselects a row; with `toHere`, all from the row touched last. */
  toggle(id: string, toHere?: boolean): void;
  /** Selects or deselects all rows shown. */
  togglePage(selected: boolean): void;
  selectAll(): void;
  clear(): void;
}

/** The selected rows of a list. It belongs to the search and filters: others begin with nothing selected. */
export function useSelection(key: string, shown: readonly string[]): ListSelection {
  const [state, setState] = useState({ key, value: keptSelection(key), last: null as string | null });
  const current = state.key === key ? state : { key, value: keptSelection(key), last: null };
  const set = (value: Selection, last: string | null): void => {
    keepSelection(key, value);
    setState({ key, value, last });
  };
  const { value, last } = current;
  return {
    value,
    isEmpty: isEmpty(value),
    isSelected: (id) => isSelected(value, id),
    toggle: (id, toHere = false) => {
      const selected = !isSelected(value, id);
      if (toHere) set(withRows(value, rowsBetween(shown, last, id), last === null ? selected : true), id);
      else set(withRows(value, [id], selected), id);
    },
    togglePage: (selected) => set(withRows(value, shown, selected), last),
    selectAll: () => set({ kind: 'all', except: new Set() }, last),
    clear: () => set(nothingSelected, null),
  };
}
