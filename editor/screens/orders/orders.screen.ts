import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { OrdersIcon } from '../../ui/icons.tsx';

export const ordersScreen = defineScreen({
  path: '/orders',
  name: text.app.orders,
  group: 'store',
  icon: OrdersIcon,
  sections: [{ path: '/orders/drafts', name: text.orders.drafts, words: text.orders.draftsWords }],
  actions: [{ path: '/orders/drafts/new', name: text.orders.create, words: text.orders.createWords }],
  routes: [
    { path: 'orders', lazy: async () => ({ Component: (await import('./orders-screen.tsx')).OrdersScreen }) },
    {
      path: 'orders/drafts',
      lazy: async () => ({ Component: (await import('../draft-orders/drafts-screen.tsx')).DraftsScreen }),
    },
    {
      path: 'orders/drafts/new',
      lazy: async () => ({ Component: (await import('../draft-orders/new-draft-page.tsx')).NewDraftPage }),
    },
    {
      path: 'orders/drafts/:id',
      lazy: async () => ({ Component: (await import('../draft-orders/draft-page.tsx')).DraftPage }),
    },
    { path: 'orders/:id', lazy: async () => ({ Component: (await import('./order-page.tsx')).OrderPage }) },
  ],
});
