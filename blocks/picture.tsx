import type { PictureView } from '@vitrine/contracts/media.ts';
import { pictureAttributes } from './picture-attributes.ts';

/** A stored picture. `ratio` ("4:5") crops it around its focal point; without one, or with "original", it keeps its own shape. */
export function Picture(props: {
  readonly picture: PictureView;
  readonly sizes: string;
  readonly ratio?: string;
  readonly isFirst?: boolean;
  readonly maxWidth?: number;
  readonly altText?: string | null;
}) {
  const attributes = pictureAttributes(props.picture, props.sizes, {
    isFirst: props.isFirst ?? false,
    maxWidth: props.maxWidth ?? 1500,
  });
  return (
    // Inside a picture element the renderer adds no preload link of its own beside the image it stands next to.
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
