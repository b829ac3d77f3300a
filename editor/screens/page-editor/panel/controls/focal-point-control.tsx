import { Button, Input } from '@mantine/core';
import { croppedPicture } from '@vitrine/blocks/cropped-picture.ts';
import { pointInCrop, pointOfWhole } from '@vitrine/domain/picture/crop.ts';
import { useId, useRef } from 'react';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { asText, type ControlProps, inputProps, propOf } from '../control.ts';
import { readCrop } from '../crop/read-crop.ts';
import { type Point, readPoint } from '../focal-point.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';
import { useAsset } from '../site-queries.ts';
import { FocalPicture } from './focal-picture.tsx';

const words = ({ x, y }: Point): string => text.focalPoint.at(Math.round(x * 100), Math.round(y * 100));

/** The point of a picture that stays in view where it is cropped: dragged, or moved with the arrow keys. */
export function FocalPointControl(props: ControlProps<'focal-point'>) {
  const { field, change, path } = props;
  const { say } = usePanel();
  const labelId = useId();
  const helpId = useId();
  const own = useRef<HTMLFieldSetElement>(null);
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
  return (
    <Input.Wrapper {...inputProps(props)} labelElement="div" labelProps={{ id: labelId }}>
      {picture === null ? (
        <p className={styles['quiet']}>
          {failure ??
            (assetId !== '' && asset === undefined ? text.asset.loading : text.focalPoint.needsPicture)}
        </p>
      ) : (
        <fieldset ref={own} aria-labelledby={labelId} className={styles['group']}>
          <FocalPicture
            picture={picture}
            point={point}
            label={field.label}
            words={words}
            describedBy={helpId}
            path={path}
            onPoint={put}
            onSay={say}
          />
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
                own.current?.querySelector<HTMLElement>('[data-focal]')?.focus();
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
