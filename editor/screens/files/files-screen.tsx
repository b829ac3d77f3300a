import { Button, FileButton, NativeSelect, SegmentedControl, Title } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { FILES_AT_ONCE } from '@vitrine/contracts/admin-media.ts';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { filesText as text } from '../../text/en-files.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { CloseIcon, PictureIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useScreenKeys } from '../../ui/screen-keys.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { UploadTray } from '../../ui/uploads/upload-tray.tsx';
import { useFileDrop } from '../../ui/uploads/use-file-drop.ts';
import { useDeleteFiles } from './delete-files.tsx';
import { FileCollection, type FileView } from './file-collection.tsx';
import { FilePanel } from './file-panel.tsx';
import styles from './files.module.css';
import { FolderDialogs, moveFolderTo, PlaceDialog, placeWords } from './folder-dialogs.tsx';
import { FolderPath, FolderTiles, type FolderWay } from './folder-path.tsx';
import { type FolderAsk, type FolderDrops, FolderMenu, FolderTree } from './folder-tree.tsx';
import { fileKindNames, fileSorts, useFileFilters } from './use-file-filters.ts';
import { useFileSelection } from './use-file-selection.ts';
import { useLibraryUploads } from './use-library-uploads.ts';
import { moveFiles, moveFilesBack, useFileCount, useFileList, useFolders } from './use-files.ts';

const shownKeys = [
  { keys: '← ↑ → ↓', label: text.keys.move },
  { keys: 'Space', label: text.keys.select },
  { keys: 'Enter', label: text.keys.open },
  { keys: 'Ctrl A', label: text.keys.all },
  { keys: 'Delete', label: text.keys.remove },
  { keys: 'Esc', label: text.keys.clear },
];

const showError = (error: unknown): void =>
  void notifications.show({ color: 'red', message: sentenceOf(error) });

/** The files of the site in their folders. */
export function FilesScreen() {
  const showNumber = useShowNumber();
  const navigate = useNavigate();
  const { filters, folderId, isFiltered, file: openId, change, clear } = useFileFilters();
  const isNarrow = useMediaQuery('(max-width: 1100px)') ?? false;
  const [view, setView] = useLocalStorage<FileView>({ key: 'vitrine-files-view', defaultValue: 'grid' });
  const folders = useFolders();
  const list = useFileList(filters);
  const count = useFileCount(filters);
  const files = useMemo(() => list.data?.pages.flatMap(({ assets }) => assets) ?? [], [list.data]);
  const selection = useFileSelection(
    JSON.stringify(filters),
    files.map(({ id }) => id),
  );
  const [ask, setAsk] = useState<FolderAsk | null>(null);
  const [moving, setMoving] = useState<readonly string[] | null>(null);
  const [focusId, setFocusId] = useState<string | null>(null);
  useScreenKeys(shownKeys);
  const uploads = useLibraryUploads();
  const allFolders = folders.data?.folders ?? [];
  const folder = allFolders.find(({ id }) => id === folderId) ?? null;

  const open = (id: string | null): void => change({ file: id });
  const close = (): void => {
    setFocusId(null);
    open(null);
    requestAnimationFrame(() => setFocusId(openId));
  };
  const remove = useDeleteFiles((ids) => {
    const at = files.findIndex(({ id }) => ids.includes(id));
    const next =
      files.slice(at + 1).find(({ id }) => !ids.includes(id)) ?? files.slice(0, Math.max(0, at)).at(-1);
    selection.clear();
    if (openId !== null && ids.includes(openId)) open(null);
    if (next === undefined) focusHeading();
    else setFocusId(next.id);
  });
  const move = async (ids: readonly string[], to: string | null): Promise<void> => {
    const moved = await moveFiles(ids.slice(0, FILES_AT_ONCE), to);
    selection.clear();
    showUndo({
      message: text.moved(showNumber, moved.length, placeWords(allFolders, to, text.outOfFolders)),
      label: text.undo,
      undo: () => moveFilesBack(moved).catch(showError),
    });
  };
  const drops: FolderDrops = {
    onFiles: (ids, to) => void move(ids, to).catch(showError),
    onFolder: (id, to) => {
      const moved = allFolders.find((one) => one.id === id);
      if (moved !== undefined) void moveFolderTo(allFolders, moved, to).catch(showError);
    },
    onUpload: (chosen, to) => uploads.upload(chosen, to),
  };
  const dropArea = useFileDrop((dropped) => uploads.upload(dropped, folderId));
  const title = folder?.name ?? (filters.folder === 'none' ? text.unsorted : text.title);
  const shownFile = useShownFile(openId, files);
  const panel = shownFile !== null && {
    file: shownFile,
    folders: allFolders,
    onMove: () => setMoving([shownFile.id]),
    onDelete: () => remove.ask([shownFile.id]),
    isDeleting: remove.isChecking,
  };
  const closeKey = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    },
  };
  const showMore = (): void => {
    const last = files.length;
    void list
      .fetchNextPage()
      .then(({ data }) => setFocusId(data?.pages.flatMap(({ assets }) => assets)[last]?.id ?? null));
  };
  return (
    <div className={styles['layout']} data-panel={panel !== false && !isNarrow}>
      {folders.data !== undefined && (
        <FolderTree list={folders.data} current={filters.folder} drops={drops} onAsk={setAsk} />
      )}
      <div className={styles['main']} {...onlyDesktopFiles(dropArea)}>
        <FolderPath folders={allFolders} folderId={folderId} way={way} />
        <div className={styles['head']}>
          <Title order={1} className={screen['title'] ?? ''}>
            {title}
          </Title>
          {folder !== null && <FolderMenu folder={folder} onAsk={setAsk} />}
          <span className={styles['count']} aria-live="polite">
            {count.data === undefined ? '' : text.count(showNumber, count.data.count, count.data.isMore)}
          </span>
          <span className={screen['grow']} />
          <Button variant="default" onClick={() => setAsk({ kind: 'new', parent: folder })}>
            {text.newFolder}
          </Button>
          <UploadButton onFiles={(chosen) => uploads.upload(chosen, folderId)} />
        </div>
        <Tools filters={filters} change={change} view={view} onView={setView} />
        {filters.folder !== 'none' && filters.search === '' && (
          <FolderTiles
            folders={allFolders}
            folderId={folderId}
            way={way}
            {...(folderId === null ? { className: styles['onlyNarrow'] ?? '' } : {})}
          />
        )}
        {selection.ids.size > 0 && (
          <section className={styles['bar']} aria-label={text.selectionActions}>
            <span aria-live="polite" className={styles['barCount']}>
              {text.selected(showNumber, selection.ids.size)}
              {selection.isFull ? ` ${text.selectedMost(showNumber, FILES_AT_ONCE)}` : ''}
            </span>
            <Button variant="default" size="compact-sm" onClick={() => setMoving([...selection.ids])}>
              {text.move}
            </Button>
            <BusyButton
              variant="default"
              size="compact-sm"
              loading={remove.isChecking}
              onClick={() => remove.ask([...selection.ids])}
            >
              {text.delete}
            </BusyButton>
            <button
              type="button"
              className={styles['barClear']}
              aria-label={text.clearSelection}
              onClick={() => {
                const [first] = selection.ids;
                selection.clear();
                setFocusId(null);
                requestAnimationFrame(() => setFocusId(first ?? null));
              }}
            >
              <CloseIcon size={16} />
            </button>
          </section>
        )}
        {list.isPending ? (
          <ListWaiting />
        ) : list.isError && files.length === 0 ? (
          <CallFailed error={list.error} again={() => void list.refetch()} />
        ) : files.length === 0 ? (
          <NoFiles
            isFiltered={isFiltered}
            isFolder={folderId !== null || filters.folder === 'none'}
            onClear={clear}
            onFiles={(chosen) => uploads.upload(chosen, folderId)}
          />
        ) : (
          <FileCollection
            files={files}
            view={view}
            selection={selection}
            openId={openId}
            onOpen={open}
            onRemove={remove.ask}
            focusId={focusId}
          />
        )}
        {list.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={list.isFetchingNextPage} onClick={showMore}>
              {text.more}
            </BusyButton>
          </div>
        )}
        {/* Where the folders at the side are not shown. */}
        <ul className={`${styles['onlyNarrow']} ${styles['further']}`}>
          {filters.folder !== 'none' && allFolders.length > 0 && (
            <li>
              <Link to="/files/unsorted">{text.unsorted}</Link>
            </li>
          )}
          <li>
            <Link to="/files/alt-texts">{text.altTitle}</Link>
          </li>
          <li>
            <Link to="/files/bin">{text.binTitle}</Link>
          </li>
        </ul>
        {dropArea['data-dropping'] && <div className={styles['dropHere']}>{text.dropHere}</div>}
      </div>
      {panel !== false && !isNarrow && (
        <aside className={styles['aside']} aria-label={text.panel.of(panel.file.filename)} {...closeKey}>
          <FilePanel {...panel} onClose={close} />
        </aside>
      )}
      {panel !== false && isNarrow && (
        <Dialog opened onClose={close} title={panel.file.filename} size="lg" fullScreen>
          <FilePanel {...panel} />
        </Dialog>
      )}
      {remove.dialog}
      {moving !== null && (
        <PlaceDialog
          title={text.moveTitle(showNumber, moving.length)}
          none={text.noFolder}
          folders={allFolders}
          current={
            moving.length === 1 ? (files.find(({ id }) => id === moving[0])?.folderId ?? null) : folderId
          }
          accepts={() => true}
          act={(to) => move(moving, to)}
          onDone={() => setMoving(null)}
          onClose={() => setMoving(null)}
        />
      )}
      {ask !== null && (
        <FolderDialogs
          ask={ask}
          folders={allFolders}
          onClose={() => setAsk(null)}
          onMade={(made) => {
            setAsk(null);
            void navigate(`/files/folders/${made.id}`);
          }}
          onDeleted={(deleted) => {
            setAsk(null);
            if (folderId !== null && !allFolders.some(({ id }) => id === folderId && id !== deleted.id))
              void navigate(deleted.parentId === null ? '/files' : `/files/folders/${deleted.parentId}`);
          }}
        />
      )}
      <UploadTray uploads={uploads} />
    </div>
  );
}

const way: FolderWay = (id, children, look) => (
  <Link to={id === null ? '/files' : `/files/folders/${id}`} {...look}>
    {children}
  </Link>
);

/** The drop area without its attribute, which belongs to what is shown over it. */
const onlyDesktopFiles = ({
  onDragOver,
  onDragLeave,
  onDrop,
}: {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}) => ({ onDragOver, onDragLeave, onDrop });

/** The file of the address: of those shown, or loaded by itself; null for none, and for one that is gone. */
function useShownFile(openId: string | null, files: readonly { readonly id: string }[]) {
  const listed = files.find(({ id }) => id === openId);
  const query = useQuery({
    queryKey: ['assets', 'one', openId ?? ''],
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/assets', { query: { ids: openId ?? '' } }, signal)).assets[0] ??
      null,
    enabled: openId !== null && listed === undefined,
  });
  const gone = openId !== null && listed === undefined && query.data === null;
  useEffect(() => {
    if (gone) notifications.show({ message: text.panel.gone });
  }, [gone]);
  const known = files.find((one): one is NonNullable<typeof query.data> => one.id === openId);
  return openId === null ? null : (known ?? query.data ?? null);
}

function UploadButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      resetRef={reset}
      onChange={(chosen) => {
        onFiles(chosen);
        // So that the same files can be chosen again.
        reset.current?.();
      }}
    >
      {(button) => <Button {...button}>{text.upload}</Button>}
    </FileButton>
  );
}

function Tools(props: {
  filters: ReturnType<typeof useFileFilters>['filters'];
  change: ReturnType<typeof useFileFilters>['change'];
  view: FileView;
  onView: (view: FileView) => void;
}) {
  const { filters, change } = props;
  const { isUnused, isWithoutAlt } = filters;
  const search = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['tools']}>
      <SearchField
        ref={search}
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={filters.search}
        onSearch={(words) => change({ search: words === '' ? null : words })}
      />
      <NativeSelect
        aria-label={text.kind}
        value={filters.kind ?? ''}
        onChange={({ currentTarget: { value } }) => change({ kind: value === '' ? null : value })}
        data={[
          { value: '', label: text.kinds.all },
          ...fileKindNames.map((kind) => ({ value: kind, label: text.kinds[kind] })),
        ]}
      />
      <NativeSelect
        aria-label={text.sort}
        value={filters.sort}
        onChange={({ currentTarget: { value } }) => change({ sort: value === '-added' ? null : value })}
        data={fileSorts.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
      />
      <Button
        variant={isUnused ? 'light' : 'default'}
        aria-pressed={isUnused}
        onClick={() => change({ unused: isUnused ? null : '' })}
      >
        {text.unused}
      </Button>
      <Button
        variant={isWithoutAlt ? 'light' : 'default'}
        aria-pressed={isWithoutAlt}
        onClick={() => change({ 'no-alt': isWithoutAlt ? null : '' })}
      >
        {text.withoutAlt}
      </Button>
      <SegmentedControl
        className={styles['view'] ?? ''}
        aria-label={text.view}
        value={props.view}
        onChange={(value) => props.onView(value === 'table' ? 'table' : 'grid')}
        data={[
          { value: 'grid', label: text.views.grid },
          { value: 'table', label: text.views.table },
        ]}
      />
    </div>
  );
}

function NoFiles(props: {
  isFiltered: boolean;
  isFolder: boolean;
  onClear: () => void;
  onFiles: (files: readonly File[]) => void;
}) {
  const { isFiltered, isFolder } = props;
  if (isFiltered) {
    return (
      <EmptyState
        title={text.nothingTitle}
        action={
          <Button
            variant="default"
            onClick={() => {
              props.onClear();
              focusHeading();
            }}
          >
            {text.clearFilters}
          </Button>
        }
      >
        {isFolder ? text.nothingIn : text.nothing}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={isFolder ? text.folderEmptyTitle : text.emptyTitle}
      picture={<PictureIcon size={44} />}
      action={<UploadButton onFiles={props.onFiles} />}
    >
      {isFolder ? text.folderEmpty : text.empty}
    </EmptyState>
  );
}
