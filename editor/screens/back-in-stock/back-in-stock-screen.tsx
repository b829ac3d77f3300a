import { Button, Text, Title } from '@mantine/core';
import type { SignUpGroup } from '@vitrine/contracts/admin-back-in-stock.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { backInStock as text } from '../../text/en-back-in-stock.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowMore } from '../../ui/show-more.ts';
import { AutomaticCard } from './automatic-card.tsx';
import { groupsQuery, isAvailable, isReady } from './back-in-stock-calls.ts';
import styles from './back-in-stock.module.css';
import { GroupRow } from './group-row.tsx';
import { SendDialog } from './send-dialog.tsx';

/** What people wait for, and how they are written to. */
export function BackInStockScreen() {
  const groups = useInfiniteQuery(groupsQuery);
  const rows = groups.data?.pages.flatMap(({ signUpGroups }) => signUpGroups) ?? [];
  const ready = rows.filter(isReady);
  const [asked, setAsked] = useState<readonly SignUpGroup[] | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const showMore = useShowMore(list, groups.fetchNextPage);
  const show = useShowNumber();
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={`${screen['title']} ${screen['grow']}`}>
          {text.title}
        </Title>
        {ready.length > 0 && (
          <BusyButton onClick={() => setAsked(ready)}>{text.sendAll(show, ready.length)}</BusyButton>
        )}
      </div>
      <Text size="sm" c="dimmed" mb="md">
        {text.lead}
      </Text>
      <div className={screen['stack']}>
        <AutomaticCard isSomeInStock={rows.some(isAvailable)} />
        <div className={screen['sheet']} ref={list}>
          {groups.isPending ? (
            <ListWaiting />
          ) : groups.isError && rows.length === 0 ? (
            <CallFailed error={groups.error} again={() => void groups.refetch()} />
          ) : rows.length === 0 ? (
            <EmptyState
              title={text.emptyTitle}
              picture={<MailIcon size={44} />}
              action={
                <Button component={Link} to="/stock?stock=out" variant="default">
                  {text.toStock}
                </Button>
              }
            >
              {text.empty}
            </EmptyState>
          ) : (
            <ul className={styles['list']} aria-label={text.listLabel}>
              {rows.map((group) => (
                <GroupRow key={group.variantId} group={group} onSend={() => setAsked([group])} />
              ))}
            </ul>
          )}
          {groups.hasNextPage && (
            <div className={screen['more']}>
              <BusyButton variant="default" loading={groups.isFetchingNextPage} onClick={showMore}>
                {text.more}
              </BusyButton>
            </div>
          )}
        </div>
      </div>
      {asked !== null && <SendDialog groups={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
