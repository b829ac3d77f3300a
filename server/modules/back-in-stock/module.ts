import { defineModule } from '../../platform/module.ts';
import { backInStockRoutes } from './routes.ts';

/** The waiting list of a sold-out product. */
export const backInStockModule = defineModule({
  name: 'back-in-stock',
  routes: backInStockRoutes,
});
