import { Text, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../busy-button.tsx';
import { CallFailed, ListWaiting } from '../call-state.tsx';
import { BackIcon } from '../icons.tsx';
import { SaveAtOnceSign } from '../save-state.tsx';
import screen from '../screen.module.css';
import { useShowMore } from '../show-more.ts';
import type { OrderLook } from './order-row.tsx';
import { OrderedList } from './ordered-list.tsx';
import type { useOrder } from './use-order.ts';

/** A screen that is an order: by drag, by places, by buttons, by keys. */
export function OrderSheet(props: {
  readonly order: ReturnType<typeof useOrder>;
  readonly look: OrderLook;
  readonly back: { readonly to: string; readonly label: string };
  /** Of which list it is the order, where there are several. */
  readonly choice: ReactNode;
  /** Another one is another list. */
  readonly of: string | null;
  readonly empty: ReactNode;
}) {
  const { order, look, back } = props;
  const { query, rows } = order;
  const sheet = useRef<HTMLDivElement>(null);
  const showMore = useShowMore(sheet, query.fetchNextPage);
  return (
    <div className={screen['screen']}>
      <Link to={back.to} className={screen['back']}>
        <BackIcon size={18} />
        {back.label}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {look.words.title}
        </Title>
        <span className={screen['grow']} />
        <SaveAtOnceSign status={order.status} />
      </div>
      {props.choice}
      {rows.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {look.words.lead}
        </Text>
      )}
      <div className={screen['sheet']} ref={sheet}>
        {query.isPending ? (
          <ListWaiting />
        ) : query.isError && rows.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : rows.length === 0 ? (
          props.empty
        ) : (
          <OrderedList key={props.of} order={order} look={look} />
        )}
        {query.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={query.isFetchingNextPage} onClick={showMore}>
              {look.words.more}
            </BusyButton>
          </div>
        )}
      </div>
    </div>
  );
}
