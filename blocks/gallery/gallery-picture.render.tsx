import { galleryText } from '@vitrine/domain/text/gallery.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { useLocale } from '../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { CSSProperties, ReactNode } from 'react';
import { pictureUrl } from '../picture-attributes.ts';
import { Picture } from '../picture.tsx';
import type { ShownPicture } from './gallery-pictures.ts';
import type { GalleryRow } from './gallery-rows.ts';
import { frameShape, gallerySizes, round } from './gallery-shape.ts';
import type { GalleryProps } from './gallery.schema.ts';

export interface GalleryPlace {
  readonly span: number;
  readonly fullWidth: boolean;
  /** In a gallery of the pictures' own shapes. */
  readonly row?: GalleryRow | undefined;
}

/** One picture in its frame, with its caption. `index` counts from 0; `isFirst` is the page's first picture. */
export function GalleryFigure(props: {
  readonly gallery: GalleryProps;
  readonly shown: ShownPicture;
  readonly index: number;
  readonly place: GalleryPlace;
  readonly isFirst: boolean;
}) {
  const { gallery, shown, index, place, isFirst } = props;
  const { picture, title, description } = shown;
  const image = (
    <Picture
      picture={picture}
      sizes={gallerySizes(gallery, picture, place)}
      isFirst={isFirst}
      maxWidth={2500}
      ground={!gallery.transparentBackground}
    />
  );
  return (
    <figure className="gallery__figure" style={shapeStyle(frameShape(gallery, picture))}>
      <Frame gallery={gallery} shown={shown} index={index}>
        {image}
      </Frame>
      {title === '' && description === '' ? null : (
        <figcaption className="gallery__words">
          {title === '' ? null : <p className="gallery__title">{title}</p>}
          {description === '' ? null : <p>{description}</p>}
        </figcaption>
      )}
    </figure>
  );
}

/** The picture links to its own URL, or opens the lightbox, or does neither. */
function Frame(props: {
  readonly gallery: GalleryProps;
  readonly shown: ShownPicture;
  readonly index: number;
  readonly children: ReactNode;
}) {
  const locale = useLocale();
  const { gallery, shown, index, children } = props;
  const { picture, title, link } = shown;
  if (link !== null) {
    const name = title || picture.altText || link.href;
    return (
      <a
        className="gallery__frame"
        href={link.href}
        aria-label={link.newWindow ? fillText(galleryText(locale).opensWindow, { name }) : name}
        {...(link.newWindow ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {children}
      </a>
    );
  }
  if (!gallery.lightbox) return <div className="gallery__frame">{children}</div>;
  return (
    <a
      className="gallery__frame"
      href={pictureUrl(picture.assetUrl, 2500)}
      data-zoom=""
      aria-label={enlargeLabel(index, title || picture.altText, locale)}
    >
      {children}
    </a>
  );
}

function enlargeLabel(index: number, name: string, locale: Locale): string {
  return fillText(name === '' ? galleryText(locale).enlargePicture : galleryText(locale).enlargeNamed, {
    n: index + 1,
    name,
  });
}

export function shapeStyle(shape: number): CSSProperties {
  return { '--shape': round(shape) } as CSSProperties;
}
