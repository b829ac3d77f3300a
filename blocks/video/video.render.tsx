import { mediaText } from '@vitrine/domain/text/media.ts';
import { useLocale } from '../locale.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { BlockRenderProps, FileView } from '../block.ts';
import { pictureUrl } from '../picture-attributes.ts';
import { PlayerLink, PlayIcon, playerSpace } from '../player-frame.tsx';
import type { VideoProps } from './video.schema.ts';

export function VideoBlock({ props, data, span, fullWidth, isFirstPicture }: BlockRenderProps<VideoProps>) {
  const { video, posterId, title, caption } = props;
  const thumbnailId = video.kind === 'embed' ? video.thumbnailId : null;
  const pictureId = posterId ?? thumbnailId;
  const picture = pictureId === null ? undefined : data.assets.get(pictureId);
  const file = video.kind === 'file' ? data.files?.get(video.assetId) : undefined;
  if (video.kind === 'file' && file?.kind !== 'video') return null;
  const [width, height] = spaceOf(props);
  return (
    <figure className="video player">
      <div className="player__space" style={playerSpace(width, height)}>
        {file === undefined ? null : <VideoFile file={file} props={props} picture={picture} />}
        {video.kind === 'embed' ? (
          <PlayerLink
            embed={video}
            title={title}
            picture={picture}
            span={span}
            fullWidth={fullWidth}
            isFirst={isFirstPicture}
          />
        ) : null}
      </div>
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function spaceOf({ video, ratio }: VideoProps): readonly [number, number] {
  if (ratio !== 'auto') {
    const [width = 16, height = 9] = ratio.split(':').map(Number);
    return [width, height];
  }
  return video.kind === 'embed' ? [video.width, video.height] : [16, 9];
}

/** A video file of the site. Nothing of it is loaded before it is played. */
function VideoFile(props: {
  readonly file: FileView;
  readonly props: VideoProps;
  readonly picture: PictureView | undefined;
}) {
  const locale = useLocale();
  const text = mediaText(locale);
  const { file, picture } = props;
  const { video, title, mode, loop, muted } = props.props;
  const name = title === '' ? text.film : title;
  const poster = picture === undefined ? undefined : pictureUrl(picture.assetUrl, 1500);
  const source = <source src={file.assetUrl} type={file.contentType} />;
  if (mode === 'ambient') {
    return (
      <>
        <video className="player__film" preload="none" poster={poster} loop muted playsInline data-ambient="">
          {source}
        </video>
        <button type="button" className="player__pause" hidden aria-pressed="false">
          {fillText(text.pauseVideo, { title: name })}
        </button>
      </>
    );
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an owner's captions are part of the film */}
      <video
        className="player__film"
        // Hidden under the play button overlay; the script adds them when playing.
        controls={!video.hasOverlay}
        preload="none"
        poster={poster}
        loop={loop}
        muted={muted}
        playsInline
        aria-label={name}
      >
        {source}
        <a href={file.assetUrl}>{name}</a>
      </video>
      {video.hasOverlay ? (
        <a className="player__link" href={file.assetUrl} data-film="">
          <PlayIcon />
          <span className="player__name">{fillText(text.play, { title: name })}</span>
        </a>
      ) : null}
    </>
  );
}
