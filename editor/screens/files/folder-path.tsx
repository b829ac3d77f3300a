import type { FolderView } from '@vitrine/contracts/admin-media.ts';
import { pathOfFolder } from '@vitrine/domain/files/file-folders.ts';
import type { ReactNode } from 'react';
import { filesText as text } from '../../text/en-files.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { FolderIcon } from './folder-icon.tsx';
import styles from './folders.module.css';

/** Shows a way to a folder as a link or a button; null is all files. */
export type FolderWay = (folderId: string | null, children: ReactNode, look: FolderLook) => ReactNode;

export interface FolderLook {
  readonly className: string;
  readonly 'aria-label'?: string;
}

/** The folders that contain the one shown, each a way back. Nothing at the top. */
export function FolderPath(props: {
  folders: readonly FolderView[];
  folderId: string | null;
  way: FolderWay;
  /** Whether the folder shown is the last part of it, where it is no heading. */
  withItself?: boolean;
}) {
  const path = pathOfFolder(props.folders, props.folderId);
  const itself = path.at(-1);
  if (itself === undefined) return null;
  const crumb = { className: styles['crumb'] ?? '' };
  return (
    <nav className={styles['path']} aria-label={text.where}>
      <ol>
        <li>{props.way(null, text.all, crumb)}</li>
        {path.slice(0, -1).map(({ id, name }) => (
          <li key={id}>{props.way(id, name, crumb)}</li>
        ))}
        {props.withItself === true && (
          <li aria-current="page" className={styles['itself']}>
            {itself.name}
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The folders directly in one. */
export function FolderTiles(props: {
  folders: readonly FolderView[];
  folderId: string | null;
  way: FolderWay;
  className?: string;
}) {
  const showNumber = useShowNumber();
  const inside = props.folders.filter(({ parentId }) => parentId === props.folderId);
  if (inside.length === 0) return null;
  return (
    <ul className={`${styles['tiles']} ${props.className ?? ''}`} aria-label={text.folders}>
      {inside.map(({ id, name, files }) => (
        <li key={id}>
          {props.way(
            id,
            <>
              <FolderIcon size={18} />
              <span className={styles['placeName']}>{name}</span>
              <span className={styles['placeCount']}>{files > 0 ? showNumber(files) : ''}</span>
            </>,
            {
              className: styles['folderTile'] ?? '',
              'aria-label': text.folderLabel(showNumber, name, files),
            },
          )}
        </li>
      ))}
    </ul>
  );
}
