export { addOnsFor } from './lookup/add-ons.ts';
export { findInCache } from './cache/page-response.ts';
export type { StyledPage } from './render/inline-styles.ts';
export { hostScripts } from './render/host-scripts.ts';
export { renderPageType } from './render/page-types.ts';
export { renderSystemPage } from './render/render-page.ts';
export { findTheme } from './themes/themes.ts';
export { sendSystemPage } from './render/send-system-page.ts';
export { storefrontFiles, storefrontFolder, templateShimFolder } from './render/storefront-files.ts';
