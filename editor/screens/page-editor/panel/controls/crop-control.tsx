import { lazyDialog } from '../../../../ui/lazy-part.tsx';
import { Button } from '@mantine/core';
import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { cropPixels } from '@vitrine/domain/picture/crop.ts';
import { Suspense, useId, useRef, useState } from 'react';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { useShowNumber } from '../../../../ui/show-money.ts';
import { asText, type ControlProps, propOf } from '../control.ts';
import { readCrop } from '../crop/read-crop.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';
import { useAsset, useKeepAsset } from '../site-queries.ts';

const text = pagePanel.crop;

const CropDialog = lazyDialog(async () => (await import('../crop/crop-dialog.tsx')).CropDialog);

/** The part of a picture that is shown, chosen in a dialog. Nothing where there is no picture, or a drawing. */
export function CropControl(props: ControlProps<'crop'>) {
  const { field, change, path } = props;
  const { say } = usePanel();
  const keep = useKeepAsset();
  const showNumber = useShowNumber();
  const hintId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const assetId = asText(propOf(props.around, field.of));
  const asset = useAsset(assetId === '' ? null : assetId).asset ?? null;
  const picture = asset?.picture ?? null;
  if (asset === null || picture === null || asset.contentType === 'image/svg+xml') return null;
  const crop = readCrop(props.value, assetId);
  const pixels = crop === null ? null : cropPixels(crop, picture);
  return (
    <div className={styles['stack']}>
      <div className={styles['assetActions']}>
        <Button
          ref={opener}
          variant="default"
          size="compact-sm"
          data-field={path}
          aria-describedby={crop === null ? undefined : hintId}
          onClick={() => setOpen(true)}
        >
          {crop === null ? text.open : text.change}
        </Button>
        {crop !== null && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => {
              opener.current?.focus();
              change(null, 'once');
              say(text.whole);
            }}
          >
            {text.reset}
          </Button>
        )}
      </div>
      {pixels !== null && (
        <p id={hintId} className={styles['quiet']}>
          {text.cropped(showNumber(pixels.width), showNumber(pixels.height))}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <CropDialog
            assetId={assetId}
            picture={picture}
            crop={crop}
            close={() => setOpen(false)}
            onCropped={(made, cropped: AssetView | null) => {
              if (cropped !== null) keep(cropped);
              setOpen(false);
              change(made === null ? null : { assetId, ...made }, 'once');
              say(made === null ? text.whole : text.done);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
