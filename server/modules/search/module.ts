import { defineModule } from '../../platform/module.ts';
import { searchPoller } from './indexer.ts';
import { sampleSearchPage, searchRoutes } from './routes.ts';

/** Search over published items, and its index. */
export const searchModule = defineModule({
  name: 'search',
  routes: searchRoutes,
  pollers: (platform) => [searchPoller(platform)],
  reservedPaths: { whole: ['search'] },
  samplePages: { '/search': sampleSearchPage },
});
