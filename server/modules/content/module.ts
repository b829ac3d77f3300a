import { defineModule } from '../../platform/module.ts';
import { draftRoutes } from './drafts/routes.ts';
import { findPages } from './find-pages.ts';
import { publishingPoller } from './publishing.ts';

/** Collections, items, page documents with their drafts and versions, and redirects. */
export const contentModule = defineModule({
  name: 'content',
  routes: draftRoutes,
  pollers: (platform) => [publishingPoller(platform)],
  find: findPages,
});
