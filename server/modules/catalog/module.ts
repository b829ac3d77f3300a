import { defineModule } from '../../platform/module.ts';
import { catalogAdminRoutes } from './admin-routes.ts';
import { customFormRoutes } from './custom-form-routes.ts';
import { catalogRoutes } from './routes.ts';

/** Products with their variants, stock and forms. */
export const catalogModule = defineModule({
  name: 'catalog',
  routes(app, platform) {
    catalogRoutes(app, platform);
    catalogAdminRoutes(app, platform);
    customFormRoutes(app, platform);
  },
});
