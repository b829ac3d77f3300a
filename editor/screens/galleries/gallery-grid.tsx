import { VisuallyHidden } from '@mantine/core';
import type { GalleryPicture } from '@vitrine/contracts/galleries.ts';
import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { galleries as text } from '../../text/en-galleries.ts';
import files from '../files/files.module.css';
import { columnsOf, useCollectionKeys } from '../files/use-collection-keys.ts';
import type { FileSelection } from '../files/use-file-selection.ts';
import styles from './galleries.module.css';
import { isSameOrder, placeByKey, placeOver } from './gallery-moves.ts';
import { GalleryTile } from './gallery-tile.tsx';
import type { MovePictures } from './use-moves.ts';
import type { GalleryPictures } from './use-gallery-pictures.ts';

interface Dragged {
  readonly ids: readonly string[];
  readonly before: readonly GalleryPicture[];
}

/** The pictures of a gallery in their order: selected, opened, moved by drag or keys, removed. */
export function GalleryGrid(props: {
  pictures: GalleryPictures;
  selection: FileSelection;
  moves: MovePictures;
  /** The picture whose panel is open. */
  openId: string | null;
  onOpen: (id: string) => void;
  onRemove: (ids: readonly string[]) => void;
  /** A picture that gets the focus when it is shown. */
  focusId: string | null;
}) {
  const { selection, openId, onOpen, moves } = props;
  const { rows, total, show, withMoved } = props.pictures;
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const shown = rows.map(({ id }) => id);
  const keys = useCollectionKeys({
    shown,
    selection,
    open: onOpen,
    remove: props.onRemove,
    first: openId,
  });
  const { list, active, focus, setPlace } = keys;
  const focused = useRef<string | null>(null);
  const wanted = props.focusId !== null && shown.includes(props.focusId) ? props.focusId : null;
  useEffect(() => {
    if (wanted !== focused.current && wanted !== null) focus(wanted);
    focused.current = wanted;
  }, [wanted, focus]);
  /** The tile that keeps the focus while the order changes: moving it in the document drops it. */
  const held = useRef<string | null>(null);
  const order = shown.join(' ');
  const shownOrder = useRef(order);
  useLayoutEffect(() => {
    if (shownOrder.current === order) return;
    shownOrder.current = order;
    if (held.current !== null) focus(held.current);
    if (dragged === null) held.current = null;
  });

  /** The pictures that go with one: all that are selected, in their order, where it is selected too. */
  const withSelected = (id: string): readonly string[] =>
    selection.ids.has(id) ? shown.filter((one) => selection.ids.has(one)) : [id];
  const press = (event: MouseEvent, id: string): void => {
    setPlace(id);
    if (event.shiftKey) selection.extend(id);
    else if (event.ctrlKey || event.metaKey || selection.ids.size > 0 || isCheck(event.target))
      selection.toggle(id);
    else onOpen(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-file]') : null;
    const id = target?.dataset['file'];
    const ids = id === undefined ? [] : withSelected(id);
    const place = event.altKey
      ? placeByKey(event.key, {
          place: shown.indexOf(ids[0] ?? '') + 1,
          columns: columnsOf(list.current),
          count: ids.length,
          total: Math.max(total, rows.length),
        })
      : null;
    if (id === undefined || place === null) {
      keys.onKeyDown(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    // A step is taken back by a step.
    const hasUndo = event.key === 'Home' || event.key === 'End';
    held.current = moves.move(ids, place, { hasUndo }) ? id : null;
  };
  const accept = (event: DragEvent): void => {
    if (dragged === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };
  const drop = (event: DragEvent): void => {
    if (dragged === null) return;
    const { ids, before } = dragged;
    const isChanged = !isSameOrder(before, rows);
    setDragged(null);
    // Escape puts them back.
    const isCancelled = event.dataTransfer.dropEffect === 'none';
    if (!isChanged || !isCancelled) held.current = null;
    if (!isChanged) return;
    if (isCancelled) show(before);
    else moves.move(ids, rows.findIndex(({ id }) => ids.includes(id)) + 1, { before });
  };
  return (
    <>
      <VisuallyHidden component="output">{moves.said}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its options takes the Tab key */}
      <div
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field cannot show pictures that are dragged
        role="listbox"
        aria-multiselectable="true"
        aria-label={text.list}
        className={`${files['grid']} ${styles['grid']}`}
        data-selecting={selection.ids.size > 0 || undefined}
        onKeyDown={onKeyDown}
        // Both: a picture that makes way is entered again, and may be dropped on before anything else happens.
        onDragEnter={accept}
        onDragOver={accept}
        onDrop={(event) => {
          if (dragged !== null) event.preventDefault();
        }}
      >
        {rows.map((picture, index) => (
          <GalleryTile
            key={picture.id}
            picture={picture}
            place={index + 1}
            total={Math.max(total, rows.length)}
            isSelected={selection.ids.has(picture.id)}
            isOpen={picture.id === openId}
            isDragged={dragged?.ids.includes(picture.id) === true}
            tabIndex={picture.id === active ? 0 : -1}
            events={{
              onClick: (event) => press(event, picture.id),
              onFocus: () => setPlace(picture.id),
              onDragStart: (event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', picture.id);
                held.current = picture.id;
                setDragged({ ids: withSelected(picture.id), before: rows });
              },
              onDragEnter: () => {
                if (dragged === null || dragged.ids.includes(picture.id)) return;
                show(withMoved(dragged.ids, placeOver(rows, dragged.ids, picture.id)));
              },
              onDragEnd: drop,
            }}
          />
        ))}
      </div>
    </>
  );
}

const isCheck = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-check]') !== null;
