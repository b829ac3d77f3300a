export { LOW_STOCK } from './low-stock.ts';
export type { Site } from '../../platform/site.ts';
export type { WebsiteSettings } from '../../platform/website-settings.ts';
export { findSite, sitesInMemory } from './site-cache.ts';
export {
  addHost,
  bumpRevision,
  changeSettings,
  createWebsite,
  getWebsite,
  lockWebsite,
  updateSettings,
} from './service.ts';
export { ensureFirstWebsite, findFirstWebsite } from './first-website.ts';
