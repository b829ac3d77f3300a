import { defineModule } from '../../platform/module.ts';
import { findPages } from './find-pages.ts';
import { pageBinPoller } from './pages-admin/page-bin.ts';
import { pageRoutes } from './pages-admin/routes.ts';
import { publishingPoller } from './publishing.ts';

/** Collections, items, page documents and redirects. */
export const contentModule = defineModule({
  name: 'content',
  routes: [...pageRoutes],
  pollers: (platform) => [publishingPoller(platform), pageBinPoller(platform)],
  find: findPages,
});
