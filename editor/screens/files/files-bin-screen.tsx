import { Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { DeletedAsset } from '@vitrine/contracts/admin-media.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { DAYS_IN_BIN } from '@vitrine/domain/product/product-status.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { filesText } from '../../text/en-files.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { BackIcon, BinIcon, PageIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { showBytes } from '../../ui/show-bytes.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import bin from '../pages/bin.module.css';
import styles from './files-bin.module.css';
import { restoreFiles } from './use-files.ts';

const text = filesText.bin;
const DAY = 24 * 60 * 60 * 1000;

/** The deleted files, each to restore. */
export function FilesBinScreen() {
  const showNumber = useShowNumber();
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({
    queryKey: ['assets', 'bin'],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/deleted-assets',
        { query: pageParam === null ? {} : { after: pageParam } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  const files = query.data?.pages.flatMap(({ assets }) => assets) ?? [];
  const focusRow = (at: number): void =>
    void requestAnimationFrame(() => {
      const next = list.current?.querySelectorAll<HTMLElement>('li button')[at];
      if (next === undefined) focusHeading();
      else next.focus();
    });
  const restore = useMutation({
    mutationFn: (id: string) => restoreFiles([id]),
    onSuccess: (restored, id) => {
      notifications.show({ message: filesText.restored(showNumber, restored.length) });
      // The pressed button is gone.
      const at = files.findIndex((file) => file.id === id);
      focusRow(Math.max(0, Math.min(at, files.length - 2)));
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <div className={screen['screen']}>
      <Link to="/files" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {filesText.binTitle}
        </Title>
      </div>
      {files.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {text.lead(showNumber(DAYS_IN_BIN))}
        </Text>
      )}
      <div className={screen['sheet']}>
        {query.isPending ? (
          <ListWaiting rows={3} />
        ) : query.isError && files.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : files.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<BinIcon size={44} />}>
            {text.empty}
          </EmptyState>
        ) : (
          <ul ref={list} className={bin['list']} aria-label={filesText.binTitle}>
            {files.map((file) => (
              <DeletedRow
                key={file.id}
                file={file}
                isBusy={restore.isPending && restore.variables === file.id}
                onRestore={() => {
                  if (!restore.isPending) restore.mutate(file.id);
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
                const shown = files.length;
                void query.fetchNextPage().then(() => focusRow(shown));
              }}
            >
              {text.more}
            </BusyButton>
          </div>
        )}
      </div>
    </div>
  );
}

function DeletedRow(props: { file: DeletedAsset; isBusy: boolean; onRestore: () => void }) {
  const { id, filename, kind, byteSize, deletedOn, hasPreview } = props.file;
  const showNumber = useShowNumber();
  const times = useShowTime();
  const on = new Date(deletedOn).toISOString();
  const until = new Date(deletedOn + DAYS_IN_BIN * DAY).toISOString();
  return (
    <li aria-label={filename} className={bin['row']}>
      <span className={styles['file']}>
        {hasPreview ? (
          <img
            className={styles['picture']}
            src={`/api/admin/deleted-assets/${id}/preview`}
            alt=""
            width={48}
            height={48}
            loading="lazy"
          />
        ) : (
          <span className={styles['picture']}>
            <PageIcon size={20} />
          </span>
        )}
        <span className={bin['words']}>
          <span className={bin['title']}>{filename}</span>
          <span className={bin['quiet']}>
            {filesText.kindOf[kind]}, {showBytes(byteSize, showNumber)}
          </span>
        </span>
      </span>
      <span className={bin['quiet']} title={times.moment(on)}>
        {text.line(times.day(on), times.day(until))}
      </span>
      <BusyButton
        variant="default"
        aria-label={text.restoreOf(filename)}
        loading={props.isBusy}
        onClick={props.onRestore}
      >
        {text.restore}
      </BusyButton>
    </li>
  );
}
