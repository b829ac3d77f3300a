import { Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { GalleryPicture } from '@vitrine/contracts/galleries.ts';
import { DAYS_IN_BIN } from '@vitrine/domain/product/product-status.ts';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { sentenceOf } from '../../app/client.ts';
import { galleries } from '../../text/en-galleries.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { BackIcon, BinIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import bin from '../pages/bin.module.css';
import styles from './galleries.module.css';
import { loadPictures, picturesKey, restorePictures, useGallery } from './gallery-queries.ts';

const text = galleries.bin;

/** The pictures that were removed from a gallery, each to restore. */
export function GalleryBinScreen() {
  const { id = '' } = useParams();
  const showNumber = useShowNumber();
  const list = useRef<HTMLUListElement>(null);
  const gallery = useGallery(id);
  const query = useInfiniteQuery({
    queryKey: picturesKey(id, true),
    queryFn: ({ pageParam, signal }) => loadPictures(id, { after: pageParam, removed: true }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.hasMore ? (last.pictures.at(-1)?.id ?? null) : null),
  });
  const rows = query.data?.pages.flatMap(({ pictures }) => pictures) ?? [];
  const focusRow = (at: number): void =>
    void requestAnimationFrame(() => {
      const next = list.current?.querySelectorAll<HTMLElement>('li button')[at];
      if (next === undefined) focusHeading();
      else next.focus();
    });
  const restore = useMutation({
    mutationFn: (picture: string) => restorePictures(id, [picture]),
    onSuccess: (restored, picture) => {
      notifications.show({ message: galleries.restored(showNumber, restored.length) });
      // The pressed button is gone.
      const at = rows.findIndex((row) => row.id === picture);
      focusRow(Math.max(0, Math.min(at, rows.length - 2)));
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <div className={screen['screen']}>
      <Link to={`/galleries/${id}`} className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {gallery.data === undefined ? text.link : text.title(gallery.data.title)}
        </Title>
      </div>
      {rows.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {text.lead(showNumber(DAYS_IN_BIN))}
        </Text>
      )}
      <div className={screen['sheet']}>
        {query.isPending ? (
          <ListWaiting rows={3} />
        ) : query.isError && rows.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<BinIcon size={44} />}>
            {text.empty}
          </EmptyState>
        ) : (
          <ul ref={list} className={bin['list']} aria-label={text.list}>
            {rows.map((row) => (
              <RemovedRow
                key={row.id}
                row={row}
                isBusy={restore.isPending && restore.variables === row.id}
                onRestore={() => {
                  if (!restore.isPending) restore.mutate(row.id);
                }}
              />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => {
                const shown = rows.length;
                void query.fetchNextPage().then(() => focusRow(shown));
              }}
            >
              {galleries.more}
            </BusyButton>
          </div>
        )}
      </div>
    </div>
  );
}

function RemovedRow(props: { row: GalleryPicture; isBusy: boolean; onRestore: () => void }) {
  const { title, caption, picture } = props.row;
  return (
    <li aria-label={title} className={bin['row']}>
      <span className={styles['named']}>
        <Picture picture={picture} width={64} height={48} alt="" />
        <span className={bin['title']}>{title}</span>
      </span>
      <span className={bin['quiet']}>{caption}</span>
      <BusyButton
        variant="default"
        aria-label={text.restoreOf(title)}
        loading={props.isBusy}
        onClick={props.onRestore}
      >
        {text.restore}
      </BusyButton>
    </li>
  );
}
