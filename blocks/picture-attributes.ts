import type { PictureView } from '@vitrine/contracts/media.ts';
import type { CSSProperties } from 'react';

/** Attributes of an `<img>` that shows a stored picture. */
export interface PictureAttributes {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly sizes: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly loading: 'eager' | 'lazy';
  readonly decoding: 'async';
  readonly fetchPriority: 'high' | 'auto';
  readonly style: CSSProperties;
}

/** Fractions of width and height, 0 to 1. */
export type FocalPoint = PictureView['focalPoint'];

/** The width for browsers without `srcset` support. */
const PLAIN_WIDTH = 750;

/** `/media/…?format=500w`; a width the picture does not have is answered with the next wider one. */
export function pictureUrl(assetUrl: string, width: number): string {
  return `${assetUrl}?format=${width}w`;
}

/**
 * Attributes of an `<img>` so that the browser loads no more pixels than it shows (`sizes`, as in HTML), reserves
 * the space before the picture is loaded, crops around the focal point and shows the picture's colour meanwhile.
 * `isFirst` is for the first picture of a page: it is loaded eagerly, with high priority.
 */
export function pictureAttributes(
  picture: PictureView,
  sizes: string,
  options: {
    readonly isFirst?: boolean;
    readonly maxWidth?: number;
    /** In place of the picture's own. */
    readonly focalPoint?: FocalPoint | null;
    /** Whether the picture's colour is shown while it is loading, and behind parts of the frame it does not fill. */
    readonly ground?: boolean;
  } = {},
): PictureAttributes {
  const focalPoint = options.focalPoint ?? picture.focalPoint;
  const isFirst = options.isFirst ?? false;
  const maxWidth = options.maxWidth ?? 1500;
  const widths = picture.widths.filter((width) => width <= maxWidth);
  const plain = widths.findLast((width) => width <= PLAIN_WIDTH) ?? widths[0];
  return {
    src: plain === undefined ? picture.assetUrl : pictureUrl(picture.assetUrl, plain),
    srcSet:
      widths.length > 1
        ? widths.map((width) => `${pictureUrl(picture.assetUrl, width)} ${width}w`).join(', ')
        : undefined,
    sizes: widths.length > 1 ? sizes : undefined,
    width: picture.width,
    height: picture.height,
    alt: picture.altText,
    loading: isFirst ? 'eager' : 'lazy',
    decoding: 'async',
    fetchPriority: isFirst ? 'high' : 'auto',
    style: {
      objectPosition: `${percent(focalPoint.x)} ${percent(focalPoint.y)}`,
      ...(options.ground === false || picture.isTransparent === true
        ? {}
        : { backgroundColor: averageColor(picture.colorData) }),
    },
  };
}

/** `#rrggbb` between the colours of a picture's corners and its centre. */
function averageColor(colors: PictureView['colorData']): string {
  const known = Object.values(colors).filter((hex) => /^[\da-f]{6}$/iu.test(hex));
  const channels = [0, 2, 4].map((at) => {
    const sum = known.reduce((total, hex) => total + Number.parseInt(hex.slice(at, at + 2), 16), 0);
    return Math.round(known.length === 0 ? 238 : sum / known.length);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function percent(fraction: number): string {
  return `${Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10}%`;
}

/**
 * The `sizes` of a picture that spans `span` of 12 columns: that share of the page on a desktop, the whole width on a
 * phone. Phones with a pixel ratio of three get a smaller width, since the difference between two and three is not
 * visible.
 */
export function columnSizes(span: number, fullWidth: boolean): string {
  const share = Math.min(12, Math.max(1, span)) / 12;
  const phone = '(max-width: 47.99em) and (min-resolution: 2.5dppx) 67vw, (max-width: 47.99em) 100vw';
  const vw = Math.round(share * 100);
  return fullWidth
    ? `${phone}, ${vw}vw`
    : `${phone}, (max-width: 85em) ${vw}vw, ${Math.round(share * 1280)}px`;
}
