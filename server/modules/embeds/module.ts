import { defineModule } from '../../platform/module.ts';
import { feedPoller } from './refresh-feeds.ts';
import { embedRoutes } from './routes.ts';

/** Content of other sites on pages: embedded media and feeds. */
export const embedsModule = defineModule({
  name: 'embeds',
  routes: embedRoutes,
  pollers: (platform) => [feedPoller(platform)],
});
