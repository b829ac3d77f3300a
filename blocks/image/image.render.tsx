import type { BlockRenderProps } from '../block.ts';
import { columnSizes } from '../picture-attributes.ts';
import { Picture } from '../picture.tsx';
import type { ImageProps } from './image.schema.ts';

export function ImageBlock({ props, data, span, fullWidth, isFirstPicture }: BlockRenderProps<ImageProps>) {
  const picture = data.assets.get(props.assetId);
  if (picture === undefined) return null;
  const image = (
    <Picture
      picture={picture}
      sizes={columnSizes(span, fullWidth)}
      ratio={props.ratio}
      isFirst={isFirstPicture}
      maxWidth={fullWidth ? 2500 : 1500}
      altText={props.altText}
    />
  );
  return (
    <figure className="image">
      {props.href === null ? image : <a href={props.href}>{image}</a>}
      {props.caption === '' ? null : <figcaption>{props.caption}</figcaption>}
    </figure>
  );
}
