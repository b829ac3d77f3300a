export { LOW_STOCK } from './low-stock.ts';
export type { Site } from './site.ts';
export type { WebsiteSettings } from './settings.ts';
export { perRevision } from './per-revision.ts';
export { findSite, sitesInMemory } from './site-cache.ts';
export {
  addHost,
  bumpRevision,
  changeSettings,
  createWebsite,
  getWebsite,
  holdWebsite,
  updateSettings,
} from './service.ts';
export { ensureFirstWebsite, findFirstWebsite } from './first-website.ts';
