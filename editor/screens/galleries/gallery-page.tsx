import { Alert, Button, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type Gallery, PICTURES_AT_ONCE } from '@vitrine/contracts/galleries.ts';
import { type KeyboardEvent, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { galleries as text } from '../../text/en-galleries.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { BackIcon, PictureIcon } from '../../ui/icons.tsx';
import { SaveAtOnceSign } from '../../ui/save-state.tsx';
import screen from '../../ui/screen.module.css';
import { useScreenKeys } from '../../ui/screen-keys.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { UploadTray } from '../../ui/uploads/upload-tray.tsx';
import { useFileDrop } from '../../ui/uploads/use-file-drop.ts';
import files from '../files/files.module.css';
import { useFileSelection } from '../files/use-file-selection.ts';
import { AssetLibrary } from '../page-editor/panel/controls/asset-library.tsx';
import styles from './galleries.module.css';
import { GalleryGrid } from './gallery-grid.tsx';
import { useGallery } from './gallery-queries.ts';
import { GallerySelection } from './gallery-selection.tsx';
import { AddingNotice, GalleryLinks, UploadPictures } from './gallery-tools.tsx';
import { LeaveUploads } from './leave-uploads.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { useGalleryPictures } from './use-gallery-pictures.ts';
import { useGalleryUploads } from './use-gallery-uploads.ts';
import { useMany } from './use-many.ts';
import { useMoves } from './use-moves.ts';

const shownKeys = [
  { keys: '← ↑ → ↓', label: text.keys.between },
  { keys: 'Alt ←', label: text.keys.move },
  { keys: 'Alt Home', label: text.keys.ends },
  { keys: 'Space', label: text.keys.select },
  { keys: 'Enter', label: text.keys.open },
  { keys: 'Ctrl A', label: text.keys.all },
  { keys: 'Delete', label: text.keys.remove },
  { keys: 'Esc', label: text.keys.clear },
];

/** A gallery and its pictures. */
export function GalleryPage() {
  const { id = '' } = useParams();
  const gallery = useGallery(id);
  if (gallery.data !== undefined) return <GalleryOf key={id} gallery={gallery.data} />;
  return (
    <div className={screen['screen']}>
      <BackLink />
      {gallery.isPending ? (
        <ListWaiting />
      ) : gallery.error instanceof CallFailure && [404, 422].includes(gallery.error.status) ? (
        <EmptyState order={1} title={text.notFoundTitle}>
          {text.notFound}
        </EmptyState>
      ) : (
        <CallFailed error={gallery.error} again={() => void gallery.refetch()} />
      )}
    </div>
  );
}

function BackLink() {
  return (
    <Link to="/galleries" className={screen['back']}>
      <BackIcon size={18} />
      {text.back}
    </Link>
  );
}

function GalleryOf({ gallery }: { readonly gallery: Gallery }) {
  const { id, title } = gallery;
  const showNumber = useShowNumber();
  const isTouched = useMediaQuery('(pointer: coarse)') ?? false;
  const isNarrow = useMediaQuery('(max-width: 1100px)') ?? false;
  const [query, setQuery] = useSearchParams();
  const pictures = useGalleryPictures(id);
  const { rows, total, query: list } = pictures;
  const uploads = useGalleryUploads(id);
  const moves = useMoves(pictures);
  const selection = useFileSelection(
    id,
    rows.map((row) => row.id),
  );
  const [focusId, setFocusId] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  useScreenKeys(shownKeys);
  const openId = query.get('picture');
  const openAt = rows.findIndex((row) => row.id === openId);
  const openPicture = rows[openAt] ?? null;

  const open = (picture: string | null): void =>
    setQuery(picture === null ? {} : { picture }, { replace: openId !== null && picture !== null });
  /** Focuses a picture, also the one that was focused last. */
  const refocus = (picture: string | null): void => {
    setFocusId(null);
    requestAnimationFrame(() => setFocusId(picture));
  };
  const close = (): void => {
    // What is typed is saved when its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    open(null);
    refocus(openId);
  };
  const many = useMany(id, (gone) => {
    const at = rows.findIndex((row) => gone.includes(row.id));
    const next =
      rows.slice(at + 1).find((row) => !gone.includes(row.id)) ?? rows.slice(0, Math.max(0, at)).at(-1);
    selection.clear();
    if (openId !== null && gone.includes(openId)) open(null);
    if (next === undefined) focusHeading();
    else refocus(next.id);
  });
  const chosen = rows.filter((row) => selection.ids.has(row.id)).map((row) => row.id);
  const clear = (): void => {
    selection.clear();
    refocus(chosen[0] ?? null);
  };
  const send = (picked: readonly File[]): void => uploads.uploads.start(picked);
  const { 'data-dropping': isDropping, ...dropArea } = useFileDrop(send);
  const panel = openPicture !== null && {
    galleryId: id,
    picture: openPicture,
    place: openAt + 1,
    total: Math.max(total, rows.length),
    isLast: openAt === rows.length - 1,
    onMove: (place: number) => void moves.move([openPicture.id], place, { hasUndo: false }),
    onStep: (by: -1 | 1) => open(rows[openAt + by]?.id ?? openPicture.id),
    onRemove: () => many.remove([openPicture.id]),
    isRemoving: many.isBusy,
  };
  const closeKey = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    },
  };
  const showMore = (): void => {
    const last = rows.length;
    void list
      .fetchNextPage()
      .then(({ data }) => setFocusId(data?.pages.flatMap((page) => page.pictures)[last]?.id ?? null));
  };
  return (
    <div className={styles['layout']} data-panel={panel !== false && !isNarrow}>
      <div className={files['main']} {...dropArea}>
        <BackLink />
        <div className={files['head']}>
          <Title order={1} className={screen['title'] ?? ''}>
            {title}
          </Title>
          <span className={files['count']} aria-live="polite">
            {list.data === undefined ? '' : text.count(showNumber, total)}
          </span>
          <span className={screen['grow']} />
          <SaveAtOnceSign status={pictures.status} />
          <GalleryLinks gallery={gallery} />
          <Button variant="default" onClick={() => setChoosing(true)}>
            {text.fromFiles}
          </Button>
          <UploadPictures onFiles={send} />
        </div>
        <AddingNotice uploads={uploads} />
        {gallery.ordering !== 'user-orderable' && (
          <Alert className={styles['notice'] ?? ''} variant="light">
            {text.newestFirst}
          </Alert>
        )}
        {rows.length > 1 && gallery.ordering === 'user-orderable' && (
          <Text size="sm" c="dimmed" mb="md">
            {isTouched ? text.leadTouch : text.lead}
          </Text>
        )}
        {chosen.length > 0 && (
          <GallerySelection
            count={chosen.length}
            isBusy={many.isBusy}
            onMove={(place) => {
              moves.move(chosen, place);
              clear();
            }}
            onShow={(isShown) => many.show(chosen, isShown)}
            onRemove={() => many.remove(chosen)}
            onClear={clear}
          />
        )}
        {list.isPending ? (
          <ListWaiting />
        ) : list.isError && rows.length === 0 ? (
          <CallFailed error={list.error} again={() => void list.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState
            title={text.noPicturesTitle}
            picture={<PictureIcon size={44} />}
            action={<UploadPictures onFiles={send} />}
          >
            {text.noPictures}
          </EmptyState>
        ) : (
          <GalleryGrid
            pictures={pictures}
            selection={selection}
            moves={moves}
            openId={openId}
            onOpen={open}
            onRemove={many.remove}
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
        {isDropping && <div className={files['dropHere']}>{text.dropHere}</div>}
      </div>
      {panel !== false && !isNarrow && (
        <aside className={files['aside']} aria-label={text.panel.of(panel.picture.title)} {...closeKey}>
          <PicturePanel {...panel} onClose={close} />
        </aside>
      )}
      {panel !== false && isNarrow && (
        <Dialog opened onClose={close} title={text.panel.of(panel.picture.title)} size="lg" fullScreen>
          <PicturePanel {...panel} />
        </Dialog>
      )}
      <AssetLibrary
        accepts="picture"
        isOpen={isChoosing}
        chosenId={null}
        most={PICTURES_AT_ONCE}
        onClose={() => setChoosing(false)}
        onPick={() => undefined}
        onPickSeveral={(assets) => {
          setChoosing(false);
          uploads.choose(assets);
        }}
      />
      <LeaveUploads isGoing={uploads.uploads.isGoing} />
      <UploadTray uploads={uploads.uploads} />
    </div>
  );
}
