import { defineModule } from '../../platform/module.ts';
import { storefrontBootstrapRoutes } from './bootstrap-routes.ts';

/** Websites by host, their settings and revisions. */
export const websitesModule = defineModule({
  name: 'websites',
  routes: storefrontBootstrapRoutes,
});
