import { Button, Input } from '@mantine/core';
import { croppedPicture } from '@vitrine/blocks/cropped-picture.ts';
import { pointInCrop, pointOfWhole } from '@vitrine/domain/picture/crop.ts';
import { type PointerEvent, useId, useRef } from 'react';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { asText, type ControlProps, inputProps, propOf } from '../control.ts';
import { readCrop } from '../crop/read-crop.ts';
import { type Point, pointAfterKey, pointAt, readPoint } from '../focal-point.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';
import { useAsset } from '../site-queries.ts';

const words = ({ x, y }: Point): string => text.focalPoint.at(Math.round(x * 100), Math.round(y * 100));

/** The point of a picture that stays in view where it is cropped: dragged, or moved with the arrow keys. */
export function FocalPointControl(props: ControlProps<'focal-point'>) {
  const { field, change, path } = props;
  const { say } = usePanel();
  const labelId = useId();
  const helpId = useId();
  const handle = useRef<HTMLButtonElement>(null);
  const isDragged = useRef(false);
  const assetId = asText(propOf(props.around, field.of));
  const { asset, failure } = useAsset(assetId === '' ? null : assetId);
  const whole = asset?.picture ?? null;
  // Stored in the whole picture, so that it stays where it is when the crop is changed; shown in what is left of it.
  const crop = readCrop(propOf(props.around, 'crop'), assetId);
  const picture = whole === null ? null : croppedPicture(whole, crop);
  const stored = readPoint(props.value);
  const inWhole = stored ?? whole?.focalPoint ?? { x: 0.5, y: 0.5 };
  const point = crop === null ? inWhole : pointInCrop(inWhole, crop);
  const put = (next: Point) => change(crop === null ? next : readPoint(pointOfWhole(next, crop)), 'typed');
  const drag = (event: PointerEvent<HTMLElement>) => {
    const next = pointAt(event, event.currentTarget.getBoundingClientRect());
    if (next.x !== point.x || next.y !== point.y) put(next);
  };
  const width = picture?.widths.find((known) => known >= 560);
  return (
    <Input.Wrapper {...inputProps(props)} labelElement="div" labelProps={{ id: labelId }}>
      {picture === null ? (
        <p className={styles['quiet']}>
          {failure ??
            (assetId !== '' && asset === undefined ? text.asset.loading : text.focalPoint.needsPicture)}
        </p>
      ) : (
        <fieldset aria-labelledby={labelId} className={styles['group']}>
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
              say(words(point));
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
              aria-label={`${field.label}: ${words(point)}`}
              aria-describedby={helpId}
              data-field={path}
              onKeyDown={(event) => {
                const next = pointAfterKey(point, event.key, event.shiftKey);
                if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                put(next);
                say(words(next));
              }}
            />
          </div>
          <Input.Description id={helpId} size="xs">
            {text.focalPoint.help}
          </Input.Description>
          {stored === null ? (
            <p className={styles['quiet']}>{text.focalPoint.own}</p>
          ) : (
            <Button
              variant="subtle"
              size="compact-xs"
              className={styles['start'] ?? ''}
              onClick={() => {
                handle.current?.focus();
                change(null, 'once');
              }}
            >
              {text.focalPoint.reset}
            </Button>
          )}
        </fieldset>
      )}
    </Input.Wrapper>
  );
}
