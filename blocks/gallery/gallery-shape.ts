import type { PictureView } from '@vitrine/contracts/media.ts';
import type { GalleryRow } from './gallery-rows.ts';
import type { GalleryProps } from './gallery.schema.ts';

/** Width divided by height. */
export const shapes: Readonly<Record<GalleryProps['aspectRatio'], number>> = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 3 / 4,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
};

/** Maximum height of a slideshow, a carousel and a stacked picture, in percent of the window's height. */
export const maxHeightPercent = { slideshow: 85, carousel: 60, stacked: 92 } as const;
/** Maximum width of a carousel's slide relative to its height, so that the others keep a visible height. */
const WIDEST_SLIDE = 2;

const ownShape = ({ width, height }: PictureView): number => (width > 0 && height > 0 ? width / height : 1);

/** Aspect ratio of a picture's frame. */
export function frameShape(props: GalleryProps, picture: PictureView): number {
  const shape = shapes[props.aspectRatio];
  if (props.design === 'slideshow') return shape;
  if (props.design === 'grid') return props.squareThumbs ? shape : ownShape(picture);
  if (props.design === 'stacked') return ownShape(picture);
  return props.autoCrop ? shape : Math.min(WIDEST_SLIDE, ownShape(picture));
}

/** Aspect ratio of a picture's thumbnail under the slides. */
export function thumbShape(props: GalleryProps, picture: PictureView): number {
  return props.squareThumbs ? 1 : ownShape(picture);
}

/** Columns of a grid on a phone. */
export function phoneColumns(perRow: number): number {
  if (perRow === 1) return 1;
  return perRow < 5 ? 2 : 3;
}

/**
 * The `sizes` of a gallery's picture: as `columnSizes`, with the share of its column in the design. Cropped sides of a
 * picture are downloaded too, so a crop needs more than its visible width.
 */
export function gallerySizes(
  props: GalleryProps,
  picture: PictureView,
  place: { readonly span: number; readonly fullWidth: boolean; readonly row?: GalleryRow | undefined },
): string {
  const frame = frameShape(props, picture);
  const own = ownShape(picture);
  const beyond = props.autoCrop ? Math.max(1, own / frame) : Math.min(1, own / frame);
  const column = Math.min(12, Math.max(1, place.span)) / 12;
  const isGrid = props.design === 'grid';
  const wide = column * (place.row?.many.share ?? 1 / (isGrid ? props.thumbnailsPerRow : 1));
  const phone = place.row?.few.share ?? 1 / (isGrid ? phoneColumns(props.thumbnailsPerRow) : 1);
  const high = props.design === 'grid' ? null : round(maxHeightPercent[props.design] * frame * beyond);
  const atMost = (length: string): string => (high === null ? length : `min(${length}, ${high}vh)`);
  const vw = (share: number): string => `${round(100 * share * beyond)}vw`;
  return [
    `(max-width: 47.99em) and (min-resolution: 2.5dppx) ${atMost(vw(phone * 0.67))}`,
    `(max-width: 47.99em) ${atMost(vw(phone))}`,
    ...(place.fullWidth ? [] : [`(min-width: 85em) ${atMost(`${Math.round(1280 * wide * beyond)}px`)}`]),
    atMost(vw(wide)),
  ].join(', ');
}

/** A number rounded for CSS and `sizes`. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
