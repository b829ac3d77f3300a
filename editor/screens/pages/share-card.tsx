import { Input } from '@mantine/core';
import type { PageSettings } from '@vitrine/contracts/pages.ts';
import { useId } from 'react';
import { pages as text } from '../../text/en-pages.ts';
import { PictureIcon } from '../../ui/icons.tsx';
import { AssetPicker } from '../page-editor/panel/controls/asset-picker.tsx';
import { useAsset } from '../page-editor/panel/site-queries.ts';
import styles from './share-card.module.css';

/** Pixels of the picture that is asked for: twice the widest card. */
const WIDTH = 1000;

/** A page as social networks and messengers show its link: a picture of 1.91:1, title, description and host. */
export function ShareCard(props: { title: string; description: string; imageId: string | null }) {
  const { title, description } = props;
  const { asset } = useAsset(props.imageId);
  const picture = asset?.picture ?? null;
  const width = picture?.widths.find((known) => known >= WIDTH);
  return (
    <figure className={styles['card']} aria-label={text.sharePreview}>
      {picture === null ? (
        <div className={styles['none']}>
          <PictureIcon size={22} />
          <span>{text.shareOwnPicture}</span>
        </div>
      ) : (
        <img
          src={width === undefined ? picture.assetUrl : `${picture.assetUrl}?format=${width}w`}
          alt={picture.altText}
          style={{ objectPosition: `${picture.focalPoint.x * 100}% ${picture.focalPoint.y * 100}%` }}
        />
      )}
      <div className={styles['words']}>
        <p className={styles['host']}>{globalThis.location.host}</p>
        <p className={styles['title']}>{title}</p>
        {description !== '' && <p className={styles['description']}>{description}</p>}
      </div>
    </figure>
  );
}

/** Chooses the picture of a shared link; without one, pages show their first picture. */
export function SharePicture(props: {
  seo: PageSettings['seo'];
  problem: string | undefined;
  onChange: (imageId: string | null) => void;
}) {
  const labelId = useId();
  return (
    <Input.Wrapper
      label={text.sharePicture}
      description={text.sharePictureHint}
      error={props.problem}
      labelElement="div"
      labelProps={{ id: labelId }}
    >
      <div className={styles['picker']}>
        <AssetPicker
          label={text.sharePicture}
          labelId={labelId}
          accepts="picture"
          assetId={props.seo.imageId}
          path="seo.imageId"
          isBare
          onPick={({ id }) => props.onChange(id)}
          onRemove={() => props.onChange(null)}
        />
      </div>
    </Input.Wrapper>
  );
}
