import { defineModule } from '../../platform/module.ts';
import { catalogRoutes } from './routes.ts';

/** Products with their variants, stock and forms. */
export const catalogModule = defineModule({
  name: 'catalog',
  routes: catalogRoutes,
});
