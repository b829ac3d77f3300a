import { Alert, Button, SegmentedControl } from '@mantine/core';
import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { type Crop, cropPixels, roundedCrop } from '@vitrine/domain/picture/crop.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, sentenceOf } from '../../../../app/client.ts';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { BusyButton } from '../../../../ui/busy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useShowNumber } from '../../../../ui/show-money.ts';
import { CropArea } from './crop-area.tsx';
import {
  type CropShape,
  cropShapes,
  fractionRatio,
  inRatio,
  isWhole,
  wholePicture,
} from './crop-geometry.ts';
import styles from './crop.module.css';

const text = pagePanel.crop;

/** Chooses the part of a picture that is shown. The server makes its files before the dialog closes. */
export function CropDialog(props: {
  assetId: string;
  picture: PictureView;
  crop: Crop | null;
  close: () => void;
  /** With null for the whole picture. */
  onCropped: (crop: Crop | null, asset: AssetView | null) => void;
}) {
  const { picture } = props;
  const showNumber = useShowNumber();
  const [shape, setShape] = useState<CropShape>('free');
  const [crop, setCrop] = useState<Crop>(props.crop ?? wholePicture);
  const ratio = fractionRatio(shape, picture);
  const save = useMutation({
    mutationFn: (body: Crop) =>
      client.call('POST', '/api/admin/assets/:id/crops', { params: { id: props.assetId }, body }),
    onSuccess: (asset, made) => props.onCropped(made, asset),
  });
  const apply = () => {
    if (isWhole(crop)) return props.onCropped(null, null);
    const { x, y, width, height } = roundedCrop(crop);
    save.mutate({ x, y, width, height });
  };
  const { width, height } = cropPixels(crop, picture);
  return (
    <Dialog
      opened
      onClose={save.isPending ? () => undefined : props.close}
      title={text.title}
      size="xl"
      closeOnClickOutside={false}
    >
      <div className={styles['dialog']}>
        {save.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(save.error)}
          </Alert>
        )}
        <SegmentedControl
          aria-label={text.shape}
          className={styles['shapes'] ?? ''}
          data={cropShapes.map(({ name }) => ({ value: name, label: text.shapes[name] }))}
          value={shape}
          onChange={(name) => {
            const next = cropShapes.find((one) => one.name === name)?.name ?? 'free';
            setShape(next);
            setCrop(inRatio(crop, fractionRatio(next, picture)));
          }}
        />
        <CropArea picture={picture} crop={crop} ratio={ratio} onChange={setCrop} />
        <p className={styles['help']}>{text.help}</p>
        <div className={styles['foot']}>
          <span className={styles['size']}>{text.size(showNumber(width), showNumber(height))}</span>
          <Button
            variant="subtle"
            color="gray"
            disabled={save.isPending}
            onClick={() => {
              setShape('free');
              setCrop(wholePicture);
            }}
          >
            {text.reset}
          </Button>
          <Button variant="default" disabled={save.isPending} onClick={props.close}>
            {text.cancel}
          </Button>
          <BusyButton loading={save.isPending} onClick={apply}>
            {text.apply}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  );
}
