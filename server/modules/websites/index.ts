export { LOW_STOCK } from './low-stock.ts';
export type { Site } from './site.ts';
export type { NavigationLink, WebsiteSettings } from './settings.ts';
export { findSite, sitesInMemory, type SiteRecord } from './site-cache.ts';
export {
  addHost,
  bumpRevision,
  changeSettings,
  createWebsite,
  getWebsite,
  holdWebsite,
  updateSettings,
} from './service.ts';
