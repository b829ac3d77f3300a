import { mediaText } from '@vitrine/domain/text/media.ts';
import { useLocale } from './locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { CSSProperties, ReactNode } from 'react';
import { columnSizes } from './picture-attributes.ts';
import { Picture } from './picture.tsx';
import type { Playable } from './player.schema.ts';

/**
 * Placeholder of an embedded player: a picture and a link to the provider's page. Nothing is loaded from there
 * until the link is clicked; then the boot script replaces it with the player.
 */
export function PlayerLink(props: {
  readonly embed: Extract<Playable, { kind: 'embed' }>;
  /** Its block's own title; '' for the embed's. */
  readonly title: string;
  readonly picture: PictureView | undefined;
  readonly span: number;
  readonly fullWidth: boolean;
  readonly isFirst: boolean;
}) {
  const locale = useLocale();
  const { embed, picture, span, fullWidth, isFirst } = props;
  const { url, playerUrl, providerName } = embed;
  const title = props.title === '' ? embed.title : props.title;
  return (
    <a
      className="player__link"
      href={url}
      rel="noopener noreferrer"
      data-player={playerUrl}
      data-title={title}
      title={fillText(mediaText(locale).playFromNote, { provider: providerName })}
    >
      {picture === undefined ? null : (
        <Picture picture={picture} sizes={columnSizes(span, fullWidth)} isFirst={isFirst} altText="" />
      )}
      <PlayIcon />
      <span className="player__name">
        {fillText(mediaText(locale).playFrom, {
          title: title === '' ? providerName : title,
          provider: providerName,
        })}
      </span>
    </a>
  );
}

export function PlayIcon(): ReactNode {
  return (
    <svg className="player__mark" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" />
      <path d="M26 20.5v23L45 32z" />
    </svg>
  );
}

/** Reserves a player's space, so that nothing shifts when it loads. */
export const playerSpace = (width: number, height: number): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
});
