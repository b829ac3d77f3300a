import { exportProducts } from '@vitrine/contracts/admin-products.ts';
import { exportStock } from '@vitrine/contracts/product-csv.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { sendProducts, sendStock } from './export.ts';

export const productCsvRoutes: readonly Route[] = [
  route(exportProducts, {
    handler: ({ platform, site, query, reply }) => sendProducts(platform, site, query, reply),
  }),
  route(exportStock, {
    handler: ({ platform, site, query, reply }) => sendStock(platform, site, query, reply),
  }),
];
