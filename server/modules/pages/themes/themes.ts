import { ownFontsOf } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { ownStylesOf, tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { perPlatform } from '../../../platform/per-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  describeProblem,
  listThemeNames,
  loadTheme,
  type Theme,
  type ThemeProblem,
  type ThemeStylesheet,
} from '../../templates/index.ts';
import type { WebsiteSettings } from '../../websites/index.ts';

const DEFAULT_THEME = 'atelier';
const themesOf = perPlatform(() => new Map<string, Promise<Theme>>());
/** Problems that have been logged already, by theme and line. */
const logged = new WeakMap<Theme, Set<string>>();
/** Themes that could not be read; each is logged once. */
const unreadable = perPlatform(() => new Set<string>());

/** A theme by name, read once; a missing one falls back to the default theme. */
export function themeOf(platform: Platform, name: string): Promise<Theme> {
  const themes = themesOf(platform);
  const known = themes.get(name);
  if (known !== undefined) return known;
  const loading = loadTheme(name, platform.config.dataFolder).then(
    (theme) => {
      reportProblems(platform, theme, theme.problems());
      return theme;
    },
    (error: unknown) => {
      themes.delete(name);
      if (name === DEFAULT_THEME) throw error;
      reportUnreadable(platform, name, error);
      return themeOf(platform, DEFAULT_THEME);
    },
  );
  themes.set(name, loading);
  return loading;
}

/** A theme requested by name; null for a missing one, which is not logged. */
export async function findTheme(platform: Platform, name: string): Promise<Theme | null> {
  const isThere =
    themesOf(platform).has(name) || (await listThemeNames(platform.config.dataFolder)).includes(name);
  if (!isThere) return null;
  const theme = await themeOf(platform, name);
  return theme.name === name ? theme : null;
}

// Loading is retried for every page, since the folder may appear; it is logged once.
function reportUnreadable(platform: Platform, name: string, error: unknown): void {
  const names = unreadable(platform);
  if (names.has(name) || names.size >= 100) return;
  names.add(name);
  platform.log.error({ err: error, theme: name }, 'this theme cannot be read; the default is used');
}

/** Logs the problems of a theme, each once. */
export function reportProblems(platform: Platform, theme: Theme, problems: readonly ThemeProblem[]): void {
  if (problems.length === 0) return;
  const known = logged.get(theme) ?? new Set<string>();
  logged.set(theme, known);
  for (const problem of problems) {
    const line = describeProblem(problem);
    if (known.has(line) || known.size >= 500) continue;
    known.add(line);
    platform.log.warn({ theme: theme.name }, line);
  }
}

/** All loaded themes, for their files. */
export async function themesInUse(platform: Platform): Promise<Theme[]> {
  await themeOf(platform, DEFAULT_THEME);
  return Promise.all(themesOf(platform).values());
}

/** All themes, the product's and the owner's; one that cannot be read is left out. */
export async function allThemes(platform: Platform): Promise<Theme[]> {
  const names = await listThemeNames(platform.config.dataFolder);
  const themes = await Promise.all(names.map((name) => themeOf(platform, name)));
  return themes.filter((theme, at) => theme.name === names[at]);
}

/** Drops loaded themes, so that they are read again after an edit in development. */
export function clearThemes(platform: Platform): void {
  themesOf(platform).clear();
  unreadable(platform).clear();
}

/** The stylesheet that visitors of a website get in a theme. */
export function stylesheetOf(theme: Theme, settings: Pick<WebsiteSettings, 'content'>): ThemeStylesheet {
  return theme.stylesheetWith(
    tweaksOf(settings, theme.name),
    ownFontsOf(settings),
    ownStylesOf(settings, theme.name),
  );
}
