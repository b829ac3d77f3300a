import { ActionIcon, Menu } from '@mantine/core';
import type { FolderList, FolderView } from '@vitrine/contracts/admin-media.ts';
import { mayMoveFolder, pathOfFolder } from '@vitrine/domain/files/file-folders.ts';
import { levelsOf } from '@vitrine/domain/tree/tree.ts';
import { type CSSProperties, type DragEvent, useState } from 'react';
import { Link } from 'react-router';
import { filesText as text } from '../../text/en-files.ts';
import { BinIcon, ChevronRightIcon, MoreIcon, PencilIcon, PictureIcon } from '../../ui/icons.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { carriesFiles } from '../../ui/uploads/use-file-drop.ts';
import { FILES_TYPE } from './file-collection.tsx';
import styles from './folders.module.css';
import { FolderIcon } from './folder-icon.tsx';

/** What is dragged within the tree: the id of a folder. */
const FOLDER_TYPE = 'application/x-vitrine-folder';

/** What is asked of a folder; `null` for the top level. */
export type FolderAsk =
  | { readonly kind: 'new'; readonly parent: FolderView | null }
  | { readonly kind: 'rename' | 'move' | 'delete'; readonly folder: FolderView };

export interface FolderDrops {
  readonly onFiles: (ids: readonly string[], folderId: string | null) => void;
  readonly onFolder: (id: string, parentId: string | null) => void;
  readonly onUpload: (files: readonly File[], folderId: string | null) => void;
}

const takes = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes(FILES_TYPE) ||
  dataTransfer.types.includes(FOLDER_TYPE) ||
  carriesFiles({ dataTransfer });

/** A place onto which files of the library, a folder, or files of the desktop are dropped. */
function useFolderDrop(folders: readonly FolderView[], folderId: string | null, drops: FolderDrops) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!takes(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!takes(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const ids = event.dataTransfer.getData(FILES_TYPE);
      const dragged = event.dataTransfer.getData(FOLDER_TYPE);
      if (ids !== '') drops.onFiles(JSON.parse(ids) as string[], folderId);
      else if (dragged !== '') {
        if (mayMoveFolder(folders, dragged, folderId)) drops.onFolder(dragged, folderId);
      } else drops.onUpload([...event.dataTransfer.files], folderId);
    },
  };
}

/** All folders at the side of the files. */
export function FolderTree(props: {
  list: FolderList;
  /** The folder shown; `none` for files in no folder, undefined for all. */
  current: string | undefined;
  drops: FolderDrops;
  onAsk: (ask: FolderAsk) => void;
}) {
  const { list, current, drops, onAsk } = props;
  const { folders } = list;
  const showNumber = useShowNumber();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const onPath = new Set(pathOfFolder(folders, current ?? null).map(({ id }) => id));
  const levels = levelsOf(folders);
  const isExpanded = (id: string) => toggled.get(id) ?? (onPath.has(id) || (levels.get(id) ?? 0) < 1);
  const shown = folders.filter((folder) =>
    pathOfFolder(folders, folder.parentId).every(({ id }) => isExpanded(id)),
  );
  return (
    <nav className={styles['tree']} aria-label={text.folders}>
      <ul>
        <li>
          <Place
            to="/files"
            isCurrent={current === undefined}
            label={text.all}
            count={list.files}
            icon={<PictureIcon size={17} />}
          />
        </li>
        {folders.length > 0 && (
          <DropItem folders={folders} folderId={null} drops={drops}>
            <Place
              to="/files/unsorted"
              isCurrent={current === 'none'}
              label={text.unsorted}
              count={list.unsorted}
              icon={<FolderIcon size={17} />}
            />
          </DropItem>
        )}
      </ul>
      <div className={styles['treeHead']}>
        <h2>{text.folders}</h2>
        <button type="button" className={styles['add']} onClick={() => onAsk({ kind: 'new', parent: null })}>
          {text.newFolder}
        </button>
      </div>
      <ul>
        {shown.map((folder) => {
          const { id, name } = folder;
          const contains = folders.some(({ parentId }) => parentId === id);
          return (
            <DropItem
              key={id}
              folders={folders}
              folderId={id}
              drops={drops}
              level={levels.get(id) ?? 0}
              dragId={id}
            >
              {contains ? (
                <button
                  type="button"
                  className={styles['chevron']}
                  aria-expanded={isExpanded(id)}
                  aria-label={isExpanded(id) ? text.collapse(name) : text.expand(name)}
                  onClick={() => setToggled(new Map(toggled).set(id, !isExpanded(id)))}
                >
                  <ChevronRightIcon size={14} />
                </button>
              ) : (
                <span className={styles['chevron']} />
              )}
              <Place
                to={`/files/folders/${id}`}
                isCurrent={current === id}
                label={name}
                count={folder.files}
                spoken={text.folderLabel(showNumber, name, folder.files)}
                icon={<FolderIcon size={17} />}
              />
              <FolderMenu folder={folder} onAsk={onAsk} />
            </DropItem>
          );
        })}
      </ul>
      <ul className={styles['foot']}>
        <li>
          <Link to="/files/alt-texts" className={styles['place']}>
            <PencilIcon size={17} />
            <span className={styles['placeName']}>{text.altTitle}</span>
          </Link>
        </li>
        <li>
          <Link to="/files/bin" className={styles['place']}>
            <BinIcon size={17} />
            <span className={styles['placeName']}>{text.binTitle}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function DropItem(props: {
  folders: readonly FolderView[];
  folderId: string | null;
  drops: FolderDrops;
  level?: number;
  dragId?: string;
  children: React.ReactNode;
}) {
  const { dragId } = props;
  const drop = useFolderDrop(props.folders, props.folderId, props.drops);
  const drag = dragId !== undefined && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(FOLDER_TYPE, dragId);
    },
  };
  return (
    <li
      {...drop}
      {...drag}
      className={styles['item']}
      style={{ '--level': props.level ?? 0 } as CSSProperties}
    >
      {props.children}
    </li>
  );
}

function Place(props: {
  to: string;
  isCurrent: boolean;
  label: string;
  spoken?: string;
  count: number;
  icon: React.ReactNode;
}) {
  const showNumber = useShowNumber();
  return (
    <Link
      to={props.to}
      className={styles['place']}
      aria-current={props.isCurrent ? 'page' : undefined}
      aria-label={props.spoken ?? text.folderLabel(showNumber, props.label, props.count)}
      draggable={false}
    >
      {props.icon}
      <span className={styles['placeName']}>{props.label}</span>
      {/* Written by the styles: the name says it in words. */}
      <span className={styles['placeCount']} data-count={props.count > 0 ? showNumber(props.count) : ''} />
    </Link>
  );
}

/** What can be done with a folder. */
export function FolderMenu({
  folder,
  onAsk,
}: {
  readonly folder: FolderView;
  readonly onAsk: (ask: FolderAsk) => void;
}) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles['more'] ?? ''}
          aria-label={text.folderActions(folder.name)}
        >
          <MoreIcon size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onAsk({ kind: 'new', parent: folder })}>{text.newFolder}</Menu.Item>
        <Menu.Item onClick={() => onAsk({ kind: 'rename', folder })}>{text.renameFolder}</Menu.Item>
        <Menu.Item onClick={() => onAsk({ kind: 'move', folder })}>{text.moveFolder}</Menu.Item>
        <Menu.Item color="red" onClick={() => onAsk({ kind: 'delete', folder })}>
          {text.deleteFolder}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
