import { Button, NativeSelect } from '@mantine/core';
import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { productOrder as text } from '../../text/en-product-order.ts';
import { text as common } from '../../text/en.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductsIcon } from '../../ui/icons.tsx';
import type { OrderLook } from '../../ui/order/order-row.tsx';
import { OrderSheet } from '../../ui/order/order-sheet.tsx';
import { useOrder } from '../../ui/order/use-order.ts';
import { Tone } from '../../ui/tone.tsx';
import { statusTones } from './status-tones.ts';
import { useStorePages } from './use-store-pages.ts';

const look: OrderLook = {
  words: text,
  pathOf: (id) => `/products/${id}`,
  mark: (status) => {
    const shown = productStatuses.find((one) => one === status && one !== 'published');
    return shown === undefined ? null : (
      <Tone tone={statusTones[shown]}>{common.products.status[shown]}</Tone>
    );
  },
};

/** The order of a store page: by drag, by places, by buttons, by keys. */
export function OrderScreen() {
  const [address, setAddress] = useSearchParams();
  const page = address.get('page');
  const pages = useStorePages();
  const ofPage = page === null ? {} : { page };
  const order = useOrder({
    key: ['products', 'order', page],
    load: (after, signal) =>
      client.call(
        'GET',
        '/api/admin/products/order',
        { query: { ...ofPage, ...(after === null ? {} : { after }) } },
        signal,
      ),
    send: (move) =>
      client.call('POST', '/api/admin/products/order', {
        body: { ...ofPage, ...move, ids: [...move.ids] },
      }),
  });
  return (
    <OrderSheet
      order={order}
      look={look}
      back={{ to: '/products', label: text.back }}
      of={page}
      choice={
        pages.length > 1 && (
          <NativeSelect
            label={text.page}
            maw={320}
            mb="md"
            value={page ?? pages[0]?.id ?? ''}
            onChange={(event) => setAddress({ page: event.currentTarget.value }, { replace: true })}
            data={pages.map(({ id, title, path }) => ({ value: id, label: `${title} (${path})` }))}
          />
        )
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
