import { galleryText } from '@vitrine/domain/text/gallery.ts';
import { useLocale } from '../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import type { BlockRenderProps } from '../block.ts';
import { croppedPicture, croppedPoint } from '../cropped-picture.ts';
import { columnSizes, pictureUrl } from '../picture-attributes.ts';
import { Picture } from '../picture.tsx';
import type { ImageProps } from './image.schema.ts';

export function ImageBlock({ props, data, span, fullWidth, isFirstPicture }: BlockRenderProps<ImageProps>) {
  const whole = data.assets.get(props.assetId);
  if (whole === undefined) return null;
  const picture = croppedPicture(whole, props.crop);
  const isInline = props.size === 'inline';
  const column = columnSizes(props.captionPlace === 'card' ? Math.ceil(span / 2) : span, fullWidth);
  const name = props.title || props.caption || (props.altText ?? picture.altText);
  const image = (
    <Picture
      picture={picture}
      sizes={isInline ? `(max-width: ${picture.width}px) 100vw, ${picture.width}px` : column}
      ratio={props.ratio}
      isFirst={isFirstPicture}
      maxWidth={fullWidth ? 2500 : 1500}
      altText={props.altText}
      focalPoint={croppedPoint(whole, props.crop, props.focalPoint)}
    />
  );
  const hasWords = props.title !== '' || props.caption !== '';
  return (
    <figure
      className="image"
      data-words={hasWords && props.captionPlace !== 'below' ? props.captionPlace : undefined}
      data-lightbox={props.lightbox && props.href === null ? props.lightboxTheme : undefined}
      style={isInline ? { maxWidth: picture.width } : undefined}
    >
      <Frame props={props} name={name} zoom={pictureUrl(picture.assetUrl, 2500)}>
        {image}
      </Frame>
      {hasWords ? (
        <figcaption>
          {props.title === '' ? null : <p className="image__title">{props.title}</p>}
          {props.title === '' || props.caption === '' ? props.caption : <p>{props.caption}</p>}
        </figcaption>
      ) : null}
    </figure>
  );
}

function Frame({
  props,
  name,
  zoom,
  children,
}: {
  readonly props: ImageProps;
  readonly name: string;
  readonly zoom: string;
  readonly children: ReactNode;
}) {
  const locale = useLocale();
  if (props.href !== null) {
    if (!props.newWindow) return <a href={props.href}>{children}</a>;
    const label = fillText(galleryText(locale).opensWindow, { name: name || props.href });
    return (
      <a href={props.href} target="_blank" rel="noopener" aria-label={label}>
        {children}
      </a>
    );
  }
  if (!props.lightbox) return children;
  const label = fillText(
    name === '' ? galleryText(locale).enlargePicture : galleryText(locale).enlargeNamed,
    { n: 1, name },
  );
  return (
    <a href={zoom} data-zoom="" aria-label={label}>
      {children}
    </a>
  );
}
