import { useMemo, useState } from 'react';
import type { ListColumn } from './list-definition.ts';
import type { ListView } from './list-view.ts';

export interface Columns<Row> {
  readonly shown: readonly ListColumn<Row>[];
  /** Ids of those that are not shown. */
  readonly hidden: readonly string[];
  toggle(id: string, shown: boolean): void;
}

/**
 * The columns of a list that are shown: those of the view, where it keeps some, else those remembered on this device.
 * The first is always shown.
 */
export function useColumns<Row>(
  name: string,
  columns: readonly ListColumn<Row>[],
  view: Pick<ListView, 'id' | 'hidden'>,
): Columns<Row> {
  const [remembered, setRemembered] = useState<readonly string[]>(
    () => read(name) ?? columns.filter((column) => column.hiddenAtFirst === true).map(({ id }) => id),
  );
  /** A change to the columns of a view, until it is saved or another view is opened. */
  const [changed, setChanged] = useState<{ readonly of: unknown; readonly hidden: readonly string[] } | null>(
    null,
  );
  const hidden =
    view.hidden === null ? remembered : changed?.of === view.hidden ? changed.hidden : view.hidden;
  const shown = useMemo(
    () => columns.filter((column, index) => index === 0 || !hidden.includes(column.id)),
    [columns, hidden],
  );
  return {
    shown,
    hidden,
    toggle: (id, isShown) => {
      const next = isShown ? hidden.filter((one) => one !== id) : [...hidden, id];
      if (view.hidden === null) {
        setRemembered(next);
        write(name, next);
      } else setChanged({ of: view.hidden, hidden: next });
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
