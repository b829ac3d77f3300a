import { defineModule } from '../../platform/module.ts';
import { productCsvRoutes } from './routes.ts';

/** Products and their stock as CSV files. */
export const productCsvModule = defineModule({
  name: 'product-csv',
  routes: productCsvRoutes,
});
