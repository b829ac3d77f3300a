export { checkTheme, type SamplePage, samplePages, type ThemeCheck } from './check-theme.ts';
export { itemContext, pictureContext, soundContext, type ContextObject } from './item-context.ts';
export {
  fingerprint,
  listThemeNames,
  ownThemesFolder,
  themeFolder,
  themesFolder,
  type BuiltFile,
} from './theme-files.ts';
export { scriptJson } from './text-formatters.ts';
export {
  type HostData,
  type HostNeeds,
  type HostQuery,
  hostQueryKey,
  MOST_FIELDS,
  MOST_QUERIES,
  type NavigationItem,
  noHostData,
} from './host-data.ts';
export { describeProblem, type ThemeProblem } from './theme-problem.ts';
export { allowsValue, type Tweak, type TweakValues } from './theme-tweaks.ts';
export type { HostVariables, RenderedPart } from './theme-pages.ts';
export type { CriticalCss } from './critical-css/critical-css.ts';
export type { ThemeStylesheet } from './theme-stylesheets.ts';
export { loadTheme, loadThemeFolder, type Theme } from './theme.ts';
export { type OutsideFile, outsideFiles } from './outside-files.ts';
export { COPIES, copyOutsideFiles, type CopyOutcome, goWithout, readCopies } from './theme-copies.ts';
