import { defineScreen } from '../../app/screen.ts';
import { categories } from '../../text/en-categories.ts';
import { productActions } from '../../text/en-product-list.ts';
import { productCsv } from '../../text/en-product-csv.ts';
import { productOrder } from '../../text/en-product-order.ts';
import { text } from '../../text/en.ts';
import { ProductsIcon } from '../../ui/icons.tsx';

export const productsScreen = defineScreen({
  path: '/products',
  name: text.app.products,
  group: 'store',
  icon: ProductsIcon,
  sections: [
    { path: '/products/categories', name: categories.title, words: categories.words },
    { path: '/products/order', name: productOrder.link, words: productOrder.words },
    { path: '/products?status=deleted', name: productActions.bin, words: productActions.binWords },
  ],
  actions: [
    { path: '/products/new', name: productActions.add, words: productActions.addWords },
    { path: '/products/import', name: productCsv.importTitle, words: productCsv.importWords },
  ],
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
      path: 'products/import',
      lazy: async () => ({ Component: (await import('./import/import-screen.tsx')).ImportScreen }),
    },
    {
      path: 'products/:id',
      lazy: async () => ({ Component: (await import('./product-page.tsx')).ProductPage }),
    },
    {
      path: 'products/categories',
      lazy: async () => ({
        Component: (await import('./categories/categories-screen.tsx')).CategoriesScreen,
      }),
    },
    {
      path: 'products/order',
      lazy: async () => ({ Component: (await import('./order-screen.tsx')).OrderScreen }),
    },
  ],
});
