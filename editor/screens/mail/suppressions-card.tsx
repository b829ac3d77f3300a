import { Button, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Suppression } from '@vitrine/contracts/mail-delivery.ts';
import { useRef, useState } from 'react';
import { client, queryClient } from '../../app/client.ts';
import { mailDelivery } from '../../text/en-mail-delivery.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './delivery.module.css';

const text = mailDelivery.suppressions;
const KEY = 'mail-suppressions';
/** Milliseconds after the last letter until addresses are searched. */
const SEARCH_DELAY = 250;

/** Addresses whose emails come back, or whose readers complained; the owner can lift each. */
export function SuppressionsCard() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const [lifting, setLifting] = useState<Suppression | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useInfiniteQuery({
    queryKey: [KEY, search],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/mail-suppressions',
        {
          query: {
            ...(search === '' ? {} : { search }),
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const showMore = async () => {
    const { hasNextPage } = await found.fetchNextPage();
    // The button is gone after the last page.
    if (!hasNextPage) heading.current?.focus();
  };
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <div>
        <Title order={2} ref={heading} tabIndex={-1} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.title}
        </Title>
        <Text size="sm" c="dimmed">
          {text.lead}
        </Text>
      </div>
      {(rows.length > 0 || typed !== '') && (
        <TextInput
          type="search"
          aria-label={text.searchLabel}
          placeholder={text.search}
          leftSection={<SearchIcon size={16} />}
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div>
        {found.isPending ? (
          <ListWaiting rows={2} />
        ) : found.isError && rows.length === 0 ? (
          <CallFailed error={found.error} again={() => void found.refetch()} />
        ) : rows.length === 0 ? (
          <Text size="sm">{search === '' ? text.none : text.noMatch}</Text>
        ) : (
          <ul className={styles['addresses']} aria-label={text.label}>
            {rows.map((row) => (
              <li key={row.id} className={styles['address']}>
                <Address row={row} onLift={() => setLifting(row)} />
              </li>
            ))}
          </ul>
        )}
        {found.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={found.isFetchingNextPage} onClick={() => void showMore()}>
              {text.more}
            </BusyButton>
          </div>
        )}
      </div>
      {lifting !== null && (
        <ConfirmDialog
          title={text.askTitle(lifting.email)}
          sentences={[lifting.reason === 'complaint' ? text.askComplaint : text.askBounce]}
          cancel={text.keep}
          submit={text.submit}
          act={() =>
            client.call('POST', '/api/admin/mail-suppressions/:id/lift', { params: { id: lifting.id } })
          }
          onFailed={() => void queryClient.invalidateQueries({ queryKey: [KEY] })}
          onClose={() => setLifting(null)}
          onDone={() => {
            notifications.show({ message: text.lifted(lifting.email) });
            setLifting(null);
            void queryClient.invalidateQueries({ queryKey: [KEY] });
          }}
        />
      )}
    </section>
  );
}

function Address({ row, onLift }: { row: Suppression; onLift: () => void }) {
  const times = useShowTime();
  return (
    <>
      <div className={styles['addressWords']}>
        <Text size="sm" fw={500}>
          {row.email}
        </Text>
        <Text size="sm" c="dimmed">
          {text.reasons[row.reason]}, {text.since(times.day(row.since))}
        </Text>
        {row.words !== '' && (
          <Text size="xs" c="dimmed">
            {row.words}
          </Text>
        )}
      </div>
      <Button size="xs" variant="default" aria-label={text.liftOf(row.email)} onClick={onLift}>
        {text.lift}
      </Button>
    </>
  );
}
