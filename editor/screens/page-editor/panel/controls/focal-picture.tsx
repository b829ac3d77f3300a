import type { PictureView } from '@vitrine/contracts/media.ts';
import { type PointerEvent, useRef } from 'react';
import { type Point, pointAfterKey, pointAt } from '../focal-point.ts';
import styles from '../panel.module.css';

/** A picture with a handle at a point of it, dragged or moved with the arrow keys. */
export function FocalPicture(props: {
  picture: Pick<PictureView, 'assetUrl' | 'widths' | 'width' | 'height'>;
  point: Point;
  label: string;
  /** Where a point is, in words. */
  words: (point: Point) => string;
  describedBy: string;
  path?: string;
  onPoint: (point: Point) => void;
  /** Says where it is, once it stays there. */
  onSay: (words: string) => void;
}) {
  const { picture, point, words, onPoint, onSay } = props;
  const handle = useRef<HTMLButtonElement>(null);
  const isDragged = useRef(false);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const next = pointAt(event, event.currentTarget.getBoundingClientRect());
    if (next.x !== point.x || next.y !== point.y) onPoint(next);
  };
  const width = picture.widths.find((known) => known >= 560);
  return (
    <div
      className={styles['focal']}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        isDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        handle.current?.focus();
        drag(event);
      }}
      onPointerMove={(event) => {
        if (isDragged.current) drag(event);
      }}
      onPointerUp={() => {
        isDragged.current = false;
        onSay(words(point));
      }}
      onPointerCancel={() => (isDragged.current = false)}
    >
      <img
        src={width === undefined ? picture.assetUrl : `${picture.assetUrl}?format=${width}w`}
        width={picture.width}
        height={picture.height}
        alt=""
        draggable={false}
      />
      <button
        ref={handle}
        type="button"
        className={styles['focalHandle']}
        style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        aria-label={`${props.label}: ${words(point)}`}
        aria-describedby={props.describedBy}
        data-focal
        data-field={props.path}
        onKeyDown={(event) => {
          const next = pointAfterKey(point, event.key, event.shiftKey);
          if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onPoint(next);
          onSay(words(next));
        }}
      />
    </div>
  );
}
