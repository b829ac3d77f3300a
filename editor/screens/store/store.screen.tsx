import { defineScreen } from '../../app/screen.ts';
import { store } from '../../text/en-store.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function StoreIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" />
      <path d="M10 20v-5h4v5" />
    </Icon>
  );
}

export const storeScreen = defineScreen({
  path: '/settings/store',
  name: store.title,
  group: 'settings',
  words: store.words,
  icon: StoreIcon,
  settings: [
    { field: 'customSoldOutText', name: store.stock.soldOut, words: 'sold-out' },
    { field: 'scarcity.enabled', name: store.stock.scarcity, words: 'scarcity low stock' },
    { field: 'restock.enabled', name: store.stock.backInStock, words: 'back in stock waiting list notify' },
    { field: 'downloads.limit', name: store.downloads.limit, words: 'downloads digital' },
    { field: 'downloads.days', name: store.downloads.days, words: 'downloads digital expiry' },
    { field: 'installments.available', name: store.installments.on, words: 'pay later' },
    { field: 'adPixelUrl', name: store.advertising.pixel, words: 'advertising tracking' },
  ],
  routes: [
    {
      path: 'settings/store',
      lazy: async () => ({ Component: (await import('./store-screen.tsx')).StoreScreen }),
    },
  ],
});
