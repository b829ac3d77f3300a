import { galleryText } from '@vitrine/domain/text/gallery.ts';
import { useLocale } from '../locale.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { Picture } from '../picture.tsx';
import { GalleryFigure, shapeStyle, type GalleryPlace } from './gallery-picture.render.tsx';
import type { ShownPicture } from './gallery-pictures.ts';
import { thumbShape } from './gallery-shape.ts';
import type { GalleryProps } from './gallery.schema.ts';

/**
 * Slides in a strip that scrolls and snaps. Without JavaScript, links in every slide jump to its neighbours;
 * with JavaScript, buttons replace them.
 */
export function GallerySlides(props: {
  readonly gallery: GalleryProps;
  readonly pictures: readonly ShownPicture[];
  readonly place: GalleryPlace;
  readonly blockId: string;
  readonly isFirst: boolean;
}) {
  const locale = useLocale();
  const { gallery, pictures, place, blockId, isFirst } = props;
  const total = pictures.length;
  const isMany = total > 1;
  const hasThumbs = isMany && gallery.thumbnails && gallery.thumbnailStripHeight > 0;
  const hasDots = isMany && gallery.indicators;
  const hasControls = isMany && gallery.controls;
  const idOf = (index: number): string => `slide-${blockId}-${((index + total) % total) + 1}`;
  return (
    <>
      <div className="gallery__stage">
        {hasControls ? (
          <>
            <Step to="previous" label={galleryText(locale).previousSlide} />
            <Step to="next" label={galleryText(locale).nextSlide} />
          </>
        ) : null}
        <div
          className="gallery__slides"
          data-bar={hasControls || hasThumbs || hasDots ? undefined : ''}
          {...(isMany ? { tabIndex: 0, role: 'group', 'aria-label': galleryText(locale).slidesLabel } : {})}
        >
          {pictures.map((shown, index) => (
            <div
              key={idOf(index)}
              className="gallery__slide"
              id={idOf(index)}
              {...slideAttributes(index, total, locale)}
            >
              <GalleryFigure
                gallery={gallery}
                shown={shown}
                index={index}
                place={place}
                isFirst={isFirst && index === 0}
              />
              {hasControls ? (
                <noscript>
                  <a
                    className="gallery__step"
                    data-step="previous"
                    href={`#${idOf(index - 1)}`}
                    aria-label={galleryText(locale).previousSlide}
                  >
                    <Arrow to="previous" />
                  </a>
                  <a
                    className="gallery__step"
                    data-step="next"
                    href={`#${idOf(index + 1)}`}
                    aria-label={galleryText(locale).nextSlide}
                  >
                    <Arrow to="next" />
                  </a>
                </noscript>
              ) : null}
            </div>
          ))}
        </div>
      </div>
      {hasDots || (isMany && gallery.autoplay) ? (
        <div className="gallery__bar">
          {isMany && gallery.autoplay ? (
            <button
              type="button"
              className="gallery__play"
              data-play=""
              aria-label={galleryText(locale).playSlides}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
                <path className="gallery__is-still" d="M7 4.5v15l13-7.5z" />
                <path className="gallery__is-playing" d="M6 5h4v14H6zM14 5h4v14h-4z" />
              </svg>
            </button>
          ) : null}
          {hasDots
            ? pictures.map((_, index) => (
                <a
                  key={idOf(index)}
                  className="gallery__dot"
                  href={`#${idOf(index)}`}
                  data-to={index}
                  aria-label={fillText(galleryText(locale).showPicture, { n: index + 1 })}
                  aria-current={index === 0 ? 'true' : undefined}
                />
              ))
            : null}
        </div>
      ) : null}
      {hasThumbs ? (
        <div className="gallery__thumbs">
          {pictures.map(({ picture }, index) => (
            <a
              key={idOf(index)}
              className="gallery__thumb"
              href={`#${idOf(index)}`}
              data-to={index}
              style={shapeStyle(thumbShape(gallery, picture))}
              aria-label={fillText(galleryText(locale).showPicture, { n: index + 1 })}
              aria-current={index === 0 ? 'true' : undefined}
            >
              <Picture
                picture={picture}
                sizes={`${Math.ceil(
                  gallery.thumbnailStripHeight *
                    Math.max(thumbShape(gallery, picture), picture.width / Math.max(1, picture.height)),
                )}px`}
                maxWidth={500}
                altText=""
                ground={!gallery.transparentBackground}
              />
            </a>
          ))}
        </div>
      ) : null}
    </>
  );
}

function slideAttributes(index: number, total: number, locale: Locale) {
  return {
    role: 'group',
    'aria-roledescription': galleryText(locale).slideRole,
    'aria-label': fillText(galleryText(locale).slideOf, { n: index + 1, total }),
  };
}

function Step({ to, label }: { readonly to: 'previous' | 'next'; readonly label: string }) {
  return (
    <button type="button" className="gallery__step" data-step={to} aria-label={label}>
      <Arrow to={to} />
    </button>
  );
}

function Arrow({ to }: { readonly to: 'previous' | 'next' }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={to === 'previous' ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7'} />
    </svg>
  );
}
