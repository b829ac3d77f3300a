import { Checkbox } from '@mantine/core';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { memo, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { order as text, type OrderWords } from '../../text/en-product-order.ts';
import { MoveButtons } from '../move-buttons.tsx';
import { Picture } from '../picture.tsx';
import { OrderPlace } from './order-place.tsx';
import styles from './order.module.css';

/** What is ordered, as its row shows it. */
export interface OrderedRow {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly picture: PictureView | null;
}

/** What rows of a kind lead to and say; the same object for all, so that they are not drawn again. */
export interface OrderLook {
  readonly words: OrderWords;
  readonly pathOf: (id: string) => string;
  /** Nothing for the status that most have. */
  readonly mark: (status: string) => ReactNode;
}

/** What a row of the order can do; it stays the same, so that a row is only drawn when something of it changes. */
export interface RowActions {
  readonly move: (row: OrderedRow, place: number | 'first' | 'last') => void;
  readonly toggle: (id: string) => void;
  readonly dragStart: (row: OrderedRow, event: DragEvent) => void;
  readonly dragOver: (row: OrderedRow | null, event: DragEvent) => void;
  readonly dragEnd: (row: OrderedRow, event: DragEvent) => void;
}

/** A row of the order: dragged, or moved by its place, its arrows or keys. */
export const OrderRow = memo(function OrderRow(props: {
  row: OrderedRow;
  index: number;
  count: number;
  isSelected: boolean;
  isDragged: boolean;
  look: OrderLook;
  actions: RowActions;
}) {
  const { row, index, count, look, actions } = props;
  const place = index + 1;
  const places: Readonly<Record<string, number | 'first' | 'last'>> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 'first',
    End: 'last',
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in the row
    <li
      aria-label={row.title}
      className={styles['row']}
      draggable
      data-dragged={props.isDragged}
      data-row={row.id}
      data-selected={props.isSelected}
      onDragStart={(event) => actions.dragStart(row, event)}
      onDragEnter={(event) => actions.dragOver(row, event)}
      onDragOver={(event) => actions.dragOver(null, event)}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={(event) => actions.dragEnd(row, event)}
      onKeyDown={(event: KeyboardEvent) => {
        const to = places[event.key];
        if (!event.altKey || to === undefined) return;
        event.preventDefault();
        actions.move(row, to);
      }}
    >
      <Checkbox
        size="xs"
        className={styles['check'] ?? ''}
        aria-label={text.select(row.title)}
        checked={props.isSelected}
        onChange={() => actions.toggle(row.id)}
      />
      <OrderPlace name={row.title} place={place} onPlace={(to) => actions.move(row, to)} />
      <Picture picture={row.picture} width={32} height={40} alt="" />
      <span className={styles['words']}>
        <Link className={styles['name']} to={look.pathOf(row.id)} draggable={false}>
          {row.title}
        </Link>
        {look.mark(row.status)}
      </span>
      <span className={styles['buttons']}>
        <MoveButtons
          name={row.title}
          index={index}
          count={count}
          move={(by) => actions.move(row, place + by)}
        />
      </span>
    </li>
  );
});
