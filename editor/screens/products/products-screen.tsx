import { Button, Title } from '@mantine/core';
import type { ProductRow } from '@vitrine/contracts/admin-products.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { Amount } from '../../ui/amount.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductsIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { SearchField } from '../../ui/search-field.tsx';
import { useShowMore } from '../../ui/show-more.ts';
import { Tone } from '../../ui/tone.tsx';
import styles from './products-screen.module.css';
import { describeStock } from './describe-stock.ts';

/** The list of products. */
export function ProductsScreen() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const searchField = useRef<HTMLInputElement>(null);
  const products = useInfiniteQuery({
    queryKey: ['products', 'list', search],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/products',
        { query: { search, ...(pageParam === null ? {} : { after: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextAfter,
    placeholderData: keepPreviousData,
  });
  const rows = products.data?.pages.flatMap((page) => page.products) ?? [];
  const table = useRef<HTMLDivElement>(null);
  const showMore = useShowMore(table, products.fetchNextPage);

  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.products.title}
        </Title>
      </div>
      <div className={screen['tools']}>
        <SearchField
          ref={searchField}
          label={text.products.searchLabel}
          placeholder={text.products.search}
          value={search}
          onSearch={(value) => setAddress(value === '' ? {} : { search: value }, { replace: true })}
        />
      </div>
      <div className={screen['sheet']} ref={table}>
        {products.isPending ? (
          <ListWaiting />
        ) : products.isError && rows.length === 0 ? (
          <CallFailed error={products.error} again={() => void products.refetch()} />
        ) : rows.length === 0 && search === '' ? (
          <EmptyState
            title={text.products.emptyTitle}
            picture={<ProductsIcon size={44} />}
            action={
              <Button component={Link} to="/design">
                {text.products.emptyAction}
              </Button>
            }
          >
            {text.products.empty}
          </EmptyState>
        ) : rows.length === 0 ? (
          <EmptyState
            title={text.products.nothingTitle}
            action={
              <Button
                variant="default"
                onClick={() => {
                  setAddress({}, { replace: true });
                  searchField.current?.focus();
                }}
              >
                {text.products.clear}
              </Button>
            }
          >
            {text.products.nothing}
          </EmptyState>
        ) : (
          <ProductsTable rows={rows} />
        )}
        {products.hasNextPage && rows.length > 0 && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={products.isFetchingNextPage} onClick={showMore}>
              {text.products.more}
            </BusyButton>
          </div>
        )}
      </div>
    </div>
  );
}

function ProductsTable(props: { rows: readonly ProductRow[] }) {
  return (
    <table className={`${screen['table']} ${styles['table']}`}>
      <thead>
        <tr>
          <th scope="col">{text.products.product}</th>
          <th scope="col">{text.products.type}</th>
          <th scope="col">{text.products.statusHead}</th>
          <th scope="col">{text.products.stock}</th>
          <th scope="col" className={screen['right']}>
            {text.products.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map((product) => {
          const stock = describeStock(product);
          return (
            <tr key={product.id} className={screen['row']}>
              <td className={styles['product']}>
                <span className={styles['named']}>
                  <Picture picture={product.picture} width={44} height={55} alt="" />
                  <span className={styles['words']}>
                    <Link className={screen['rowLink']} to={`/products/${product.id}`}>
                      {product.title}
                    </Link>
                    <span className={`${screen['quiet']} ${screen['small']}`}>
                      {text.products.variants(product.variantCount)}
                    </span>
                  </span>
                </span>
              </td>
              <td className={`${styles['type']} ${screen['quiet']}`}>
                {product.isSubscription ? text.products.subscription : text.products.types[product.type]}
              </td>
              <td className={styles['status']}>
                <Tone tone={product.status === 'published' ? 'green' : 'grey'}>
                  {text.products.status[product.status]}
                </Tone>
              </td>
              <td className={styles['stock']}>
                <div className={stock.out ? styles['out'] : 'tabular'}>{stock.main}</div>
                {stock.more !== '' && (
                  <div className={`${screen['quiet']} ${screen['small']}`}>{stock.more}</div>
                )}
              </td>
              <td className={`${screen['right']} ${styles['price']}`}>
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
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
