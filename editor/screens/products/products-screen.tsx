import { Button, Group } from '@mantine/core';
import type { ProductRow } from '@vitrine/contracts/admin-products.ts';
import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import { productTypes, type ProductType } from '@vitrine/domain/product/product.ts';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { categories } from '../../text/en-categories.ts';
import { text } from '../../text/en.ts';
import { productOrder } from '../../text/en-product-order.ts';
import { productActions, productList as words } from '../../text/en-product-list.ts';
import { productCsv } from '../../text/en-product-csv.ts';
import { views } from '../../text/en-views.ts';
import { Amount } from '../../ui/amount.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BinIcon, PlusIcon, ProductsIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { bulkActions } from './bulk/bulk-actions.ts';
import { EmptyBin } from './bulk/empty-bin.tsx';
import { describeStock } from './describe-stock.ts';
import { ExportMenu } from './export-menu.tsx';
import styles from './products-screen.module.css';
import { statusTones } from './status-tones.ts';
import { useStorePages } from './use-store-pages.ts';

/** What the owner calls things: the filters offer it. */
const labels = (signal: AbortSignal) => client.call('GET', '/api/admin/products/labels', {}, signal);

const definition: ListDefinition<ProductRow> = {
  name: 'products',
  title: text.products.title,
  noun: words.noun,
  searchLabel: words.searchLabel,
  searchPlaceholder: words.search,
  columns: [
    {
      id: 'product',
      head: text.products.product,
      sort: 'title',
      card: 'title',
      cell: (product) => <Named product={product} />,
    },
    {
      id: 'type',
      head: text.products.type,
      card: 'none',
      cell: (product) => (
        <span className={screen['quiet']}>
          {product.isSubscription ? text.products.subscription : text.products.types[product.type]}
        </span>
      ),
    },
    {
      id: 'status',
      head: text.products.statusHead,
      card: 'foot',
      cell: (product) => (
        <Tone tone={product.isDeleted ? 'red' : statusTones[product.status]}>
          {product.isDeleted ? words.deleted : text.products.status[product.status]}
        </Tone>
      ),
    },
    {
      id: 'stock',
      head: text.products.stock,
      card: 'footSide',
      cell: (product) => <Stock product={product} />,
    },
    {
      id: 'price',
      head: text.products.price,
      align: 'right',
      card: 'side',
      cell: (product) => <Price product={product} />,
    },
    {
      id: 'updated',
      head: words.updated,
      sort: 'updated',
      firstDescending: true,
      card: 'none',
      hiddenAtFirst: true,
      cell: (product) => <Day time={product.updatedOn} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: text.products.statusHead,
      choices: [
        ...productStatuses.map((status) => ({ value: status, label: text.products.status[status] })),
        { value: 'deleted', label: words.deleted },
      ],
      several: true,
    },
    {
      kind: 'choice',
      name: 'type',
      label: text.products.type,
      choices: (Object.keys(productTypes) as ProductType[]).map((type) => ({
        value: type,
        label: text.products.types[type],
      })),
      several: true,
    },
    {
      kind: 'choice',
      name: 'stock',
      label: text.products.stock,
      choices: [
        { value: 'in', label: words.inStock },
        { value: 'low', label: words.low },
        { value: 'out', label: text.products.soldOut },
      ],
    },
    {
      kind: 'text',
      name: 'tag',
      label: words.tag,
      placeholder: words.tagPlaceholder,
      suggest: async (signal) => (await labels(signal)).tags,
    },
    {
      kind: 'text',
      name: 'category',
      label: words.category,
      placeholder: words.categoryPlaceholder,
      suggest: async (signal) => (await labels(signal)).categories.map(({ name }) => name),
    },
  ],
  views: [
    { id: 'published', name: views.published, query: { status: 'published' } },
    { id: 'drafts', name: views.drafts, query: { status: 'draft' } },
    { id: 'low-stock', name: views.lowStock, query: { stock: 'low' } },
  ],
  actions: bulkActions,
  furtherSorts: [{ sort: 'created', label: words.created, firstDescending: true }],
  defaultSort: '-created',
  more: text.products.more,
  pathOf: (product) => `/products/${product.id}`,
  nameOf: (product) => product.title,
};

/** The same where there is no other store page to move products to. */
const ofOnePage: ListDefinition<ProductRow> = {
  ...definition,
  actions: bulkActions.filter(({ name }) => name !== 'move-page'),
};

/** What narrows a list besides the part of it that is shown. */
const narrowing = [
  'search',
  ...definition.filters.map(({ name }) => name).filter((name) => name !== 'status'),
];

/** All products, newest first; with those in the bin alone the actions are the bin's. */
export function ProductsScreen() {
  const [parameters] = useSearchParams();
  const isBin = parameters.get('status') === 'deleted';
  const isWholeBin = isBin && !narrowing.some((name) => parameters.get(name));
  const hasPages = useStorePages().length > 1;
  return (
    <ListScreen
      definition={hasPages ? definition : ofOnePage}
      action={
        isBin ? (
          <Group gap="sm">
            <Button component={Link} to="/products" variant="subtle" color="gray">
              {words.leaveBin}
            </Button>
            <EmptyBin />
          </Group>
        ) : (
          <Group gap="sm" className={styles['actions'] ?? ''}>
            <Group gap={0} className={styles['places'] ?? ''}>
              <Button component={Link} to="/products/categories" variant="subtle" color="gray">
                {categories.title}
              </Button>
              <Button component={Link} to="/products/order" variant="subtle" color="gray">
                {productOrder.link}
              </Button>
              <Button component={Link} to="/products?status=deleted" variant="subtle" color="gray">
                {words.bin}
              </Button>
            </Group>
            <ExportMenu />
            <Button component={Link} to="/products/import" variant="default">
              {productCsv.import}
            </Button>
          </Group>
        )
      }
      add={
        <Button component={Link} to="/products/new" leftSection={<PlusIcon size={16} />}>
          {productActions.add}
        </Button>
      }
      nothing={
        isWholeBin ? (
          <EmptyState title={words.binEmptyTitle} picture={<BinIcon size={44} />}>
            {words.binEmpty}
          </EmptyState>
        ) : undefined
      }
      empty={
        <EmptyState
          title={words.emptyTitle}
          picture={<ProductsIcon size={44} />}
          action={
            <Button component={Link} to="/products/new">
              {productActions.add}
            </Button>
          }
        >
          {words.empty}
        </EmptyState>
      }
    />
  );
}

function Named({ product }: { product: ProductRow }) {
  const showNumber = useShowNumber();
  return (
    <span className={styles['named']}>
      <Picture picture={product.picture} width={44} height={55} alt="" />
      <span className={styles['words']}>
        <span>{product.title}</span>
        <span className={`${screen['quiet']} ${screen['small']} ${styles['variants']}`}>
          {text.products.variants(showNumber, product.variantCount)}
        </span>
      </span>
    </span>
  );
}

function Stock({ product }: { product: ProductRow }) {
  const stock = describeStock(useShowNumber(), product);
  return (
    <>
      <div className={stock.out ? styles['out'] : 'tabular'}>{stock.main}</div>
      {stock.more !== '' && <div className={`${screen['quiet']} ${screen['small']}`}>{stock.more}</div>}
    </>
  );
}

function Price({ product }: { product: ProductRow }) {
  return (
    <div className={styles['price']}>
      <Amount minor={product.lowestPriceMinor} currency={product.currency} />
      {product.highestPriceMinor !== product.lowestPriceMinor && (
        <>
          {' – '}
          <Amount minor={product.highestPriceMinor} currency={product.currency} />
        </>
      )}
      {product.onSale && (
        <div className={`${screen['quiet']} ${screen['small']}`}>{text.products.onSale}</div>
      )}
    </div>
  );
}

function Day({ time }: { time: string }) {
  const times = useShowTime();
  return (
    <time className={styles['price']} dateTime={time} title={times.moment(time)}>
      {times.day(time)}
    </time>
  );
}
