import { defineModule } from '../../platform/module.ts';
import { previewLinkRoutes } from './drafts/preview-link-routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { navigationRoutes } from './navigation/routes.ts';
import { redirectRoutes } from './redirect-routes.ts';
import { contentRoutes } from './routes.ts';
import { findPages } from './find-pages.ts';
import { pageBinPoller } from './pages-admin/page-bin.ts';
import { failedPageNotice } from './page-status/failed-page-notice.ts';
import { pagePublishingPoller } from './page-status/publish-scheduled.ts';
import { pageStatusRoutes } from './page-status/routes.ts';
import { pageRoutes } from './pages-admin/routes.ts';
import { partBinPoller } from './parts/part-bin.ts';
import { partRoutes } from './parts/routes.ts';
import { savedSectionRoutes } from './saved-sections/routes.ts';
import { siteCodeRoutes } from './site-code/routes.ts';
import { publishingPoller } from './publishing.ts';

/** Collections, items, page documents with their drafts and versions, navigations, and redirects. */
export const contentModule = defineModule({
  name: 'content',
  routes: [
    ...pageRoutes,
    ...pageStatusRoutes,
    ...draftRoutes,
    ...previewLinkRoutes,
    ...partRoutes,
    ...savedSectionRoutes,
    ...navigationRoutes,
    ...siteCodeRoutes,
    ...redirectRoutes,
    ...contentRoutes,
  ],
  pollers: (platform) => [
    publishingPoller(platform),
    pagePublishingPoller(platform),
    pageBinPoller(platform),
    partBinPoller(platform),
  ],
  ownerNotice: failedPageNotice,
  find: findPages,
});
