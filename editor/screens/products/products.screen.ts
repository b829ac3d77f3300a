import { defineScreen } from '../../app/screen.ts';
import { productActions } from '../../text/en-product-list.ts';
import { text } from '../../text/en.ts';
import { ProductsIcon } from '../../ui/icons.tsx';

export const productsScreen = defineScreen({
  path: '/products',
  name: text.app.products,
  group: 'store',
  icon: ProductsIcon,
  sections: [{ path: '/products?status=deleted', name: productActions.bin, words: productActions.binWords }],
  actions: [{ path: '/products/new', name: productActions.add, words: productActions.addWords }],
  routes: [
    {
      path: 'products',
      lazy: async () => ({ Component: (await import('./products-screen.tsx')).ProductsScreen }),
    },
    {
      path: 'products/new',
      lazy: async () => ({ Component: (await import('./new-product-screen.tsx')).NewProductScreen }),
    },
    {
      path: 'products/:id',
      lazy: async () => ({ Component: (await import('./product-page.tsx')).ProductPage }),
    },
    {
      path: 'products/order',
      lazy: async () => ({ Component: (await import('./order-screen.tsx')).OrderScreen }),
    },
  ],
});
