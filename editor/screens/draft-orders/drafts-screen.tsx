import { Button } from '@mantine/core';
import type { DraftOrderRow } from '@vitrine/contracts/draft-orders.ts';
import { draftOrderName, draftOrderStates } from '@vitrine/domain/draft-order/draft-order-state.ts';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { Amount } from '../../ui/amount.tsx';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkIcon, PlusIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowDay, useShowTime } from '../../ui/show-time.ts';
import styles from './drafts.module.css';
import { DraftStateTone } from './state-tone.tsx';

const definition: ListDefinition<DraftOrderRow> = {
  name: 'draft-orders',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    {
      id: 'number',
      head: text.columns.number,
      card: 'title',
      cell: ({ number }) => <span className="tabular">{draftOrderName(number)}</span>,
    },
    {
      id: 'created',
      head: text.columns.created,
      sort: 'created',
      firstDescending: true,
      card: 'footSide',
      cell: ({ createdOn }) => <Day iso={createdOn} />,
    },
    {
      id: 'customer',
      head: text.columns.customer,
      card: 'line',
      cell: (draft) => <Customer draft={draft} />,
    },
    {
      id: 'products',
      head: text.columns.products,
      card: 'none',
      cell: ({ firstProduct, otherLines }) => (
        <div className={screen['truncate']}>
          {text.andMore(firstProduct === '' ? text.noProduct : firstProduct, otherLines)}
        </div>
      ),
    },
    {
      id: 'state',
      head: text.columns.state,
      card: 'foot',
      cell: (draft) => (
        <span className={styles['tones']}>
          <DraftStateTone draft={draft} />
        </span>
      ),
    },
    {
      id: 'items',
      head: text.columns.items,
      align: 'right',
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ totalQuantity }) => <Count value={totalQuantity} />,
    },
    {
      id: 'validUntil',
      head: text.columns.validUntil,
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ expiresOn }) => <ValidUntil day={expiresOn} />,
    },
    {
      id: 'updated',
      head: text.columns.updated,
      sort: 'updated',
      firstDescending: true,
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ updatedOn }) => <Day iso={updatedOn} />,
    },
    {
      id: 'subtotal',
      head: text.columns.subtotal,
      align: 'right',
      card: 'side',
      cell: ({ subtotalMinor, currency }) => <Amount minor={subtotalMinor} currency={currency} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: text.columns.state,
      choices: draftOrderStates.map((state) => ({ value: state, label: text.states[state] })),
      several: true,
    },
    {
      kind: 'days',
      name: 'created',
      label: text.columns.created,
      from: 'createdFrom',
      to: 'createdTo',
    },
    {
      kind: 'record',
      name: 'product',
      label: text.filterProduct,
      placeholder: text.productSearch,
      find: async (search, signal) => {
        const { rows } = await client.call('GET', '/api/admin/products', { query: { search } }, signal);
        return rows.slice(0, 8).map(({ id, title }) => ({ value: id, label: title }));
      },
      nameOf: async (id, signal) =>
        (await client.call('GET', '/api/admin/products/:id', { params: { id } }, signal)).title,
    },
  ],
  views: [
    { id: 'waiting', name: text.views.waiting, query: { state: 'open,sent' } },
    { id: 'ordered', name: text.views.ordered, query: { state: 'ordered' } },
    { id: 'expired', name: text.views.expired, query: { state: 'expired' } },
  ],
  defaultSort: '-created',
  more: text.more,
  isLive: true,
  pathOf: ({ id }) => `/orders/drafts/${id}`,
  nameOf: ({ number }) => text.heading(draftOrderName(number)),
};

/** Orders that the owner puts together, newest first. */
export function DraftsScreen() {
  const create = (
    <Button component={Link} to="/orders/drafts/new" leftSection={<PlusIcon size={16} />}>
      {text.create}
    </Button>
  );
  return (
    <ListScreen
      definition={definition}
      add={create}
      empty={
        <EmptyState title={text.emptyTitle} picture={<LinkIcon size={44} />} action={create}>
          {text.empty}
        </EmptyState>
      }
    />
  );
}

function Customer({ draft: { name, email } }: { draft: DraftOrderRow }) {
  if (name === '' && email === '') return <span className={screen['quiet']}>{text.noCustomer}</span>;
  return (
    <>
      <div className={screen['truncate']}>{name === '' ? email : name}</div>
      {name !== '' && email !== '' && (
        <div className={`${screen['truncate']} ${screen['quiet']} ${screen['small']}`}>{email}</div>
      )}
    </>
  );
}

function Day({ iso }: { iso: string }) {
  const times = useShowTime();
  return (
    <time className={styles['date']} dateTime={iso} title={times.moment(iso)}>
      {times.day(iso)}
    </time>
  );
}

function ValidUntil({ day }: { day: string | null }) {
  const show = useShowDay();
  return day === null ? null : (
    <time className={styles['date']} dateTime={day}>
      {show(day)}
    </time>
  );
}
