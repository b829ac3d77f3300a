import type { PictureView } from '@vitrine/contracts/media.ts';
import { pictureAttributes } from './picture-attributes.ts';

/** A stored picture. `ratio` ("4:5") crops it around its focal point; without one it keeps its own shape. */
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
  const ratio = props.ratio === undefined || props.ratio === 'original' ? null : props.ratio;
  return (
    // Inside a picture element the renderer adds no preload link of its own beside the image it stands next to.
    <picture>
      <img
        {...attributes}
        alt={props.altText ?? attributes.alt}
        className="picture"
        style={
          ratio === null ? attributes.style : { ...attributes.style, aspectRatio: ratio.replace(':', '/') }
        }
      />
    </picture>
  );
}
