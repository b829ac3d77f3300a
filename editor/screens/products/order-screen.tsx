import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { productOrder as text } from '../../text/en-product-order.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, ProductsIcon } from '../../ui/icons.tsx';
import { SaveAtOnceSign } from '../../ui/save-state.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMore } from '../../ui/show-more.ts';
import { OrderedList } from './ordered-list.tsx';
import { useProductOrder } from './use-product-order.ts';
import { useStorePages } from './use-store-pages.ts';

/** The order of a store page: by drag, by places, by buttons, by keys. */
export function OrderScreen() {
  const [address, setAddress] = useSearchParams();
  const page = address.get('page');
  const pages = useStorePages();
  const order = useProductOrder(page);
  const { query, rows } = order;
  const sheet = useRef<HTMLDivElement>(null);
  const showMore = useShowMore(sheet, query.fetchNextPage);
  return (
    <div className={screen['screen']}>
      <Link to="/products" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <span className={screen['grow']} />
        <SaveAtOnceSign status={order.status} />
      </div>
      {pages.length > 1 && (
        <NativeSelect
          label={text.page}
          maw={320}
          mb="md"
          value={page ?? pages[0]?.id ?? ''}
          onChange={(event) => setAddress({ page: event.currentTarget.value }, { replace: true })}
          data={pages.map(({ id, title, path }) => ({ value: id, label: `${title} (${path})` }))}
        />
      )}
      {rows.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {text.lead}
        </Text>
      )}
      <div className={screen['sheet']} ref={sheet}>
        {query.isPending ? (
          <ListWaiting />
        ) : query.isError && rows.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : rows.length === 0 ? (
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
        ) : (
          <OrderedList key={page} order={order} />
        )}
        {query.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={query.isFetchingNextPage} onClick={showMore}>
              {text.more}
            </BusyButton>
          </div>
        )}
      </div>
    </div>
  );
}
