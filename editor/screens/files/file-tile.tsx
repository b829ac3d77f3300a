import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import type { ReactNode } from 'react';
import { filesText as text } from '../../text/en-files.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';
import { CardIcon, PageIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './files.module.css';

function VideoIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m10 9.500 5 2.500-5 2.500z" />
    </Icon>
  );
}

function AudioIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M9 17.500V6l10-2v11.500" />
      <circle cx="6.500" cy="17.500" r="2.500" />
      <circle cx="16.500" cy="15.500" r="2.500" />
    </Icon>
  );
}

const icons = { video: VideoIcon, audio: AudioIcon, attachment: PageIcon, document: CardIcon };

/** A file at a glance: its picture in the size that is shown, or its kind. */
export function FileThumbnail({
  file,
  size,
}: {
  readonly file: AssetView;
  readonly size: 'tile' | 'row';
}): ReactNode {
  const { picture, kind } = file;
  if (kind === 'picture') {
    // Drawings and transparent pictures are shown whole, on a ground that both light and dark ones stand out from.
    return (
      <span className={styles['thumb']} data-whole={picture?.isTransparent === true || undefined}>
        <Picture
          picture={picture}
          width={size === 'tile' ? 240 : 40}
          height={size === 'tile' ? 180 : 40}
          alt=""
        />
      </span>
    );
  }
  const KindIcon = icons[kind];
  return (
    <span className={styles['thumb']} data-kind={kind}>
      <KindIcon size={size === 'tile' ? 34 : 20} />
      {size === 'tile' && <span className={styles['extension']} data-extension={extensionOf(file)} />}
    </span>
  );
}

const extensionOf = ({ filename }: AssetView): string => filename.split('.').at(-1)?.toUpperCase() ?? '';

/** What a file is called in lists that are read aloud. */
export const spokenName = ({ filename, altText, kind }: AssetView): string =>
  [filename, text.kindOf[kind], altText].filter((part) => part !== '').join(', ');
