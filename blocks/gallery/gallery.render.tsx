import { galleryText } from '@vitrine/domain/text/gallery.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { useLocale } from '../locale.ts';
import type { CSSProperties } from 'react';
import type { BlockRenderProps } from '../block.ts';
import { GalleryFigure } from './gallery-picture.render.tsx';
import { galleryPictures, type ShownPicture } from './gallery-pictures.ts';
import { type GalleryRow, rowPlaces } from './gallery-rows.ts';
import { GallerySlides } from './gallery-slides.render.tsx';
import { frameShape, phoneColumns, round, shapes, maxHeightPercent } from './gallery-shape.ts';
import type { GalleryProps } from './gallery.schema.ts';

/** Pictures in one of four designs; nothing while there are none. */
export function GalleryBlock(block: BlockRenderProps<GalleryProps>) {
  const locale = useLocale();
  const { props, data, isFirstPicture } = block;
  const pictures = galleryPictures(props, data);
  if (pictures.length === 0) return null;
  const slides = props.design === 'slideshow' || props.design === 'carousel';
  const ownShapes = props.design === 'grid' && !props.squareThumbs;
  const rows = ownShapes ? placesInRows(props, pictures) : [];
  return (
    <div
      className="gallery"
      data-design={props.design}
      data-side={props.activeAlignment}
      data-fit={props.autoCrop ? undefined : 'whole'}
      data-shapes={ownShapes ? 'own' : undefined}
      data-words={wordsLieOver(props) ? 'over' : undefined}
      data-meta={props.metaPosition}
      data-hover={props.showMetaOnHover ? '' : undefined}
      data-lightbox={props.lightbox ? props.lightboxTheme : undefined}
      {...(slides ? slidesAttributes(props, pictures, locale) : {})}
      style={measures(props, pictures)}
    >
      {slides ? (
        <GallerySlides
          gallery={props}
          pictures={pictures}
          place={block}
          blockId={block.blockId}
          isFirst={isFirstPicture}
        />
      ) : (
        <ul className="gallery__items">
          {pictures.map((shown, index) => (
            <li key={`${shown.picture.id}-${index}`} className="gallery__item" style={rowStyle(rows[index])}>
              <GalleryFigure
                gallery={props}
                shown={shown}
                index={index}
                place={{ ...block, row: rows[index] }}
                isFirst={isFirstPicture && index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Each picture's place on a large window and on a phone. */
function placesInRows(props: GalleryProps, pictures: readonly ShownPicture[]): readonly GalleryRow[] {
  const own = pictures.map(({ picture }) => frameShape(props, picture));
  const few = rowPlaces(own, phoneColumns(props.thumbnailsPerRow));
  return rowPlaces(own, props.thumbnailsPerRow).flatMap((many, at) => {
    const onPhone = few[at];
    return onPhone === undefined ? [] : [{ many, few: onPhone }];
  });
}

function rowStyle(row: GalleryRow | undefined): CSSProperties | undefined {
  if (row === undefined) return undefined;
  const { many, few } = row;
  return {
    '--many-in-row': many.inRow,
    '--many-share': many.share,
    '--few-in-row': few.inRow,
    '--few-share': few.share,
  } as CSSProperties;
}

/** A slideshow's captions are always an overlay; elsewhere `top` and `bottom` are above and below the picture. */
function wordsLieOver({ design, metaPosition, showMetaOnHover }: GalleryProps): boolean {
  return design === 'slideshow' || showMetaOnHover || (metaPosition !== 'top' && metaPosition !== 'bottom');
}

function slidesAttributes(props: GalleryProps, pictures: readonly ShownPicture[], locale: Locale) {
  return {
    role: 'group',
    'aria-roledescription': galleryText(locale).slideshowRole,
    'aria-label': props.label === '' ? galleryText(locale).galleryLabel : props.label,
    ...(pictures.length > 1 ? { 'data-slides': '' } : {}),
    ...(pictures.length > 1 && props.autoplay ? { 'data-autoplay': props.autoplayDuration } : {}),
  };
}

/** Custom properties for the stylesheet. */
function measures(props: GalleryProps, pictures: readonly ShownPicture[]): CSSProperties {
  const common = { '--gap': `${props.padding}px`, '--words': `${props.maxWidth}px` };
  if (props.design === 'grid') {
    return {
      ...common,
      '--many': props.thumbnailsPerRow,
      '--few': phoneColumns(props.thumbnailsPerRow),
    } as CSSProperties;
  }
  const frames = pictures.map(({ picture }) => frameShape(props, picture));
  return {
    ...common,
    '--tallest': `${maxHeightPercent[props.design]}svh`,
    ...(props.design === 'slideshow' ? { '--shape': round(shapes[props.aspectRatio]) } : {}),
    ...(props.design === 'carousel'
      ? {
          '--widest': round(Math.max(...frames)),
          '--first': round(frames[0] ?? 1),
          '--last': round(frames.at(-1) ?? 1),
        }
      : {}),
    ...(props.thumbnails && props.design !== 'stacked'
      ? { '--strip': `${props.thumbnailStripHeight}px`, '--strip-gap': `${props.thumbnailStripMargin}px` }
      : {}),
  } as CSSProperties;
}
