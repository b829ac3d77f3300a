import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isTyping } from '../../ui/screen-keys.ts';

/** A place in a grid: the row's id, and the column by its number. */
export interface Place {
  readonly row: string;
  readonly column: number;
}

/** Rows that Page Up and Page Down move. */
const PAGE = 10;

export interface Grid {
  /** The one place that the Tab key reaches; null before the grid is used. */
  readonly active: Place | null;
  /** Whether the active cell is an input now. */
  readonly isEditing: boolean;
  activate(place: Place): void;
  /** Begins to edit a cell; `typed` replaces what it holds. */
  edit(place: Place, typed?: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onPaste(event: ClipboardEvent): void;
  /** The input has lost the focus. */
  leave(place: Place): void;
}

/**
 * The keys of a table whose cells are edited like those of a spreadsheet. Cells carry `data-cell="row/column"`; a cell
 * is the element itself, or has the one control in it that takes its place.
 */
export function useGrid(given: {
  table: RefObject<HTMLElement | null>;
  rows: readonly string[];
  columns: number;
  /** Whether a cell is a field; others hold a control. */
  isField: (place: Place) => boolean;
  read: (place: Place) => string;
  write: (place: Place, typed: string) => void;
  onToggle: (row: string, isRange: boolean) => void;
  onPaste: (place: Place, pasted: string) => void;
}): Grid {
  const { rows } = given;
  const [active, setActive] = useState<Place | null>(null);
  const [isEditing, setEditing] = useState(false);
  /** What the edited cell held before, for Escape. */
  const before = useRef('');

  const elementAt = (place: Place): HTMLElement | null => {
    const cell = given.table.current?.querySelector<HTMLElement>(
      `[data-cell="${CSS.escape(`${place.row}/${place.column}`)}"]`,
    );
    if (cell === null || cell === undefined || cell.offsetParent === null) return null;
    return cell.querySelector<HTMLElement>('input, button, a[href]') ?? cell;
  };
  const go = (place: Place): boolean => {
    if (elementAt(place) === null) return false;
    flushSync(() => {
      setEditing(false);
      setActive(place);
    });
    elementAt(place)?.focus();
    return true;
  };
  /** Goes to a column, or the next one in that direction: a phone does not show all of them. */
  const moveTo = (row: string, column: number, step: number): void => {
    let to = column;
    while (to >= 0 && to < given.columns && !go({ row, column: to })) to += step;
  };
  /** Goes to a row, or the next one in that direction: rows that are deleted have no fields. */
  const moveDown = (from: Place, by: number): void => {
    const at = rows.indexOf(from.row);
    const step = Math.sign(by) || 1;
    let to = Math.min(Math.max(at + by, 0), rows.length - 1);
    while (to !== at) {
      const row = rows[to];
      if (row === undefined || go({ row, column: from.column })) return;
      to += step;
    }
    go(from);
  };
  const edit = (place: Place, typed?: string): void => {
    if (!given.isField(place)) return;
    before.current = given.read(place);
    flushSync(() => {
      setActive(place);
      setEditing(true);
      if (typed !== undefined) given.write(place, typed);
    });
    const input = elementAt(place);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    if (typed === undefined) input.select();
    else input.setSelectionRange(typed.length, typed.length);
  };
  const keysWhileEditing = (event: KeyboardEvent, place: Place): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      moveDown(place, event.shiftKey ? -1 : 1);
    } else if (event.key === 'Tab') {
      const step = event.shiftKey ? -1 : 1;
      // After the last column the focus leaves the table.
      if (place.column + step >= given.columns) return;
      event.preventDefault();
      moveTo(place.row, place.column + step, step);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      given.write(place, before.current);
      go(place);
    }
  };
  const keysWhileMoving = (event: KeyboardEvent, place: Place): void => {
    const step = moves(event, place, { rows, columns: given.columns });
    if (step !== null) {
      const [down, right] = step;
      event.preventDefault();
      if (down !== 0) moveDown(place, down);
      const row = rows[Math.min(Math.max(rows.indexOf(place.row) + down, 0), rows.length - 1)];
      if (right !== 0) moveTo(row ?? place.row, place.column + right, right === 1 ? 1 : -1);
    } else if (event.key === ' ' && !isButton(event.target)) {
      event.preventDefault();
      given.onToggle(place.row, event.shiftKey);
    } else if (!given.isField(place)) {
      // Enter presses the control.
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      edit(place);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      given.write(place, '');
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      edit(place, event.key);
    }
  };

  return {
    active,
    isEditing,
    activate: setActive,
    edit,
    leave: (place) => {
      if (active?.row === place.row && active.column === place.column) setEditing(false);
    },
    onKeyDown: (event) => {
      const place = placeOf(event.target);
      if (place === null || event.defaultPrevented) return;
      if (isTyping(event.target)) keysWhileEditing(event, place);
      else keysWhileMoving(event, place);
    },
    onPaste: (event) => {
      const place = placeOf(event.target);
      if (place === null || isTyping(event.target) || !given.isField(place)) return;
      event.preventDefault();
      given.onPaste(place, event.clipboardData.getData('text/plain'));
    },
  };
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, input');

/** The place of the cell that an element is in. */
function placeOf(element: EventTarget | null): Place | null {
  if (!(element instanceof Element)) return null;
  const value = element.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const cut = value?.lastIndexOf('/') ?? -1;
  return value === undefined || cut === -1
    ? null
    : { row: value.slice(0, cut), column: Number(value.slice(cut + 1)) };
}

/** How far a key moves: rows down and columns to the right; null for other keys. */
function moves(
  event: KeyboardEvent,
  place: Place,
  { rows, columns }: { readonly rows: readonly string[]; readonly columns: number },
): readonly [number, number] | null {
  const toEdge = event.ctrlKey || event.metaKey;
  const at = rows.indexOf(place.row);
  switch (event.key) {
    case 'ArrowUp':
      return [toEdge ? -at : -1, 0];
    case 'ArrowDown':
      return [toEdge ? rows.length - 1 - at : 1, 0];
    case 'ArrowLeft':
      return [0, toEdge ? -place.column : -1];
    case 'ArrowRight':
      return [0, toEdge ? columns - 1 - place.column : 1];
    case 'Home':
      return [toEdge ? -at : 0, -place.column];
    case 'End':
      return [toEdge ? rows.length - 1 - at : 0, columns - 1 - place.column];
    case 'PageUp':
      return [-PAGE, 0];
    case 'PageDown':
      return [PAGE, 0];
    default:
      return null;
  }
}
