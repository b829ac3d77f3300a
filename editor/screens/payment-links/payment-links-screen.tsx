import { Button, Title } from '@mantine/core';
import { type PaymentLinkView, paymentLinkStates } from '@vitrine/contracts/payment-links.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { paymentLinks as text } from '../../text/en-payment-links.ts';
import { Amount } from '../../ui/amount.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkIcon, PlusIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useListCount } from '../../ui/list/use-list-rows.ts';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { CreateLinkDialog } from './create-link-dialog.tsx';
import { isSwitchedOff } from './link-calls.ts';
import { LinkActions, LinkOrders, LinkWords } from './link-cells.tsx';
import styles from './payment-links.module.css';

const definition: ListDefinition<PaymentLinkView> = {
  name: 'payment-links',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    {
      id: 'name',
      head: text.columns.name,
      sort: 'name',
      card: 'title',
      cell: (link) => <LinkWords link={link} />,
    },
    {
      id: 'price',
      head: text.columns.price,
      align: 'right',
      card: 'side',
      cell: ({ unitPriceMinor, quantity, currency }) =>
        unitPriceMinor !== null && <Amount minor={unitPriceMinor * quantity} currency={currency} />,
    },
    {
      id: 'orders',
      head: text.columns.orders,
      align: 'right',
      card: 'line',
      cell: ({ orderCount }) => <LinkOrders count={orderCount} />,
    },
    {
      id: 'created',
      head: text.columns.created,
      sort: 'created',
      firstDescending: true,
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ createdOn }) => <Created time={createdOn} />,
    },
    {
      id: 'link',
      head: text.columns.link,
      align: 'right',
      card: 'foot',
      cell: (link) => <LinkActions link={link} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: text.columns.state,
      choices: paymentLinkStates.map((state) => ({ value: state, label: text.states[state] })),
    },
    {
      kind: 'record',
      name: 'product',
      label: text.product,
      placeholder: text.productPlaceholder,
      find: async (search, signal) => {
        const { rows } = await client.call('GET', '/api/admin/products', { query: { search } }, signal);
        return rows.slice(0, 8).map(({ id, title }) => ({ value: id, label: title }));
      },
      nameOf: async (id, signal) =>
        (await client.call('GET', '/api/admin/products/:id', { params: { id } }, signal)).title,
    },
  ],
  views: [{ id: 'off', name: text.states.off, query: { state: 'off' } }],
  actions: [{ name: 'switch-on' }, { name: 'switch-off' }, { name: 'delete-links', isFirst: true }],
  defaultSort: '-created',
  more: text.more,
  pathOf: ({ itemId }) => `/products/${itemId}`,
  nameOf: ({ name }) => name,
};

/** Links that sell one product each, the newest first. A row opens its product. */
export function PaymentLinksScreen() {
  const counted = useListCount('payment-links', {});
  const { currency } = useMe().website;
  const [parameters, setParameters] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  // The palette's action opens the dialog by the address.
  const isCreating = isAsked || parameters.has('create');
  const close = () => {
    setAsked(false);
    if (parameters.has('create')) setParameters({}, { replace: true });
  };
  if (isSwitchedOff(counted.error)) return <SwitchedOff />;
  const create = (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAsked(true)}>
      {text.create}
    </Button>
  );
  return (
    <>
      <ListScreen
        definition={definition}
        add={create}
        empty={
          <EmptyState title={text.emptyTitle} picture={<LinkIcon size={44} />} action={create}>
            {text.empty}
          </EmptyState>
        }
      />
      {isCreating && counted.data !== undefined && <CreateLinkDialog currency={currency} onClose={close} />}
    </>
  );
}

function SwitchedOff() {
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      </div>
      <div className={screen['sheet']}>
        <EmptyState
          title={text.offTitle}
          picture={<LinkIcon size={44} />}
          action={
            <Button component={Link} to="/settings/checkout">
              {text.toSettings}
            </Button>
          }
        >
          {text.off}
        </EmptyState>
      </div>
    </div>
  );
}

function Created({ time }: { time: string }) {
  const times = useShowTime();
  return (
    <time className={styles['created']} dateTime={time} title={times.moment(time)}>
      {times.day(time)}
    </time>
  );
}
