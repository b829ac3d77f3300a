import { useState } from 'react';
import type { ListColumn } from './list-definition.ts';

/** The columns of a list that are shown, remembered on this device. The first is always shown. */
export function useColumns<Row>(
  name: string,
  columns: readonly ListColumn<Row>[],
): { readonly shown: readonly ListColumn<Row>[]; toggle(id: string, shown: boolean): void } {
  const [hidden, setHidden] = useState<readonly string[]>(
    () => read(name) ?? columns.filter((column) => column.hiddenAtFirst === true).map(({ id }) => id),
  );
  return {
    shown: columns.filter((column, index) => index === 0 || !hidden.includes(column.id)),
    toggle: (id, shown) => {
      const next = shown ? hidden.filter((one) => one !== id) : [...hidden, id];
      setHidden(next);
      write(name, next);
    },
  };
}

const keyOf = (name: string): string => `vitrine-hidden-columns-${name}`;

function read(name: string): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}

function write(name: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(hidden));
  } catch {
    // Storage is full or blocked: the choice lasts as long as the page.
  }
}
