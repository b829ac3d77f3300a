import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { OrdersIcon } from '../../ui/icons.tsx';

export const ordersScreen = defineScreen({
  path: '/orders',
  name: text.app.orders,
  group: 'store',
  icon: OrdersIcon,
  routes: [
    { path: 'orders', lazy: async () => ({ Component: (await import('./orders-screen.tsx')).OrdersScreen }) },
    { path: 'orders/:id', lazy: async () => ({ Component: (await import('./order-page.tsx')).OrderPage }) },
  ],
});
