import { VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { order as text } from '../../text/en-product-order.ts';
import { useShowNumber } from '../show-money.ts';
import { showUndo } from '../show-undo.tsx';
import { useLatest } from '../use-latest.ts';
import { type OrderedRow, type OrderLook, OrderRow, type RowActions } from './order-row.tsx';
import styles from './order.module.css';
import { OrderSelection } from './order-selection.tsx';
import type { useOrder } from './use-order.ts';

interface Dragged {
  readonly id: string;
  /** Its place and the rows before. */
  readonly from: number;
  readonly rows: readonly OrderedRow[];
}

/** The rows of the order, and what moves the selected ones. */
export function OrderedList(props: { order: ReturnType<typeof useOrder>; look: OrderLook }) {
  const { order, look } = props;
  const { rows, total } = order;
  const showNumber = useShowNumber();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const placeOf = (id: string) => rows.findIndex((row) => row.id === id) + 1;
  const placeIn = (place: number | 'first' | 'last', count: number): number =>
    place === 'first' ? 1 : place === 'last' ? total - count + 1 : Math.min(place, total - count + 1);

  /** Moves rows, and keeps the focus: moving a row in the document drops it. */
  const move = (
    ids: readonly string[],
    place: number,
    sentence: string,
    { hasUndo = true, before = rows }: { hasUndo?: boolean; before?: readonly OrderedRow[] } = {},
  ) => {
    const held = document.activeElement;
    const [first = ''] = ids;
    const from = placeOf(first);
    const undo = flushSync(() => order.move(ids, place, before));
    // The pressed button of the selection is gone by now.
    if (held instanceof HTMLElement && held !== document.body && held.isConnected) held.focus();
    else focusPlace(list.current, from);
    setSaid(sentence);
    if (hasUndo) showUndo({ message: sentence, label: text.undo, undo });
  };

  const end = ({ id, title }: OrderedRow, hasEscaped: boolean) => {
    if (dragged === null) return;
    setDragged(null);
    const to = placeOf(id);
    if (hasEscaped) order.show(id, dragged.from);
    else if (to !== dragged.from) move([id], to, text.moved(showNumber, title, to), { before: dragged.rows });
  };

  const actions: RowActions = {
    move: (row, wanted) => {
      const from = placeOf(row.id);
      const place = Math.max(1, placeIn(wanted, 1));
      if (place === from) return;
      // A step is taken back by a step.
      const isStep = typeof wanted === 'number' && Math.abs(place - from) === 1;
      move([row.id], place, text.moved(showNumber, row.title, place), { hasUndo: !isStep });
    },
    toggle: (id) =>
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    dragStart: (row, event) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', row.id);
      setDragged({ id: row.id, from: placeOf(row.id), rows });
    },
    dragOver: (row, event) => {
      if (dragged === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      if (row !== null && row.id !== dragged.id) order.show(dragged.id, placeOf(row.id));
    },
    // Escape puts it back.
    dragEnd: (row, event) => end(row, event.dataTransfer.dropEffect === 'none'),
  };
  const stable = useStable(actions);
  const clear = () => {
    const [first = ''] = chosen;
    flushSync(() => setSelected(new Set()));
    focusPlace(list.current, placeOf(first));
  };
  return (
    <>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <ul className={styles['list']} aria-label={look.words.list} ref={list}>
        {rows.map((row, index) => (
          <OrderRow
            key={row.id}
            row={row}
            index={index}
            count={Math.max(total, rows.length)}
            isSelected={selected.has(row.id)}
            isDragged={dragged?.id === row.id}
            look={look}
            actions={stable}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <OrderSelection
          count={chosen.length}
          words={look.words}
          onClear={clear}
          onMove={(wanted) => {
            const place = Math.max(1, placeIn(wanted, chosen.length));
            flushSync(() => setSelected(new Set()));
            move(chosen, place, look.words.movedMany(showNumber, chosen.length, place));
          }}
        />
      )}
    </>
  );
}

/** Focuses the place of the row that is in a place now, or of the last one. */
function focusPlace(list: HTMLUListElement | null, place: number): void {
  const row = list?.children[place - 1] ?? list?.lastElementChild;
  row?.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus();
}

/** Functions that are always the same ones and do what the latest ones do. */
function useStable(actions: RowActions): RowActions {
  const latest = useLatest(actions);
  const [stable] = useState<RowActions>(() => ({
    move: (...args) => latest.current.move(...args),
    toggle: (...args) => latest.current.toggle(...args),
    dragStart: (...args) => latest.current.dragStart(...args),
    dragOver: (...args) => latest.current.dragOver(...args),
    dragEnd: (...args) => latest.current.dragEnd(...args),
  }));
  return stable;
}
