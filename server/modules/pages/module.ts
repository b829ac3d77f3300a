import { defineModule } from '../../platform/module.ts';
import { siteAccent } from './design/site-accent.ts';
import { announcementSources } from './render/announcement.ts';
import { mediaExtras } from './render/item-media.tsx';
import { sendNotFoundPage, pageRoutes } from './routes.ts';
import { watchChanges } from './watch-changes.ts';

/** Finding, rendering and caching every page, feed and file of a site. */
export const pagesModule = defineModule({
  name: 'pages',
  routes: pageRoutes,
  itemExtras: mediaExtras,
  reservedPaths: { whole: ['_v', 'assets', 'config', 'favicon.ico', 'robots.txt', 'sitemap.xml', 'static'] },
  notFound: sendNotFoundPage,
  contentPolicy: announcementSources,
  siteAccent,
  whileServing: watchChanges,
});
