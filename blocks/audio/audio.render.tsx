import { decimalText } from '@vitrine/domain/money/decimal-text.ts';
import { mediaText } from '@vitrine/domain/text/media.ts';
import { useLocale } from '../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { BlockRenderProps } from '../block.ts';
import { Picture } from '../picture.tsx';
import { PlayerLink, playerSpace } from '../player-frame.tsx';
import type { AudioProps } from './audio.schema.ts';

export function AudioBlock({ props, data, span, fullWidth }: BlockRenderProps<AudioProps>) {
  const locale = useLocale();
  const text = mediaText(locale);
  const { audio, title, author, coverId, offersDownload } = props;
  const cover = coverId === null ? undefined : data.assets.get(coverId);
  if (audio.kind === 'embed') {
    const picture = cover ?? (audio.thumbnailId === null ? undefined : data.assets.get(audio.thumbnailId));
    return (
      <div className="audio player">
        <div className="player__space audio__space" style={playerSpace(audio.width, audio.height)}>
          <PlayerLink
            embed={audio}
            title={title}
            picture={picture}
            span={span}
            fullWidth={fullWidth}
            isFirst={false}
          />
        </div>
      </div>
    );
  }
  const file = data.files?.get(audio.assetId);
  if (file?.kind !== 'audio') return null;
  const name = title === '' ? text.sound : title;
  return (
    <figure className="audio" data-cover={cover === undefined ? undefined : ''}>
      {cover === undefined ? null : (
        <Picture picture={cover} sizes="9rem" ratio="1:1" maxWidth={500} altText="" />
      )}
      <figcaption>
        <strong>{name}</strong>
        {author === '' ? null : <span>{fillText(text.soundBy, { author })}</span>}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the page around it describes the recording */}
      <audio controls preload="none" aria-label={name}>
        <source src={file.assetUrl} type={file.contentType} />
      </audio>
      {offersDownload ? (
        <a className="quiet-link audio__download" href={file.assetUrl} download={file.filename}>
          {fillText(text.downloadSound, { size: decimalText(megabytes(file.byteSize), locale) })}
        </a>
      ) : null}
    </figure>
  );
}

/** At least 0.1 MB, so that no file is shown as empty. */
const megabytes = (bytes: number): string => Math.max(0.1, bytes / 1_000_000).toFixed(1);
