import { defineModule } from '../../platform/module.ts';
import { savedViewsRoutes } from './routes.ts';

/** Views of the admin's lists that owners keep under a name. */
export const savedViewsModule = defineModule({
  name: 'saved-views',
  routes: savedViewsRoutes,
});
