import { defineModule } from '../../platform/module.ts';
import { productList } from './product-list.ts';
import { productsBulk } from './bulk/products-bulk.ts';
import { binPoller } from './bin-poller.ts';
import { eraseProducts } from './lifecycle-repository.ts';
import { findProducts } from './find-products.ts';
import { lowStock } from './low-stock.ts';
import { catalogRoutes } from './routes.ts';
import { stockList } from './stock-list/stock-list.ts';
import { salePoller } from './sale-poller.ts';
import { sellableProductRoutes } from './sellable-products.ts';
import { lowStockNotice } from './low-stock-notice.ts';
import { productAmounts } from './stored-amounts.ts';

/** Products with their variants, stock, forms and categories. */
export const catalogModule = defineModule({
  name: 'catalog',
  routes: [...catalogRoutes, ...sellableProductRoutes],
  itemsErased: eraseProducts,
  pollers: (platform) => [binPoller(platform), salePoller(platform)],
  lists: [productList, stockList],
  bulk: [productsBulk],
  find: findProducts,
  waiting: [lowStock],
  ownerNotice: lowStockNotice,
  storedAmounts: productAmounts,
});
