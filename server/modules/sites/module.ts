import { defineModule } from '../../platform/module.ts';
import { sitesRoutes } from './routes.ts';
import { sitesPoller } from './run-works.ts';

/** Whole websites of an account: made from a starter, copied, renamed, archived, exported, erased. */
export const sitesModule = defineModule({
  name: 'sites',
  routes: sitesRoutes,
  pollers: (platform) => [sitesPoller(platform)],
});
