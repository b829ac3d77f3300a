import * as calls from '@vitrine/contracts/catalog.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { catalogAdminRoutes } from './admin-routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { customFormRoutes } from './custom-form-routes.ts';
import { lifecycleRoutes } from './lifecycle-routes.ts';
import { readStock } from './service.ts';
import { stockListRoutes } from './stock-list/routes.ts';

/** The stock call. An item this website does not have has no variants. spec: storefront-commerce 7 */
const stockRoutes = [calls.readStock, calls.readStockWithoutSlash].map((call) =>
  route(call, {
    handler: async ({ platform, site, query }) =>
      ok({ results: await readStock(platform, site.websiteId, query.itemId) }),
  }),
);

export const catalogRoutes: readonly Route[] = [
  ...stockRoutes,
  ...customFormRoutes,
  ...catalogAdminRoutes,
  ...lifecycleRoutes,
  ...categoryRoutes,
  ...stockListRoutes,
];
