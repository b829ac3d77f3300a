import { mediaText } from '@vitrine/domain/text/media.ts';
import { useLocale } from '../locale.ts';
import type { BlockRenderProps } from '../block.ts';
import { PlayerLink, playerSpace } from '../player-frame.tsx';
import type { EmbedProps } from './embed.schema.ts';

export function EmbedBlock({ props, data, span, fullWidth, isFirstPicture }: BlockRenderProps<EmbedProps>) {
  const locale = useLocale();
  const { source, html, title, height, caption } = props;
  if (source?.kind === 'file') return null;
  const thumbnailId = source?.thumbnailId ?? null;
  return (
    <figure className="embed player">
      {source === null ? (
        <iframe
          className="embed__frame"
          title={title === '' ? mediaText(locale).embeddedContent : title}
          // Only links may open; the page's CSP applies inside as well.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<!doctype html><meta charset="utf-8"><base target="_blank">${html}`}
          height={height}
        />
      ) : (
        <div className="player__space" style={playerSpace(source.width, source.height)}>
          <PlayerLink
            embed={source}
            title={title}
            picture={thumbnailId === null ? undefined : data.assets.get(thumbnailId)}
            span={span}
            fullWidth={fullWidth}
            isFirst={isFirstPicture}
          />
        </div>
      )}
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
