export { itemContext, pictureContext, type ContextObject } from './item-context.ts';
export { fingerprint, themesFolder, type BuiltFile } from './theme-files.ts';
export { scriptJson } from './text-formatters.ts';
export { escapeHtml } from './escape-html.ts';
export type { NavigationItem } from './host-tags.ts';
export { loadTheme, type HostVariables, type Theme } from './theme.ts';
