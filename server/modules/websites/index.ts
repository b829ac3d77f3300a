export { LOW_STOCK } from './low-stock.ts';
export type { Site } from '../../platform/site.ts';
export type { WebsiteSettings } from '../../platform/website-settings.ts';
export { findSite, sitesInMemory } from './site-cache.ts';
export {
  addHost,
  bumpRevision,
  changeSettings,
  changeWebsite,
  createWebsite,
  getWebsite,
  lockWebsite,
  updateSettings,
} from './service.ts';
export type { WebsiteRow as Website } from './repository.ts';
export { ensureFirstWebsite, findFirstWebsite } from './first-website.ts';
export { findFirstKind } from './first-website-repository.ts';
export type { FirstSiteKind } from './tables.ts';
export { findHosts } from './repository.ts';
export { editorOrigin, installationHost, mainHost, siteOrigin } from './main-host.ts';
export { addHostIn, changeIdentityIn, removeHostsIn, takeOverFirstIn } from './many-sites.ts';
export { changePart, readPart, type SettingsPart } from './change-part.ts';
