import { Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { DAYS_IN_BIN } from '@vitrine/domain/product/product-status.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { pages as text } from '../../text/en-pages.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { BackIcon, BinIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './bin.module.css';
import { BIN_KEY, restorePage } from './use-pages.ts';

const DAY = 24 * 60 * 60 * 1000;

const until = (deletedOn: string) => new Date(Date.parse(deletedOn) + DAYS_IN_BIN * DAY).toISOString();

/** The deleted pages, each to restore. */
export function PagesBinScreen() {
  const showNumber = useShowNumber();
  const times = useShowTime();
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery({
    queryKey: BIN_KEY,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/deleted-pages', {}, signal),
  });
  const pages = query.data?.pages ?? [];
  const restore = useMutation({
    mutationFn: (id: string) => restorePage(id),
    onSuccess: ({ title, path }) => {
      notifications.show({ message: text.restored(title, path) });
      // The pressed button is gone.
      requestAnimationFrame(() => {
        const next = list.current?.querySelector<HTMLElement>('button');
        if (next === null || next === undefined) focusHeading();
        else next.focus();
      });
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <div className={screen['screen']}>
      <Link to="/pages" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.binTitle}
        </Title>
      </div>
      {pages.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {text.binLead(showNumber(DAYS_IN_BIN))}
        </Text>
      )}
      <div className={screen['sheet']}>
        {query.isPending ? (
          <ListWaiting rows={3} />
        ) : query.isError && pages.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : pages.length === 0 ? (
          <EmptyState title={text.binEmptyTitle} picture={<BinIcon size={44} />}>
            {text.binEmpty}
          </EmptyState>
        ) : (
          <ul ref={list} className={styles['list']} aria-label={text.binTitle}>
            {pages.map(({ id, title, path, deletedOn }) => (
              <li key={id} aria-label={title} className={styles['row']}>
                <span className={styles['words']}>
                  <span className={styles['title']}>{title}</span>
                  <span className={styles['quiet']}>{path}</span>
                </span>
                <span className={styles['quiet']} title={times.moment(deletedOn)}>
                  {text.deletedLine(times.day(deletedOn), times.day(until(deletedOn)))}
                </span>
                <BusyButton
                  variant="default"
                  aria-label={text.restoreOf(title)}
                  loading={restore.isPending && restore.variables === id}
                  onClick={() => {
                    if (!restore.isPending) restore.mutate(id);
                  }}
                >
                  {text.restore}
                </BusyButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
