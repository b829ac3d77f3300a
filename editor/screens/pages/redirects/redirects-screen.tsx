import { Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ListedRedirect } from '@vitrine/contracts/redirects.ts';
import { useRef } from 'react';
import { client, queryClient, sentenceOf } from '../../../app/client.ts';
import { redirects as text } from '../../../text/en-navigation.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { focusHeading } from '../../../ui/focus-place.ts';
import { LinkIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { useShowMore } from '../../../ui/show-more.ts';
import { showUndo } from '../../../ui/show-undo.tsx';
import { PageViews } from '../page-views.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectRow } from './redirect-row.tsx';
import styles from './redirects.module.css';

const KEY = ['redirects'];
const readAgain = () => queryClient.invalidateQueries({ queryKey: KEY });

async function add({ from, to, status }: Pick<ListedRedirect, 'from' | 'to' | 'status'>) {
  const added = await client.call('POST', '/api/admin/redirects', {
    body: { from, to, status: status === 302 ? 302 : 301 },
  });
  await readAgain();
  return added;
}

/** Old addresses, each with where it leads. */
export function RedirectsScreen() {
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/redirects',
        { query: pageParam === null ? {} : { after: pageParam } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const showMore = useShowMore(list, query.fetchNextPage);
  const remove = useMutation({
    mutationFn: async ({ from }: ListedRedirect) => {
      await client.call('DELETE', '/api/admin/redirects', { query: { from } });
      const place = rows.findIndex((row) => row.from === from);
      await readAgain();
      // The pressed button is gone.
      requestAnimationFrame(() => {
        const buttons = list.current?.querySelectorAll<HTMLElement>('li button') ?? [];
        const next = buttons[Math.min(place, buttons.length - 1)];
        if (next === undefined) focusHeading();
        else next.focus();
      });
    },
    onSuccess: (_, row) =>
      showUndo({
        message: text.removed(row.from),
        label: text.undo,
        undo: () =>
          add(row).then(
            () => undefined,
            (error: unknown) => void notifications.show({ color: 'red', message: sentenceOf(error) }),
          ),
      }),
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      </div>
      <PageViews />
      <Text size="sm" c="dimmed" mb="sm">
        {text.lead}
      </Text>
      <RedirectForm
        add={async (typed) => {
          const { from, to } = await add(typed);
          notifications.show({ message: text.added(from, to) });
        }}
      />
      <div className={screen['sheet']}>
        {query.isPending ? (
          <ListWaiting rows={3} />
        ) : query.isError && rows.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<LinkIcon size={44} />}>
            {text.empty}
          </EmptyState>
        ) : (
          <ul ref={list} className={styles['list']} aria-label={text.list}>
            {rows.map((row) => (
              <RedirectRow
                key={row.from}
                row={row}
                isBusy={remove.isPending && remove.variables.from === row.from}
                onRemove={() => {
                  if (!remove.isPending) remove.mutate(row);
                }}
              />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={query.isFetchingNextPage} onClick={showMore}>
              {text.more}
            </BusyButton>
          </div>
        )}
      </div>
    </div>
  );
}
