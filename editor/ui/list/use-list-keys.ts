import { type RefObject, useEffect, useMemo } from 'react';
import { bulk } from '../../text/en-bulk.ts';
import { lists } from '../../text/en-lists.ts';
import { views as viewTexts } from '../../text/en-views.ts';
import { useScreenKeys } from '../screen-keys.ts';
import { useLatest } from '../use-latest.ts';
import type { ListKey } from './list-definition.ts';

interface ListKeys<Row> {
  toggle(id: string, toHere: boolean): void;
  clear(): void;
  /** To the actions for the selection. */
  act(): void;
  readonly search: RefObject<HTMLInputElement | null>;
  /** The list's own keys that apply now. */
  readonly own: readonly ListKey<Row>[];
  rowOf(id: string): Row | null;
}

/** Where keys belong to what is focused, not to the list. */
const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

const shownKeys = [
  { keys: 'j / k', label: lists.keys.move },
  { keys: 'x', label: lists.keys.select },
  { keys: 'Shift x', label: lists.keys.range },
  { keys: 'Enter', label: lists.keys.open },
  { keys: '/', label: lists.keys.search },
  { keys: 'v', label: viewTexts.key },
  { keys: 'a', label: bulk.key },
  { keys: 'Esc', label: lists.keys.clear },
];

/**
 * j and k move between rows, x selects, Shift+x selects up to here, / searches, Escape clears the selection; `own` are
 * further keys of the list.
 */
export function useListKeys<Row>(
  list: RefObject<HTMLElement | null>,
  own: readonly ListKey<Row>[],
  keys: ListKeys<Row>,
): void {
  const shown = useMemo(() => [...own.map(({ key, label }) => ({ keys: key, label })), ...shownKeys], [own]);
  useScreenKeys(shown);
  const latest = useLatest(keys);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!(event.target instanceof Element) || event.target.closest(typing) !== null) return;
      // A dialog or menu is open: the keys are its own.
      if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
      const { toggle, clear, act, search, own: ownKeys, rowOf } = latest.current;
      const key = event.key.toLowerCase();
      const focused = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      const mine = event.shiftKey ? undefined : ownKeys.find((one) => one.key === key);
      if (mine !== undefined) {
        // A key that is held down would act on row after row.
        if (!event.repeat) mine.run(focused === undefined ? null : rowOf(focused));
      } else if (key === 'j' || key === 'k') moveRow(list.current, event.target, key === 'j' ? 1 : -1);
      else if (key === '/') search.current?.focus();
      else if (key === 'a') act();
      else if (key === 'v') {
        document.querySelector<HTMLElement>('[data-views] a[aria-current]')?.focus();
      } else if (key === 'x' && focused !== undefined && !event.repeat) toggle(focused, event.shiftKey);
      else if (key === 'escape') clear();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [list, latest]);
}

/** Moves the focus to the link of the next row; from elsewhere, to the first. */
function moveRow(list: HTMLElement | null, from: Element, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.contains(from));
  const row = rows[at === -1 ? 0 : at + step];
  row?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
