import type { BlockRenderProps } from '../block.ts';
import { Picture } from '../picture.tsx';
import type { GalleryProps } from './gallery.schema.ts';

export function GalleryBlock({ props, data, isFirstPicture }: BlockRenderProps<GalleryProps>) {
  const shown = props.pictures.flatMap(({ assetId, caption }) => {
    const picture = data.assets.get(assetId);
    return picture === undefined ? [] : [{ picture, caption }];
  });
  const share = Math.round(100 / props.columns);
  const phone = props.layout === 'grid' ? '50vw' : '100vw';
  return (
    <ul className="gallery" data-layout={props.layout} data-columns={props.columns}>
      {shown.map(({ picture, caption }, index) => (
        <li key={picture.id}>
          <figure className="image">
            <Picture
              picture={picture}
              sizes={`(max-width: 47.99em) ${phone}, (max-width: 85em) ${share}vw, ${Math.round(1280 / props.columns)}px`}
              ratio={props.layout === 'grid' ? props.ratio : 'original'}
              isFirst={isFirstPicture && index === 0}
            />
            {caption === '' ? null : <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
