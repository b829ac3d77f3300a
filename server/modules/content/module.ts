import { defineModule } from '../../platform/module.ts';
import { contentRoutes } from './routes.ts';
import { findPages } from './find-pages.ts';
import { publishingPoller } from './publishing.ts';

/** Collections, items, page documents and redirects. */
export const contentModule = defineModule({
  name: 'content',
  pollers: (platform) => [publishingPoller(platform)],
  routes: contentRoutes,
  find: findPages,
});
