import { defineModule } from '../../platform/module.ts';
import { announcementPoller } from './announcement-poller.ts';
import { siteSettingsRoutes } from './routes.ts';

/**
 * What a website says of itself on every page: its words, contact and logo, its announcement, its pop-up, its error page,
 * legal pages.
 */
export const siteSettingsModule = defineModule({
  name: 'site-settings',
  routes: siteSettingsRoutes,
  pollers: (platform) => [announcementPoller(platform)],
});
