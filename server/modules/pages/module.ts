import { defineModule } from '../../platform/module.ts';
import { pageRoutes } from './routes.ts';

/** Finding, rendering and caching every page, feed and file of a site. */
export const pagesModule = defineModule({
  name: 'pages',
  routes: pageRoutes,
});
