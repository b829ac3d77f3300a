import { ActionIcon, Button, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { SignUpRow } from '@vitrine/contracts/admin-back-in-stock.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { backInStock } from '../../text/en-back-in-stock.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, BinIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { nameOfGroup, reloadGroups } from './back-in-stock-calls.ts';
import styles from './back-in-stock.module.css';

const text = backInStock.signUps;

const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** A language by its tag: visitors' browsers send any. */
function languageOf(tag: string): string {
  try {
    return languageNames.of(tag.replaceAll('_', '-')) ?? tag;
  } catch {
    return tag;
  }
}

/** Who waits for a variant, and who has been written to. */
export function SignUpsPage() {
  const { productId = '', variantId = '' } = useParams();
  const state: unknown = useLocation().state;
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<SignUpRow | null>(null);
  const signUps = useInfiniteQuery({
    queryKey: ['back-in-stock', 'sign-ups', productId, variantId],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/site-users/account/notifications/restock',
        { query: { productId, variantId, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextPageCursor,
  });
  const rows = signUps.data?.pages.flatMap((page) => page.signUps) ?? [];
  const loaded = signUps.data?.pages[0];
  const name = loaded === undefined ? nameIn(state) : nameOfGroup(loaded);
  return (
    <div className={screen['screen']}>
      <Link to="/back-in-stock" className={screen['back']}>
        <BackIcon size={18} />
        {backInStock.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={`${screen['title']} ${screen['grow']}`}>
          {name === '' ? text.titleUnknown : text.title(name)}
        </Title>
        <Button component={Link} to={`/products/${productId}`} variant="default">
          {text.openProduct}
        </Button>
      </div>
      <div className={screen['sheet']} ref={list}>
        {signUps.isPending ? (
          <ListWaiting />
        ) : signUps.isError && rows.length === 0 ? (
          <CallFailed error={signUps.error} again={() => void signUps.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
        ) : (
          <ul className={styles['list']} aria-label={text.email}>
            {rows.map((row) => (
              <SignUpLine key={row.id} row={row} onRemove={() => setRemoved(row)} />
            ))}
          </ul>
        )}
        {signUps.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton
              variant="default"
              loading={signUps.isFetchingNextPage}
              onClick={() => void signUps.fetchNextPage()}
            >
              {text.more}
            </BusyButton>
          </div>
        )}
      </div>
      {removed !== null && (
        <ConfirmDialog
          title={text.removeTitle(removed.email)}
          sentences={[removed.sentOn === null ? text.removeWaiting : text.removeSent]}
          cancel={text.removeCancel}
          submit={text.removeSubmit}
          isFinal
          act={() =>
            client.call('DELETE', '/api/admin/back-in-stock/sign-ups/:id', { params: { id: removed.id } })
          }
          onFailed={reloadGroups}
          onClose={() => setRemoved(null)}
          onDone={() => {
            notifications.show({ message: text.removed(removed.email) });
            setRemoved(null);
            reloadGroups();
          }}
        />
      )}
    </div>
  );
}

/** The name that the list has given along, so that the heading need not wait. */
const nameIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string'
    ? state.name
    : '';

function SignUpLine({ row, onRemove }: { row: SignUpRow; onRemove: () => void }) {
  const times = useShowTime();
  return (
    <li className={styles['signUp']} data-row={row.id}>
      <div className={styles['words']}>
        <span className={styles['email']}>{row.email}</span>
        <span className={`${screen['quiet']} ${screen['small']}`}>
          {[
            languageOf(row.language),
            times.moment(row.createdOn),
            row.isJoinMailingList ? text.newsletter : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </div>
      <Tone tone={row.sentOn === null ? 'amber' : 'green'}>
        {row.sentOn === null ? text.waiting : text.sent(times.day(row.sentOn))}
      </Tone>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={text.remove(row.email)}
        onClick={onRemove}
      >
        <BinIcon size={18} />
      </ActionIcon>
    </li>
  );
}
