import { Button, Group } from '@mantine/core';
import type { OrderRow } from '@vitrine/contracts/order-detail.ts';
import { fulfilmentStates } from '@vitrine/domain/order/fulfilment.ts';
import { orderStatuses } from '@vitrine/domain/order/order-states.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { fulfilment } from '../../text/en-fulfilment.ts';
import { orderList as words } from '../../text/en-order-list.ts';
import { returns } from '../../text/en-returns.ts';
import { views } from '../../text/en-views.ts';
import { orderNotes as notes } from '../../text/en-order-notes.ts';
import { Amount } from '../../ui/amount.tsx';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OrdersIcon, OutsideIcon, PlusIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { TagDialog } from '../../ui/list/tag-dialog.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { FulfilManyDialog } from './fulfil-many-dialog.tsx';
import styles from './orders-screen.module.css';
import { FulfilmentTone, PurposeTone, RefundDueTone, StatusTone, TestTone } from './status-tone.tsx';

const definition: ListDefinition<OrderRow> = {
  name: 'orders',
  title: text.orders.title,
  noun: words.noun,
  searchLabel: words.searchLabel,
  searchPlaceholder: words.search,
  columns: [
    {
      id: 'number',
      head: text.orders.number,
      card: 'title',
      cell: (order) => <span className="tabular">{`#${order.number}`}</span>,
    },
    {
      id: 'date',
      head: text.orders.date,
      sort: 'placed',
      firstDescending: true,
      card: 'footSide',
      cell: (order) => <PlacedOn order={order} />,
    },
    { id: 'buyer', head: text.orders.buyer, card: 'line', cell: (order) => <Buyer order={order} /> },
    {
      id: 'status',
      head: text.orders.statusHead,
      card: 'foot',
      cell: (order) => (
        <span className={styles['tones']}>
          <StatusTone status={order.status} />
          <FulfilmentTone order={order} />
          <RefundDueTone minor={order.refundDueMinor} />
          <PurposeTone purpose={order.purpose} />
          {order.testMode && <TestTone />}
        </span>
      ),
    },
    {
      id: 'tags',
      head: notes.tags,
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ tags }) => (
        <span className={styles['tones']}>
          {tags.slice(0, 3).map((tag) => (
            <Tone key={tag} tone="grey">
              {tag}
            </Tone>
          ))}
          {tags.length > 3 && <span className={screen['quiet']}>{`+${tags.length - 3}`}</span>}
        </span>
      ),
    },
    {
      id: 'items',
      head: words.items,
      align: 'right',
      card: 'none',
      hiddenAtFirst: true,
      cell: (order) => <Count value={order.totalQuantity} />,
    },
    {
      id: 'total',
      head: text.orders.total,
      sort: 'total',
      firstDescending: true,
      align: 'right',
      card: 'side',
      cell: (order) => <Total order={order} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: text.orders.statusHead,
      choices: orderStatuses.map((status) => ({ value: status, label: text.orders.status[status] })),
      several: true,
    },
    {
      kind: 'choice',
      name: 'fulfilment',
      label: words.fulfilment,
      choices: fulfilmentStates.map((state) => ({ value: state, label: fulfilment.states[state] })),
      several: true,
    },
    {
      kind: 'choice',
      name: 'refund',
      label: returns.filter,
      choices: [{ value: 'due', label: returns.due }],
    },
    {
      kind: 'text',
      name: 'tag',
      label: notes.filterTag,
      placeholder: notes.tagPlaceholder,
      suggest: async (signal) => (await client.call('GET', '/api/admin/orders/tags', {}, signal)).tags,
    },
    { kind: 'days', name: 'placed', label: text.orders.date, from: 'placedFrom', to: 'placedTo' },
    {
      kind: 'record',
      name: 'product',
      label: words.product,
      placeholder: words.productSearch,
      find: async (search, signal) => {
        const { rows } = await client.call('GET', '/api/admin/products', { query: { search } }, signal);
        return rows.slice(0, 8).map(({ id, title }) => ({ value: id, label: title }));
      },
      nameOf: async (id, signal) =>
        (await client.call('GET', '/api/admin/products/:id', { params: { id } }, signal)).title,
    },
  ],
  views: [
    { id: 'to-send', name: views.toSend, query: { fulfilment: 'unfulfilled,partially-fulfilled' } },
    { id: 'to-refund', name: returns.view, query: { refund: 'due' } },
    { id: 'unpaid', name: views.unpaid, query: { status: 'awaiting-payment' } },
  ],
  actions: [
    { name: 'fulfil', dialog: FulfilManyDialog },
    { name: 'add-tag', dialog: TagDialog, isFirst: true },
    { name: 'remove-tag', dialog: TagDialog },
  ],
  defaultSort: '-placed',
  more: words.more,
  isLive: true,
  pathOf: (order) => `/orders/${order.id}`,
  nameOf: (order) => text.orders.heading(order.number),
};

/** All orders, newest first. */
export function OrdersScreen() {
  return (
    <ListScreen
      definition={definition}
      action={
        <Group gap="sm">
          <Button component={Link} to="/orders/drafts" variant="default">
            {text.orders.drafts}
          </Button>
          <Button component={Link} to="/orders/drafts/new" leftSection={<PlusIcon size={16} />}>
            {text.orders.create}
          </Button>
        </Group>
      }
      empty={<NoOrdersYet />}
    />
  );
}

function PlacedOn({ order }: { order: OrderRow }) {
  const times = useShowTime();
  return (
    <time className={styles['date']} dateTime={order.placedOn} title={times.moment(order.placedOn)}>
      {times.day(order.placedOn)} <span className={screen['quiet']}>{times.clock(order.placedOn)}</span>
    </time>
  );
}

function Buyer({ order }: { order: OrderRow }) {
  const showNumber = useShowNumber();
  return (
    <>
      <div className={screen['truncate']}>{order.buyerName === '' ? order.email : order.buyerName}</div>
      <div className={`${screen['truncate']} ${screen['quiet']} ${screen['small']}`}>
        {order.buyerName === '' ? text.orders.items(showNumber, order.totalQuantity) : order.email}
      </div>
    </>
  );
}

function Total({ order }: { order: OrderRow }) {
  return (
    <div className={styles['total']}>
      <Amount minor={order.grandTotalMinor} currency={order.currency} />
      {order.refundedMinor > 0 && (
        <div className={`${screen['quiet']} ${screen['small']}`}>
          <Amount minor={-order.refundedMinor} currency={order.currency} />
        </div>
      )}
    </div>
  );
}

function NoOrdersYet() {
  const products = useQuery({
    queryKey: ['products', 'any'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/products', {}, signal),
  });
  const sellsNothing = products.data?.rows.length === 0;
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
