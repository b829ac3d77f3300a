import type { GalleryProps } from './gallery.schema.ts';

/** The settings of the specification's table and the names they have there. spec: site-platform 3 */
export const publicNames = {
  design: 'design',
  autoplay: 'autoplay',
  autoplayDuration: 'autoplay-duration',
  controls: 'controls',
  indicators: 'indicators',
  autoCrop: 'auto-crop',
  aspectRatio: 'aspect-ratio',
  squareThumbs: 'square-thumbs',
  thumbnails: 'thumbnails',
  thumbnailStripHeight: 'thumbnail-strip-height',
  thumbnailStripMargin: 'thumbnail-strip-margin',
  showMetaBasic: 'show-meta-basic',
  showMeta: 'show-meta',
  showMetaOnlyTitle: 'show-meta-only-title',
  metaPosition: 'meta-position',
  showMetaOnHover: 'show-meta-on-hover',
  activeAlignment: 'active-alignment',
  thumbnailsPerRow: 'thumbnails-per-row',
  padding: 'padding',
  lightbox: 'lightbox',
  lightboxTheme: 'lightboxTheme',
  maxWidth: 'max-width',
  newWindow: 'newWindow',
  transparentBackground: 'transparentBackground',
} as const;

type Setting = keyof typeof publicNames;

/**
 * A gallery's settings as templates read them: `options.thumbnails-per-row`, and what the predicates `gallery-*?`
 * ask for. A carousel's design is called `slider` there.
 */
export function galleryOptions(
  props: Pick<GalleryProps, Setting>,
): Readonly<Record<string, string | number | boolean>> {
  const settings = Object.keys(publicNames) as Setting[];
  return {
    ...Object.fromEntries(settings.map((setting) => [publicNames[setting], props[setting]])),
    design: props.design === 'carousel' ? 'slider' : props.design,
  };
}
