import { type KeyboardEvent, useRef, useState } from 'react';
import type { FileSelection } from './use-file-selection.ts';

interface CollectionKeys {
  readonly shown: readonly string[];
  readonly selection: FileSelection;
  readonly open: (id: string) => void;
  readonly remove: (ids: readonly string[]) => void;
  /** The file that has the keyboard's place before any was touched. */
  readonly first: string | null;
}

/**
 * Keys of a collection of files, of which one at a time takes the Tab key: arrows move between files as they are laid out,
 * with Shift they select up to there; Space selects, Enter opens, Ctrl+A selects all, Delete deletes, Escape clears.
 */
export function useCollectionKeys({ shown, selection, open, remove, first }: CollectionKeys) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<string | null>(null);
  const active = [place, first].find((id) => id !== null && shown.includes(id)) ?? shown[0] ?? null;
  const focus = (id: string | undefined): void => {
    if (id === undefined) return;
    setPlace(id);
    const file = list.current?.querySelector<HTMLElement>(`[data-file="${id}"]`);
    file?.focus({ preventScroll: true });
    file?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const id =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-file]')?.dataset['file']
        : undefined;
    if (id === undefined || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const at = shown.indexOf(id);
    const to = isCommand ? null : stepFrom(list.current, shown, at, event.key);
    if (to !== null) {
      const next = shown[to];
      if (event.shiftKey && next !== undefined) {
        if (selection.ids.size === 0) selection.toggle(id);
        selection.extend(next);
      }
      focus(next);
    } else if (isCommand && event.key.toLowerCase() === 'a') selection.all();
    else if (isCommand) return;
    else if (event.key === ' ') {
      if (event.shiftKey) selection.extend(id);
      else selection.toggle(id);
    } else if (event.key === 'Enter') open(id);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (event.repeat) return;
      remove(selection.ids.has(id) ? [...selection.ids] : [id]);
    } else if (event.key === 'Escape' && selection.ids.size > 0) selection.clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { list, active, focus, setPlace, onKeyDown };
}

/** The index that a key leads to; null for a key that moves nothing. */
function stepFrom(
  list: HTMLElement | null,
  shown: readonly string[],
  at: number,
  key: string,
): number | null {
  const last = shown.length - 1;
  const columns = columnsOf(list);
  const by: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * 4,
    PageDown: columns * 4,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = by[key];
  if (step === undefined) return null;
  const to = at + step;
  if (key.startsWith('Page')) return Math.min(last, Math.max(0, to));
  // The last line may be shorter.
  if (key === 'ArrowDown' && to > last)
    return Math.floor(at / columns) < Math.floor(last / columns) ? last : at;
  return to < 0 || to > last ? at : to;
}

/** Files side by side: those at the height of the first one. */
export function columnsOf(list: HTMLElement | null): number {
  const files = [...(list?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
  const top = files[0]?.offsetTop;
  const next = files.findIndex(({ offsetTop }) => offsetTop !== top);
  return Math.max(1, next === -1 ? files.length : next);
}
