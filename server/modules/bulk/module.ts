import { defineModule } from '../../platform/module.ts';
import { bulkPoller } from './bulk-poller.ts';
import { bulkRoutes } from './routes.ts';

/** Changes of many rows of the admin's lists, in the background, with progress and undo. */
export const bulkModule = defineModule({
  name: 'bulk',
  routes: bulkRoutes,
  pollers: (platform) => [bulkPoller(platform)],
});
