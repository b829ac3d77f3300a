import type { PictureView } from '@vitrine/contracts/media.ts';
import type { Crop } from '@vitrine/domain/picture/crop.ts';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { type Handle, moved, resized, resizedBy, stepOfKey } from './crop-geometry.ts';
import styles from './crop.module.css';

const text = pagePanel.crop;
const corners = ['nw', 'ne', 'sw', 'se'] as const;
const edges = ['n', 'e', 's', 'w'] as const;

const percent = (part: number): number => Math.round(part * 100);
const words = ({ x, y, width, height }: Crop): string =>
  text.place(percent(x), percent(y), percent(width), percent(height));

interface Drag {
  readonly handle: Handle | 'move';
  /** Where the pointer was, as fractions of the picture, and the crop then. */
  readonly x: number;
  readonly y: number;
  readonly crop: Crop;
}

/** The picture with a rectangle on it: dragged and resized with a pointer, or with the arrow keys. */
export function CropArea(props: {
  picture: PictureView;
  crop: Crop;
  ratio: number | null;
  onChange: (crop: Crop) => void;
}) {
  const { picture, crop, ratio, onChange } = props;
  const helpId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [spoken, setSpoken] = useState('');
  const pointOf = (event: PointerEvent): { x: number; y: number } => {
    const box = stage.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return {
      x: (event.clientX - box.left) / Math.max(1, box.width),
      y: (event.clientY - box.top) / Math.max(1, box.height),
    };
  };
  const start = (event: PointerEvent<HTMLElement>, handle: Drag['handle']) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { handle, crop, ...pointOf(event) };
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    if (from === null) return;
    const to = pointOf(event);
    onChange(
      from.handle === 'move'
        ? moved(from.crop, { x: to.x - from.x, y: to.y - from.y })
        : resized(from.crop, from.handle, to, ratio),
    );
  };
  const end = () => {
    if (drag.current !== null) setSpoken(words(crop));
    drag.current = null;
  };
  const key = (event: KeyboardEvent, handle: Drag['handle']) => {
    const by = stepOfKey(event.key, event.shiftKey);
    if (by === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = handle === 'move' ? moved(crop, by) : resizedBy(crop, handle, by, ratio);
    onChange(next);
    setSpoken(words(next));
  };
  const grip = (handle: Drag['handle']) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, handle),
    onPointerMove: go,
    onPointerUp: end,
    onPointerCancel: end,
  });
  const width = picture.widths.find((known) => known >= 1000);
  return (
    <>
      <div className={styles['frame']}>
        <div ref={stage} className={styles['stage']}>
          <img
            src={width === undefined ? picture.assetUrl : `${picture.assetUrl}?format=${width}w`}
            width={picture.width}
            height={picture.height}
            alt={picture.altText}
            draggable={false}
          />
          <div
            className={styles['area']}
            style={{
              left: `${crop.x * 100}%`,
              top: `${crop.y * 100}%`,
              width: `${crop.width * 100}%`,
              height: `${crop.height * 100}%`,
            }}
          >
            <button
              type="button"
              className={styles['move']}
              aria-label={`${text.area}: ${words(crop)}`}
              aria-describedby={helpId}
              data-autofocus
              onKeyDown={(event) => key(event, 'move')}
              {...grip('move')}
            />
            {ratio === null &&
              edges.map((edge) => (
                <span key={edge} className={styles['edge']} data-edge={edge} {...grip(edge)} />
              ))}
            {corners.map((corner) => (
              <button
                key={corner}
                type="button"
                className={styles['corner']}
                data-corner={corner}
                aria-label={text.corners[corner]}
                aria-describedby={helpId}
                onKeyDown={(event) => key(event, corner)}
                {...grip(corner)}
              />
            ))}
          </div>
        </div>
      </div>
      <p id={helpId} hidden>
        {text.keys}
      </p>
      <output className={styles['spoken']}>{spoken}</output>
    </>
  );
}
