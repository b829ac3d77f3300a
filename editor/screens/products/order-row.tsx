import { Checkbox } from '@mantine/core';
import type { OrderedProduct } from '@vitrine/contracts/product-order.ts';
import { memo, type DragEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { productOrder as text } from '../../text/en-product-order.ts';
import { text as common } from '../../text/en.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tone } from '../../ui/tone.tsx';
import { OrderPlace } from './order-place.tsx';
import styles from './order-screen.module.css';
import { statusTones } from './status-tones.ts';

/** What a row of the order can do; it stays the same, so that a row is only drawn when something of it changes. */
export interface RowActions {
  readonly move: (row: OrderedProduct, place: number | 'first' | 'last') => void;
  readonly toggle: (id: string) => void;
  readonly dragStart: (row: OrderedProduct, event: DragEvent) => void;
  readonly dragOver: (row: OrderedProduct | null, event: DragEvent) => void;
  readonly dragEnd: (row: OrderedProduct, event: DragEvent) => void;
}

/** A product of the order: dragged, or moved by its place, its arrows or keys. */
export const OrderRow = memo(function OrderRow(props: {
  row: OrderedProduct;
  index: number;
  count: number;
  isSelected: boolean;
  isDragged: boolean;
  actions: RowActions;
}) {
  const { row, index, count, actions } = props;
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
        <Link className={styles['name']} to={`/products/${row.id}`} draggable={false}>
          {row.title}
        </Link>
        {row.status !== 'published' && (
          <Tone tone={statusTones[row.status]}>{common.products.status[row.status]}</Tone>
        )}
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
