import { ActionIcon, UnstyledButton } from '@mantine/core';
import type { DragEvent, KeyboardEvent } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { FieldLabel } from '../../ui/form/field-set.ts';
import { RemoveIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tone } from '../../ui/tone.tsx';
import styles from './pictures-card.module.css';
import type { PictureRow } from './product-values.ts';

interface TileDrag {
  readonly draggable: boolean;
  readonly 'data-dragged': boolean;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragEnter: () => void;
  readonly onDragEnd: (event: DragEvent) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** A picture of the product. Enter opens it, Alt and an arrow key move it, Delete removes it. */
export function PictureTile(props: {
  row: PictureRow;
  index: number;
  count: number;
  labels: Map<string, FieldLabel>;
  drag: TileDrag;
  onOpen: () => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}) {
  const { row, index, count } = props;
  const altText = row.altText.trim();
  const field = `pictures.${row.id}.altText`;
  useFieldLabel(
    { name: field, labels: props.labels },
    `${text.pictureTitle(index + 1, count)}, ${text.altText}`,
  );
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (event.altKey && by !== undefined) {
      event.preventDefault();
      props.onMove(by);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      props.onRemove();
    }
  };
  return (
    <li className={styles['tile']} {...props.drag}>
      <UnstyledButton
        className={styles['open']}
        data-picture={row.id}
        data-field={field}
        aria-label={text.pictureName(index + 1, count, altText)}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
        onClick={props.onOpen}
        onKeyDown={press}
      >
        <Picture picture={{ ...row.picture, altText }} width={136} height={170} alt="" />
      </UnstyledButton>
      <span className={styles['marks']}>
        {index === 0 && <Tone tone="grey">{text.mainPicture}</Tone>}
        {altText === '' && <Tone tone="amber">{text.noAltText}</Tone>}
      </span>
      <ActionIcon
        variant="default"
        size={28}
        className={styles['remove'] ?? ''}
        aria-label={text.removePicture(index + 1)}
        onClick={props.onRemove}
      >
        <RemoveIcon size={15} />
      </ActionIcon>
    </li>
  );
}
