import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import type { OrderedProduct } from '@vitrine/contracts/product-order.ts';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { productOrder as text } from '../../text/en-product-order.ts';
import { text as common } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, ProductsIcon } from '../../ui/icons.tsx';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SaveAtOnceSign } from '../../ui/save-state.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMore } from '../../ui/show-more.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { Tone } from '../../ui/tone.tsx';
import styles from './order-screen.module.css';
import { statusTones } from './status-tones.ts';
import { useProductOrder } from './use-product-order.ts';

/** The order of the store page: by drag, by buttons, by keys. */
export function OrderScreen() {
  const order = useProductOrder();
  const { query, rows } = order;
  const sheet = useRef<HTMLDivElement>(null);
  const showMore = useShowMore(sheet, query.fetchNextPage);
  return (
    <div className={screen['screen']}>
      <Link to="/products" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <span className={screen['grow']} />
        <SaveAtOnceSign status={order.status} />
      </div>
      {rows.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {text.lead}
        </Text>
      )}
      <div className={screen['sheet']} ref={sheet}>
        {query.isPending ? (
          <ListWaiting />
        ) : query.isError && rows.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState
            title={text.emptyTitle}
            picture={<ProductsIcon size={44} />}
            action={
              <Button component={Link} to="/products/new">
                {text.add}
              </Button>
            }
          >
            {text.empty}
          </EmptyState>
        ) : (
          <OrderedList order={order} />
        )}
        {query.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={query.isFetchingNextPage} onClick={showMore}>
              {text.more}
            </BusyButton>
          </div>
        )}
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function OrderedList({ order }: { order: ReturnType<typeof useProductOrder> }) {
  const { rows } = order;
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<{ readonly id: string; readonly from: number } | null>(null);
  const placeOf = (id: string) => rows.findIndex((row) => row.id === id);

  const move = ({ id, title }: OrderedProduct, by: -1 | 1) => {
    const to = placeOf(id) + by;
    if (to < 0 || to >= rows.length) return;
    const held = document.activeElement;
    flushSync(() => order.save(id, to));
    // Moving a row in the document drops the focus.
    if (held instanceof HTMLElement && held.isConnected) held.focus();
    setSaid(text.moved(title, to + 1));
  };
  const accept = (event: DragEvent): boolean => {
    if (dragged === null) return false;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    return true;
  };
  const end = ({ id, title }: OrderedProduct, event: DragEvent) => {
    if (dragged === null) return;
    setDragged(null);
    const to = placeOf(id);
    // Escape puts it back.
    if (event.dataTransfer.dropEffect === 'none') order.show(id, dragged.from);
    else if (to !== dragged.from) {
      order.save(id, to);
      showUndo({
        message: text.moved(title, to + 1),
        label: text.undo,
        undo: () => order.save(id, dragged.from),
      });
    }
  };
  return (
    <>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <ul className={styles['list']} aria-label={text.list}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in the row
          <li
            key={row.id}
            aria-label={row.title}
            className={styles['row']}
            draggable
            data-dragged={dragged?.id === row.id}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', row.id);
              setDragged({ id: row.id, from: index });
            }}
            onDragEnter={(event) => {
              if (!accept(event) || dragged === null || dragged.id === row.id) return;
              order.show(dragged.id, index);
            }}
            onDragOver={accept}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={(event) => end(row, event)}
            onKeyDown={(event: KeyboardEvent) => {
              const by = steps[event.key];
              if (!event.altKey || by === undefined) return;
              event.preventDefault();
              move(row, by);
            }}
          >
            <span className={styles['place']}>{index + 1}</span>
            <Picture picture={row.picture} width={32} height={40} alt="" />
            <Link className={styles['name']} to={`/products/${row.id}`} draggable={false}>
              {row.title}
            </Link>
            {row.status !== 'published' && (
              <Tone tone={statusTones[row.status]}>{common.products.status[row.status]}</Tone>
            )}
            <span className={styles['buttons']}>
              <MoveButtons name={row.title} index={index} count={rows.length} move={(by) => move(row, by)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
