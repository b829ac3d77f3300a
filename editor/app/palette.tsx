import '@mantine/spotlight/styles.layer.css';
import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../text/en.ts';
import { LeaveIcon, OrdersIcon, OutsideIcon, ProductsIcon, SearchIcon } from '../ui/icons.tsx';
import { client } from './client.ts';
import { screens } from './screens.ts';
import { signOut } from './sign-out.ts';

export function openPalette(): void {
  spotlight.open();
}

/** Ctrl/Cmd-K: every screen, every product, any order by its number, every action. */
export function Palette() {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState(false);
  const [debounced] = useDebouncedValue(query.trim(), 150);
  const products = useQuery({
    queryKey: ['products', 'palette', debounced],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/products', { query: { search: debounced } }, signal),
    enabled: opened && debounced !== '',
    placeholderData: keepPreviousData,
  });
  const number = /^#?(\d{1,12})$/.exec(query.trim())?.[1];
  const openOrder = async (wanted: string) => {
    const found = await client
      .call('GET', '/api/admin/orders', { query: { search: `#${wanted}` } })
      .catch(() => null);
    const order = found?.orders.find((row) => String(row.number) === wanted);
    await navigate(order === undefined ? `/orders?search=${wanted}` : `/orders/${order.id}`);
  };

  const groups: SpotlightActionGroupData[] = [
    {
      group: text.app.paletteOrders,
      actions:
        number === undefined
          ? []
          : [
              {
                id: 'order',
                label: text.orders.heading(Number(number)),
                keywords: query,
                leftSection: <OrdersIcon />,
                onClick: () => void openOrder(number),
              },
            ],
    },
    {
      group: text.app.paletteScreens,
      actions: screens.map((screen) => ({
        id: screen.path,
        label: screen.name,
        keywords: screen.words ?? '',
        leftSection: <screen.icon />,
        onClick: () => void navigate(screen.path),
      })),
    },
    {
      group: text.app.paletteProducts,
      actions:
        query.trim() === ''
          ? []
          : (products.data?.products ?? []).slice(0, 8).map((product) => ({
              id: `product-${product.id}`,
              label: product.title,
              // Already matched by the server, by name or SKU.
              keywords: query,
              leftSection: <ProductsIcon />,
              onClick: () => void navigate(`/products/${product.id}`),
            })),
    },
    {
      group: text.app.paletteActions,
      actions: [
        {
          id: 'view-site',
          label: text.app.viewSite,
          leftSection: <OutsideIcon />,
          onClick: () => void globalThis.open('/', '_blank', 'noopener'),
        },
        {
          id: 'sign-out',
          label: text.app.signOut,
          leftSection: <LeaveIcon />,
          onClick: () => void signOut(),
        },
      ],
    },
  ];

  return (
    <Spotlight
      actions={groups.filter((group) => group.actions.length > 0)}
      query={query}
      onQueryChange={setQuery}
      onSpotlightOpen={() => setOpened(true)}
      onSpotlightClose={() => setOpened(false)}
      nothingFound={text.app.paletteNothing}
      attributes={{ content: { 'aria-label': text.app.palette } }}
      limit={12}
      // Synchronously, so that the first letters typed after the shortcut go into the field.
      transitionProps={{ duration: 0 }}
      shortcut={['mod + K']}
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <SearchIcon size={18} />,
        placeholder: text.app.palette,
        'aria-label': text.app.palette,
      }}
    />
  );
}
