import * as z from 'zod';
import { cropSchema } from '../crop.schema.ts';
import { linkSchema } from '../link.schema.ts';
import { readStoredGallery } from './read-stored-gallery.ts';

const galleryDesigns = ['slideshow', 'carousel', 'grid', 'stacked'] as const;
const aspectRatios = [
  'square',
  'standard',
  'standard-vertical',
  'four-three',
  'three-four-vertical',
  'widescreen',
  'anamorphic-widescreen',
] as const;
const metaPositions = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const;
const activeAlignments = ['left', 'center', 'right'] as const;
const lightboxThemes = ['dark', 'light'] as const;

function whole(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`;
  return z.int(message).min(from, message).max(to, message);
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

const onOff = z.boolean('must be true or false');

const picture = z.object({
  assetId: z.uuid(),
  crop: cropSchema,
  /** As in a picture block: null keeps the picture's own, '' marks it as decorative. */
  altText: z.string().max(250).nullable().default(null),
  title: z.string().max(300).default(''),
  /** Plain text under the title. */
  description: z.string().max(1000).default(''),
  link: linkSchema.nullable().default(null),
  /** This link alone; the gallery's `newWindow` is for all. */
  newWindow: onOff.default(false),
});

const gallery = z
  .object({
    /** Accessible name of the gallery; '' for "Gallery". */
    label: z.string().max(160).default(''),
    pictures: z.array(picture).max(60).default([]),
    /** A collection whose items' main pictures are shown in place of `pictures`. */
    collectionId: z.uuid().nullable().default(null),
    /** Items shown of the collection. */
    limit: whole(1, 60).default(24),

    design: oneOf(galleryDesigns).default('grid'),
    /** Slides advance by themselves, unless a visitor prefers reduced motion. */
    autoplay: onOff.default(false),
    /** Seconds a slide is shown. */
    autoplayDuration: whole(1, 10).default(5),
    /** Buttons to the previous and the next slide. */
    controls: onOff.default(false),
    /** A dot for each slide. The specification names no default. */
    indicators: onOff.default(false),
    /** Pictures fill their frame around their focal point; otherwise they are shown whole. */
    autoCrop: onOff.default(true),
    /** Shape of the frame. */
    aspectRatio: oneOf(aspectRatios).default('square'),
    /** A grid's pictures, or the thumbnails of slides, have one shape; otherwise each keeps its own. */
    squareThumbs: onOff.default(true),
    /** A strip of small pictures under the slides. */
    thumbnails: onOff.default(false),
    /** Pixels; 0 shows no strip. */
    thumbnailStripHeight: whole(0, 200).default(80),
    /** Pixels between the slides and the strip. */
    thumbnailStripMargin: whole(0, 60).default(20),
    /** The title. */
    showMetaBasic: onOff.default(true),
    /** Whether pictures have captions at all. */
    showMeta: onOff.default(true),
    /** No description. */
    showMetaOnlyTitle: onOff.default(false),
    metaPosition: oneOf(metaPositions).default('bottom'),
    /** Captions overlay the picture on hover and focus; always where the device cannot hover. */
    showMetaOnHover: onOff.default(false),
    /** Alignment of the active slide, and of pictures narrower than their space. */
    activeAlignment: oneOf(activeAlignments).default('center'),
    /** Columns of a grid on a wide window; a phone shows 3 at most. */
    thumbnailsPerRow: whole(1, 10).default(4),
    /** Pixels between pictures; in a slideshow also around the caption. */
    padding: whole(0, 50).default(20),
    /** A click opens the lightbox, unless the picture has a link. */
    lightbox: onOff.default(false),
    lightboxTheme: oneOf(lightboxThemes).default('dark'),
    /** Maximum width of captions, pixels. */
    maxWidth: whole(100, 300).default(300),
    /** Links open in a new window. */
    newWindow: onOff.default(false),
    /** Nothing behind the pictures; otherwise their own colour. */
    transparentBackground: onOff.default(false),
  })
  .refine(({ pictures, collectionId }) => pictures.length > 0 || collectionId !== null, {
    path: ['pictures'],
    message: 'a gallery needs pictures or a collection',
  });

/**
 * Several pictures in one of four designs. docs/blocks-gallery.md describes each setting in each design.
 * The public names of settings (`thumbnails-per-row`) and props stored before there were designs are read too.
 * spec: site-platform 3 "Gallery settings"
 */
export const gallerySchema = z.preprocess(readStoredGallery, gallery);
export type GalleryProps = z.output<typeof gallery>;
