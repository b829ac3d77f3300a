import { Button, Select, Title } from '@mantine/core';
import type { OrderRow } from '@vitrine/contracts/orders.ts';
import { orderStatuses } from '@vitrine/domain/order/order-states.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client, everyHalfMinute } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Amount } from '../../ui/amount.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OrdersIcon, OutsideIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { SearchField } from '../../ui/search-field.tsx';
import { useShowMore } from '../../ui/show-more.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './orders-screen.module.css';
import { PurposeTone, StatusTone, TestTone } from './status-tone.tsx';

const filters = [
  { value: '', label: text.orders.all },
  ...orderStatuses.map((status) => ({ value: status, label: text.orders.status[status] })),
];

/** All orders, newest first. Search and filter are in the URL, so that going back keeps them. */
export function OrdersScreen() {
  const [address, setAddress] = useSearchParams();
  const status = orderStatuses.find((known) => known === address.get('status'));
  const search = address.get('search') ?? '';
  const orders = useInfiniteQuery({
    queryKey: ['orders', 'list', status ?? '', search],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/orders',
        {
          query: {
            search,
            ...(status === undefined ? {} : { status }),
            ...(pageParam === null ? {} : { before: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.nextBefore,
    placeholderData: keepPreviousData,
    refetchInterval: everyHalfMinute,
  });

  const searchField = useRef<HTMLInputElement>(null);
  const change = (name: 'status' | 'search', value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );

  const sheet = useRef<HTMLDivElement>(null);
  const showMore = useShowMore(sheet, orders.fetchNextPage);
  const rows = orders.data?.pages.flatMap((page) => page.orders) ?? [];
  const narrowed = status !== undefined || search !== '';
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.orders.title}
        </Title>
      </div>
      <div className={screen['tools']}>
        <SearchField
          ref={searchField}
          label={text.orders.searchLabel}
          placeholder={text.orders.search}
          value={search}
          onSearch={(value) => change('search', value)}
        />
        <Select
          data={filters}
          value={status ?? ''}
          onChange={(value) => change('status', value ?? '')}
          aria-label={text.orders.filterLabel}
          allowDeselect={false}
          w={190}
        />
      </div>
      <div className={screen['sheet']} ref={sheet}>
        {orders.isPending ? (
          <ListWaiting />
        ) : orders.isError && rows.length === 0 ? (
          <CallFailed error={orders.error} again={() => void orders.refetch()} />
        ) : rows.length === 0 ? (
          narrowed ? (
            <NothingMatches
              onClear={() => {
                setAddress({}, { replace: true });
                searchField.current?.focus();
              }}
            />
          ) : (
            <NoOrdersYet />
          )
        ) : (
          <OrdersTable rows={rows} />
        )}
        {orders.hasNextPage && rows.length > 0 && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={orders.isFetchingNextPage} onClick={showMore}>
              {text.orders.older}
            </BusyButton>
          </div>
        )}
      </div>
    </div>
  );
}

function OrdersTable(props: { rows: readonly OrderRow[] }) {
  const times = useShowTime();
  return (
    <table className={`${screen['table']} ${styles['table']}`}>
      <thead>
        <tr>
          <th scope="col">{text.orders.number}</th>
          <th scope="col">{text.orders.date}</th>
          <th scope="col">{text.orders.buyer}</th>
          <th scope="col">{text.orders.statusHead}</th>
          <th scope="col" className={screen['right']}>
            {text.orders.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map((order) => (
          <tr key={order.id} className={screen['row']}>
            <td className={styles['number']}>
              <Link className={`${screen['rowLink']} tabular`} to={`/orders/${order.id}`}>
                {`#${order.number}`}
              </Link>
            </td>
            <td className={styles['date']}>
              <time dateTime={order.placedOn} title={times.moment(order.placedOn)}>
                {times.day(order.placedOn)}{' '}
                <span className={screen['quiet']}>{times.clock(order.placedOn)}</span>
              </time>
            </td>
            <td className={styles['buyer']}>
              <div className={screen['truncate']}>
                {order.buyerName === '' ? order.email : order.buyerName}
              </div>
              <div className={`${screen['truncate']} ${screen['quiet']} ${screen['small']}`}>
                {order.buyerName === '' ? text.orders.items(order.totalQuantity) : order.email}
              </div>
            </td>
            <td className={styles['status']}>
              <span className={styles['tones']}>
                <StatusTone status={order.status} />
                <PurposeTone purpose={order.purpose} />
                {order.testMode && <TestTone />}
              </span>
            </td>
            <td className={`${screen['right']} ${styles['total']}`}>
              <Amount minor={order.grandTotalMinor} currency={order.currency} />
              {order.refundedMinor > 0 && (
                <div className={`${screen['quiet']} ${screen['small']}`}>
                  <Amount minor={-order.refundedMinor} currency={order.currency} />
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NoOrdersYet() {
  const products = useQuery({
    queryKey: ['products', 'any'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/products', {}, signal),
  });
  const sellsNothing = products.data?.products.length === 0;
  return (
    <EmptyState
      title={text.orders.emptyTitle}
      picture={<OrdersIcon size={44} />}
      action={
        sellsNothing ? (
          <Button component={Link} to="/products">
            {text.orders.emptyUnstockedAction}
          </Button>
        ) : (
          <Button component="a" href="/" target="_blank" rightSection={<OutsideIcon size={16} />}>
            {text.orders.emptyAction}
          </Button>
        )
      }
    >
      {sellsNothing ? text.orders.emptyUnstocked : text.orders.empty}
    </EmptyState>
  );
}

function NothingMatches(props: { onClear: () => void }) {
  return (
    <EmptyState
      title={text.orders.nothingTitle}
      action={
        <Button variant="default" onClick={props.onClear}>
          {text.orders.clear}
        </Button>
      }
    >
      {text.orders.nothing}
    </EmptyState>
  );
}
