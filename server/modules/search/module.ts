import { defineModule } from '../../platform/module.ts';
import { searchPoller } from './indexer.ts';
import { searchRoutes } from './routes.ts';

/** Search over published items, and its index. */
export const searchModule = defineModule({
  name: 'search',
  routes: searchRoutes,
  pollers: (platform) => [searchPoller(platform)],
  reservedPaths: { whole: ['search'] },
});
