import type { GalleryPicture } from '@vitrine/contracts/galleries.ts';
import type { DragEvent, MouseEvent } from 'react';
import { galleries as text } from '../../text/en-galleries.ts';
import { CheckIcon, LinkIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import files from '../files/files.module.css';
import styles from './galleries.module.css';

/** What a tile does with the pointer. */
export interface TileEvents {
  readonly onClick: (event: MouseEvent) => void;
  readonly onFocus: () => void;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragEnter: () => void;
  readonly onDragEnd: (event: DragEvent) => void;
}

/** A picture of the gallery; the grid has its keys. */
export function GalleryTile(props: {
  picture: GalleryPicture;
  /** From 1. */
  place: number;
  total: number;
  isSelected: boolean;
  isOpen: boolean;
  isDragged: boolean;
  tabIndex: number;
  events: TileEvents;
}) {
  const { picture: one, place, total } = props;
  const { id, title, picture, isShown, link } = one;
  const showNumber = useShowNumber();
  const notes = [
    ...(isShown ? [] : [text.hidden]),
    ...(picture === null ? [text.fileGone] : []),
    ...(picture?.altText === '' ? [text.noAlt] : []),
  ];
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option cannot show a picture that is dragged
      role="option"
      aria-selected={props.isSelected}
      aria-label={text.tile(showNumber, title, place, total, notes)}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End Delete"
      className={`${files['tile']} ${styles['tile']}`}
      data-file={id}
      data-open={props.isOpen || undefined}
      data-dragged={props.isDragged || undefined}
      data-hidden={!isShown || undefined}
      tabIndex={props.tabIndex}
      draggable
      {...props.events}
    >
      <span className={files['thumb']} data-whole={picture?.isTransparent === true || undefined}>
        <Picture picture={picture} width={240} height={180} alt="" />
        <span className={styles['marks']} aria-hidden="true">
          {!isShown && <Mark tone="grey" words={text.hidden} />}
          {picture === null && <Mark tone="red" words={text.fileGone} />}
          {picture?.altText === '' && <Mark tone="amber" words={text.noAlt} />}
        </span>
      </span>
      <span className={files['check']} data-check aria-hidden="true">
        <CheckIcon size={14} />
      </span>
      <span className={styles['name']}>
        <span className={files['tileName']} title={title}>
          {title}
        </span>
        {link !== '' && <LinkIcon size={14} />}
      </span>
    </div>
  );
}

/** Words on a picture, which its name has in another place. */
const Mark = ({ tone, words }: { readonly tone: ToneName; readonly words: string }) => (
  <Tone tone={tone}>
    <span className={styles['mark']} data-words={words} />
  </Tone>
);
