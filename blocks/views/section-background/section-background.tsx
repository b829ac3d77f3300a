import { mediaText } from '@vitrine/domain/text/media.ts';
import { useLocale } from '../../locale.ts';
import type { SectionBackground } from '@vitrine/domain/page/page-document.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { CSSProperties } from 'react';
import type { BlockData, BlockNeeds } from '../../block.ts';
import { pictureUrl } from '../../picture-attributes.ts';
import { Picture } from '../../picture.tsx';

const nothing: Required<Pick<BlockNeeds, 'assetIds' | 'fileIds'>> = { assetIds: [], fileIds: [] };
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);

/** The picture and the film behind a section. Stored documents are not validated here: invalid values mean no background. */
export function backgroundNeeds(background: SectionBackground | undefined): typeof nothing {
  if (background?.source === 'upload') return { assetIds: [background.assetId].filter(isId), fileIds: [] };
  if (background?.source !== 'video') return nothing;
  return { assetIds: [background.posterId].filter(isId), fileIds: [background.assetId].filter(isId) };
}

/**
 * The background of a section: a picture, or a muted video that plays only without prefers-reduced-motion, under an
 * overlay of the section's background colour so that its text stays readable. Null when there is nothing to show.
 */
export function Background(props: {
  readonly background: SectionBackground | undefined;
  readonly data: BlockData;
  readonly isFirst: boolean;
}) {
  const locale = useLocale();
  const { background, data, isFirst } = props;
  if (background === undefined || (background.source !== 'upload' && background.source !== 'video'))
    return null;
  const pictureId = background.source === 'upload' ? background.assetId : background.posterId;
  const picture = pictureId === null ? undefined : data.assets.get(pictureId);
  const found = background.source === 'video' ? data.files?.get(background.assetId) : undefined;
  const moving = found?.kind === 'video' ? found : undefined;
  if (picture === undefined && moving === undefined) return null;
  const strength = Math.min(100, Math.max(0, Number(background.strength) || 0));
  return (
    <div className="section-ground">
      {moving === undefined ? (
        picture && <Picture picture={picture} sizes="100vw" maxWidth={2500} altText="" isFirst={isFirst} />
      ) : (
        <video
          className="section-ground__film"
          preload="none"
          poster={picture === undefined ? undefined : pictureUrl(picture.assetUrl, 1500)}
          loop
          muted
          playsInline
          aria-hidden="true"
          data-ambient=""
        >
          <source src={moving.assetUrl} type={moving.contentType} />
        </video>
      )}
      <span className="section-ground__veil" style={{ opacity: strength / 100 } as CSSProperties} />
      {moving === undefined ? null : (
        <button type="button" className="player__pause" hidden aria-pressed="false">
          {fillText(mediaText(locale).pauseVideo, { title: mediaText(locale).theFilm })}
        </button>
      )}
    </div>
  );
}
