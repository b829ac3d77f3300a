import { Button } from '@mantine/core';
import type { CustomerRow } from '@vitrine/contracts/customers.ts';
import { client } from '../../app/client.ts';
import { customers as text } from '../../text/en-customers.ts';
import { views } from '../../text/en-views.ts';
import { Amount } from '../../ui/amount.tsx';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CustomersIcon, OutsideIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { TagDialog } from '../../ui/list/tag-dialog.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import styles from './customers.module.css';
import { titleOf } from './title-of.ts';

const definition: ListDefinition<CustomerRow> = {
  name: 'customers',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    { id: 'name', head: text.name, card: 'title', cell: (customer) => <Named customer={customer} /> },
    {
      id: 'place',
      head: text.place,
      card: 'foot',
      cell: ({ place }) => <div className={`${screen['truncate']} ${screen['quiet']}`}>{place}</div>,
    },
    {
      id: 'tags',
      head: text.tags,
      card: 'none',
      cell: ({ tags }) => (
        <span className={styles['tags']}>
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
      id: 'orders',
      head: text.orders,
      sort: 'orders',
      firstDescending: true,
      align: 'right',
      card: 'none',
      cell: ({ orderCount }) => <Count value={orderCount} />,
    },
    {
      id: 'lastOrder',
      head: text.lastOrder,
      sort: 'lastOrder',
      firstDescending: true,
      card: 'footSide',
      cell: (customer) => <LastOrder customer={customer} />,
    },
    {
      id: 'spent',
      head: text.spent,
      sort: 'spent',
      firstDescending: true,
      align: 'right',
      card: 'side',
      cell: ({ spentMinor, currency }) => <Amount minor={spentMinor} currency={currency} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'orders',
      label: text.filterOrders,
      choices: [
        { value: 'one', label: text.ordersOne },
        { value: 'several', label: text.ordersSeveral },
      ],
    },
    {
      kind: 'text',
      name: 'tag',
      label: text.filterTag,
      placeholder: text.tagPlaceholder,
      suggest: async (signal) => (await client.call('GET', '/api/admin/customers/tags', {}, signal)).tags,
    },
    { kind: 'days', name: 'lastOrder', label: text.lastOrder, from: 'lastOrderFrom', to: 'lastOrderTo' },
  ],
  views: [{ id: 'returning', name: views.returning, query: { orders: 'several' } }],
  actions: [
    { name: 'add-tag', dialog: TagDialog },
    { name: 'remove-tag', dialog: TagDialog },
  ],
  defaultSort: '-lastOrder',
  more: text.more,
  pathOf: ({ id }) => `/customers/${id}`,
  nameOf: titleOf,
};

/** Everyone who ordered, those of the newest orders first. */
export function CustomersScreen() {
  return (
    <ListScreen
      definition={definition}
      empty={
        <EmptyState
          title={text.emptyTitle}
          picture={<CustomersIcon size={44} />}
          action={
            <Button component="a" href="/" target="_blank" rightSection={<OutsideIcon size={16} />}>
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

function Named({ customer }: { customer: CustomerRow }) {
  const title = titleOf(customer);
  return (
    <>
      <div className={screen['truncate']}>{title}</div>
      {title !== customer.email && (
        <div className={`${screen['truncate']} ${screen['quiet']} ${screen['small']} ${styles['under']}`}>
          {customer.email}
        </div>
      )}
    </>
  );
}

function LastOrder({ customer }: { customer: CustomerRow }) {
  const times = useShowTime();
  return (
    <time dateTime={customer.lastOrderOn} title={times.moment(customer.lastOrderOn)}>
      {times.day(customer.lastOrderOn)}
    </time>
  );
}
