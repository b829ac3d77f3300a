import { Button } from '@mantine/core';
import type { SubscriptionRow } from '@vitrine/contracts/admin-subscriptions.ts';
import { shownSubscriptionStatuses } from '@vitrine/domain/subscription/subscription-states.ts';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SubscriptionsIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { SubscriptionTone } from './subscription-tone.tsx';
import styles from './subscriptions.module.css';
import { customerOf, productOf } from './title-of.ts';

const definition: ListDefinition<SubscriptionRow> = {
  name: 'subscriptions',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    { id: 'customer', head: text.customer, card: 'title', cell: (row) => <Customer row={row} /> },
    { id: 'product', head: text.product, card: 'line', cell: (row) => <Product row={row} /> },
    {
      id: 'price',
      head: text.price,
      card: 'foot',
      cell: ({ price }) => <div className={screen['truncate']}>{price}</div>,
    },
    {
      id: 'status',
      head: text.status,
      card: 'side',
      cell: ({ status }) => <SubscriptionTone status={status} />,
    },
    {
      id: 'next',
      head: text.next,
      sort: 'nextCharge',
      card: 'footSide',
      cell: ({ nextChargeOn }) => <Day on={nextChargeOn} />,
    },
    {
      id: 'paid',
      head: text.paid,
      align: 'right',
      card: 'none',
      cell: (row) => <Paid row={row} />,
    },
    {
      id: 'started',
      head: text.started,
      sort: 'started',
      firstDescending: true,
      card: 'none',
      cell: ({ startedOn }) => <Day on={startedOn} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: text.status,
      several: true,
      choices: shownSubscriptionStatuses.map((value) => ({ value, label: text.statuses[value] })),
    },
    {
      kind: 'record',
      name: 'product',
      label: text.product,
      placeholder: text.productSearch,
      find: async (search, signal) => {
        const { rows } = await client.call('GET', '/api/admin/products', { query: { search } }, signal);
        return rows.slice(0, 8).map(({ id, title }) => ({ value: id, label: title }));
      },
      nameOf: async (id, signal) =>
        (await client.call('GET', '/api/admin/products/:id', { params: { id } }, signal)).title,
    },
    { kind: 'days', name: 'next', label: text.next, from: 'nextFrom', to: 'nextTo' },
  ],
  views: [{ id: 'failing', name: text.failingView, query: { status: 'past-due' } }],
  defaultSort: '-started',
  more: text.more,
  isLive: true,
  pathOf: ({ id }) => `/subscriptions/${id}`,
  nameOf: (row) => `${customerOf(row)}, ${productOf(row)}`,
};

/** Everything that customers are subscribed to, the newest first. */
export function SubscriptionsScreen() {
  return (
    <ListScreen
      definition={definition}
      empty={
        <EmptyState
          title={text.emptyTitle}
          picture={<SubscriptionsIcon size={44} />}
          action={
            <Button component={Link} to="/products">
              {text.emptyAction}
            </Button>
          }
        >
          {text.empty}
        </EmptyState>
      }
    />
  );
}

function Customer({ row }: { row: SubscriptionRow }) {
  const name = customerOf(row);
  return (
    <>
      <div className={screen['truncate']}>{name}</div>
      {row.email !== '' && name !== row.email && (
        <div className={`${screen['truncate']} ${screen['quiet']} ${screen['small']} ${styles['under']}`}>
          {row.email}
        </div>
      )}
    </>
  );
}

function Product({ row }: { row: SubscriptionRow }) {
  const show = useShowNumber();
  return (
    <div className={`${screen['truncate']} ${styles['product']}`}>
      {text.units(show, row.quantity, productOf(row))}
    </div>
  );
}

function Paid({ row: { cyclesPaid, cycles } }: { row: SubscriptionRow }) {
  return <span className="tabular">{text.cycles(useShowNumber(), cyclesPaid, cycles)}</span>;
}

function Day({ on }: { on: string | null }) {
  const times = useShowTime();
  if (on === null) return <span className={screen['quiet']}>{text.none}</span>;
  return (
    <time dateTime={on} title={times.moment(on)} className={screen['nowrap']}>
      {times.day(on)}
    </time>
  );
}
