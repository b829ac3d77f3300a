import { FILES_AT_ONCE } from '@vitrine/contracts/admin-media.ts';
import { useState } from 'react';
import { rowsBetween } from '../../ui/list/selection.ts';

export interface FileSelection {
  readonly ids: ReadonlySet<string>;
  /** Whether more were chosen than can be selected at once. */
  readonly isFull: boolean;
  toggle(id: string): void;
  /** All from the file touched last to this one. */
  extend(id: string): void;
  all(): void;
  clear(): void;
}

/** Which of the files shown are selected. Another list begins with none; those that are gone are not selected. */
export function useFileSelection(key: string, shown: readonly string[]): FileSelection {
  const [state, setState] = useState({ key, ids: new Set<string>(), last: null as string | null });
  const current = state.key === key ? state : { key, ids: new Set<string>(), last: null };
  const there = new Set(shown);
  const ids = new Set([...current.ids].filter((id) => there.has(id)));
  const set = (next: Iterable<string>, last: string | null): void =>
    setState({ key, ids: new Set([...next].slice(0, FILES_AT_ONCE)), last });
  return {
    ids,
    isFull: ids.size >= FILES_AT_ONCE,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      set(next, id);
    },
    extend: (id) => set([...ids, ...rowsBetween(shown, current.last, id)], current.last ?? id),
    all: () => set(shown, current.last),
    clear: () => set([], null),
  };
}
