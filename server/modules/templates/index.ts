export { checkTheme, samplePages } from './themes/check-theme.ts';
export { itemContext, pictureContext, audioContext, type ContextObject } from './formatters/item-context.ts';
export { listThemeNames, ownThemesFolder, themesFolder, type BuiltFile } from './themes/theme-files.ts';
export { scriptJson } from './formatters/text-formatters.ts';
export {
  type HostData,
  type HostNeeds,
  type HostQuery,
  MAX_FIELDS,
  MAX_QUERIES,
  type NavigationItem,
  noHostData,
} from './themes/host-data.ts';
export { footerField } from './themes/theme-fields.ts';
export { describeProblem, type ThemeProblem } from './themes/theme-problem.ts';
export { allowsValue, type TweakValues } from './themes/styles/theme-tweaks.ts';
export type { HostVariables, RenderedPart } from './themes/theme-pages.ts';
export type { CriticalCss } from './themes/critical-css/critical-css.ts';
export type { ThemeStylesheet } from './themes/styles/theme-stylesheets.ts';
export { loadTheme, loadThemeFolder, type Theme } from './themes/theme.ts';
export { unpackTheme } from './uploads/unpack-theme.ts';
export { packFolder } from './uploads/pack-folder.ts';
export { judgeTheme } from './uploads/judge-theme.ts';
export { COPIES, copyOutsideFiles, declineFiles } from './themes/theme-copies.ts';
