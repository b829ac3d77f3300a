import { defineScreen } from '../../app/screen.ts';
import { abandonedCarts as text } from '../../text/en-abandoned-carts.ts';
import { CartLeftIcon } from './cart-left-icon.tsx';

export const abandonedCartsScreen = defineScreen({
  path: '/abandoned-carts',
  name: text.title,
  group: 'store',
  words: text.words,
  icon: CartLeftIcon,
  routes: [
    {
      path: 'abandoned-carts',
      lazy: async () => ({ Component: (await import('./abandoned-carts-screen.tsx')).AbandonedCartsScreen }),
    },
    {
      path: 'abandoned-carts/:id',
      lazy: async () => ({ Component: (await import('./abandoned-cart-page.tsx')).AbandonedCartPage }),
    },
  ],
});
