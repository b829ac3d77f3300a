export { checkTheme, samplePages } from './check-theme.ts';
export { itemContext, pictureContext, soundContext, type ContextObject } from './item-context.ts';
export { listThemeNames, ownThemesFolder, themesFolder, type BuiltFile } from './theme-files.ts';
export { scriptJson } from './text-formatters.ts';
export {
  type HostData,
  type HostNeeds,
  type HostQuery,
  MAX_FIELDS,
  MAX_QUERIES,
  type NavigationItem,
  noHostData,
} from './host-data.ts';
export { describeProblem, type ThemeProblem } from './theme-problem.ts';
export { allowsValue, type TweakValues } from './theme-tweaks.ts';
export type { HostVariables, RenderedPart } from './theme-pages.ts';
export type { CriticalCss } from './critical-css/critical-css.ts';
export type { ThemeStylesheet } from './theme-stylesheets.ts';
export { loadTheme, loadThemeFolder, type Theme } from './theme.ts';
export { COPIES, copyOutsideFiles, goWithout } from './theme-copies.ts';
