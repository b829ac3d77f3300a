import { Button, Group } from '@mantine/core';
import type { StockRow } from '@vitrine/contracts/stock-list.ts';
import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import { Link, useSearchParams } from 'react-router';
import { stockList as text } from '../../text/en-stock-list.ts';
import { text as common } from '../../text/en.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductsIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import { statusTones } from '../products/status-tones.ts';
import { nameOfRow } from './name-of-row.ts';
import { StockCell } from './stock-cell.tsx';
import styles from './stock.module.css';

const definition: ListDefinition<StockRow> = {
  name: 'stock',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    {
      id: 'product',
      head: text.product,
      sort: 'title',
      card: 'title',
      cell: (row) => <Named row={row} />,
    },
    {
      id: 'sku',
      head: text.sku,
      sort: 'sku',
      card: 'foot',
      cell: (row) => <span className={`${screen['quiet']} ${styles['code']}`}>{row.sku}</span>,
    },
    {
      id: 'barcode',
      head: text.barcode,
      card: 'none',
      hiddenAtFirst: true,
      cell: (row) => <span className={`${screen['quiet']} ${styles['code']}`}>{row.barcode}</span>,
    },
    {
      id: 'status',
      head: text.status,
      card: 'none',
      cell: (row) => <Tone tone={statusTones[row.status]}>{common.products.status[row.status]}</Tone>,
    },
    {
      id: 'level',
      head: text.level,
      align: 'right',
      card: 'side',
      cell: (row) => <StockCell row={row} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'stock',
      label: text.level,
      choices: [
        { value: 'low', label: text.lowFilter },
        { value: 'out', label: text.soldOut },
        { value: 'unlimited', label: text.unlimited },
      ],
    },
    {
      kind: 'choice',
      name: 'status',
      label: text.status,
      choices: productStatuses.map((status) => ({ value: status, label: common.products.status[status] })),
      several: true,
    },
  ],
  views: [
    { id: 'low', name: text.lowStock, query: { stock: 'low' } },
    { id: 'out', name: text.soldOut, query: { stock: 'out' } },
  ],
  furtherSorts: [{ sort: 'created', label: text.created, firstDescending: true }],
  defaultSort: 'title',
  more: text.more,
  pathOf: (row) => `/products/${row.productId}`,
  nameOf: nameOfRow,
};

/** The stock of all variants, by name. */
export function StockScreen() {
  return (
    <ListScreen
      definition={definition}
      action={
        <Group gap="sm">
          <ExportLink />
          <Button component={Link} to="/products/import" variant="default">
            {text.import}
          </Button>
        </Group>
      }
      empty={
        <EmptyState
          title={text.emptyTitle}
          picture={<ProductsIcon size={44} />}
          action={
            <Button component={Link} to="/products/new">
              {text.add}
            </Button>
          }
        >
          {text.empty}
        </EmptyState>
      }
    />
  );
}

/** What the list shows, as a file that can be changed and imported. */
function ExportLink() {
  const [parameters] = useSearchParams();
  const query = new URLSearchParams([...parameters].filter(([name]) => name !== 'view'));
  return (
    <Button component="a" href={`/api/admin/stock/export.csv?${query.toString()}`} download variant="default">
      {text.export}
    </Button>
  );
}

function Named({ row }: { row: StockRow }) {
  return (
    <span className={styles['named']}>
      <Picture picture={row.picture} width={32} height={40} alt="" />
      <span className={styles['words']}>
        <span>{row.title}</span>
        {row.variant !== '' && (
          <span className={`${screen['quiet']} ${screen['small']} ${styles['variant']}`}>{row.variant}</span>
        )}
      </span>
    </span>
  );
}
