import type { PictureView } from '@vitrine/contracts/media.ts';
import { PictureIcon } from './icons.tsx';
import styles from './picture.module.css';

/** A thumbnail, cropped around its focal point; a placeholder icon without a picture. Sizes in CSS pixels. */
export function Picture(props: { picture: PictureView | null; width: number; height: number; alt: string }) {
  const { picture, width, height } = props;
  if (picture === null) {
    return (
      <span className={styles['none']} style={{ width, height }} aria-hidden="true">
        <PictureIcon size={18} />
      </span>
    );
  }
  // Twice the width for high-density screens, and tall enough for a 4:5 frame.
  const wanted = picture.widths.find((known) => known >= width * 2);
  return (
    <img
      className={styles['picture']}
      src={wanted === undefined ? picture.assetUrl : `${picture.assetUrl}?format=${wanted}w`}
      alt={props.alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${picture.focalPoint.x * 100}% ${picture.focalPoint.y * 100}%` }}
    />
  );
}
