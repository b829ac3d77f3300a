import type { PictureView } from '@vitrine/contracts/media.ts';
import { pictureAttributes, type FocalPoint } from './picture-attributes.ts';

/**
 * A stored picture. `ratio` ("4:5") crops it around its focal point; without one, or with "original", it keeps its own
 * ratio.
 */
export function Picture(props: {
  readonly picture: PictureView;
  readonly sizes: string;
  readonly ratio?: string;
  readonly isFirst?: boolean;
  readonly maxWidth?: number;
  readonly altText?: string | null;
  /** In place of the picture's own. */
  readonly focalPoint?: FocalPoint | null;
  /** False for no colour behind a picture that is loading, transparent or does not fill its frame. */
  readonly ground?: boolean;
}) {
  const attributes = pictureAttributes(props.picture, props.sizes, {
    isFirst: props.isFirst ?? false,
    maxWidth: props.maxWidth ?? 1500,
    focalPoint: props.focalPoint ?? null,
    ground: props.ground ?? true,
  });
  return (
    // Inside a picture element React adds no preload link.
    <picture>
      <img
        {...attributes}
        alt={props.altText ?? attributes.alt}
        className="picture"
        data-ratio={props.ratio}
      />
    </picture>
  );
}
