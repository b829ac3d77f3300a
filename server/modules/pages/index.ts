export { addOnsFor } from './add-ons.ts';
export { findInCache } from './answer-page.ts';
export { hostScripts } from './host-scripts.ts';
export { renderPageType } from './page-types.ts';
export { renderSystemPage } from './render-page.ts';
export { pageRoutes, sendSystemPage } from './routes.ts';
export { watchSources } from './watch-sources.ts';
export { storefrontFiles, storefrontFolder, templateShimFolder } from './storefront-files.ts';
