import { defineScreen } from '../../app/screen.ts';
import { text } from '../../text/en.ts';
import { ProductsIcon } from '../../ui/icons.tsx';

export const productsScreen = defineScreen({
  path: '/products',
  name: text.app.products,
  group: 'store',
  icon: ProductsIcon,
  routes: [
    {
      path: 'products',
      lazy: async () => ({ Component: (await import('./products-screen.tsx')).ProductsScreen }),
    },
    {
      path: 'products/:id',
      lazy: async () => ({ Component: (await import('./product-page.tsx')).ProductPage }),
    },
  ],
});
