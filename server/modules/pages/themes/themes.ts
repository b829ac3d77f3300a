import { ownFontsOf } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { ownStylesOf, tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../platform/db/database.ts';
import { perPlatform } from '../../../platform/per-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  describeProblem,
  listThemeNames,
  loadTheme,
  loadThemeFolder,
  type Theme,
  type ThemeProblem,
  type ThemeStylesheet,
} from '../../templates/index.ts';
import type { Site, WebsiteSettings } from '../../websites/index.ts';
import { listUploaded } from './uploads/repository.ts';
import { folderOfVersion } from './uploads/theme-folders.ts';
import { readUploaded, uploadedOf } from './uploads/uploaded-themes.ts';
import type { UploadedTheme } from './uploads/uploaded-theme.ts';

const DEFAULT_THEME = 'atelier';
/** Loaded themes of the product and of the installation, by name. */
const themesOf = perPlatform(() => new Map<string, Promise<Theme>>());

interface LoadedVersion {
  readonly websiteId: string;
  readonly theme: Promise<Theme>;
}
/** Loaded themes that owners have uploaded, by name and version: a version is a state that never changes. */
const versionsOf = perPlatform(() => new LRUCache<string, LoadedVersion>({ max: 100 }));
/** Problems that have been logged already, by theme and line. */
const logged = new WeakMap<Theme, Set<string>>();
/** Themes that could not be read; each is logged once. */
const unreadable = perPlatform(() => new Set<string>());
/** The default theme in place of an uploaded one whose files cannot be reached now. */
const standIns = new WeakSet<Theme>();

/** A website, as far as it decides which themes there are. */
type ThemedSite = Pick<Site, 'websiteId' | 'settings'>;

/**
 * The theme of a website, or one of its themes by name, read once; a missing one falls back to the default theme. A
 * website's own uploads come before the product's and the installation's themes of the same name.
 */
export async function themeOf(
  platform: Platform,
  site: ThemedSite,
  name: string = site.settings.theme,
): Promise<Theme> {
  const uploaded = (await uploadedOf(platform, site.websiteId)).get(name);
  return uploaded === undefined
    ? sharedTheme(platform, name)
    : uploadedTheme(platform, site.websiteId, uploaded);
}

/** The theme of a website, read in the caller's transaction, so that no second connection is waited for inside it. */
export async function themeWithin(platform: Platform, db: Queryable, site: ThemedSite): Promise<Theme> {
  const { theme: name } = site.settings;
  const uploaded = (await listUploaded(db, site.websiteId)).find((one) => one.name === name);
  return uploaded === undefined
    ? sharedTheme(platform, name)
    : uploadedTheme(platform, site.websiteId, uploaded);
}

/** @internal */
export function sharedTheme(platform: Platform, name: string): Promise<Theme> {
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
      return sharedTheme(platform, DEFAULT_THEME);
    },
  );
  themes.set(name, loading);
  return loading;
}

async function uploadedTheme(
  platform: Platform,
  websiteId: string,
  { name, version }: UploadedTheme,
): Promise<Theme> {
  const themes = versionsOf(platform);
  const key = `${name} ${version.id}`;
  const known = themes.get(key);
  const theme =
    known?.theme ??
    folderOfVersion(platform, websiteId, version.id).then((folder) => loadThemeFolder(folder, name));
  if (known === undefined) themes.set(key, { websiteId, theme });
  try {
    return await theme;
  } catch (error) {
    themes.delete(key);
    reportUnreadable(platform, name, error);
    const standIn = { ...(await sharedTheme(platform, DEFAULT_THEME)) };
    standIns.add(standIn);
    return standIn;
  }
}

/** Whether a page in this theme must not be cached: the site's own theme cannot be reached at the moment. */
export const isStandIn = (theme: Theme): boolean => standIns.has(theme);

/** A theme of a website by name, as stored now; null for a missing one, which is not logged. */
export async function findTheme(platform: Platform, site: ThemedSite, name: string): Promise<Theme | null> {
  const uploaded = await readUploaded(platform, site.websiteId);
  const isThere =
    uploaded.has(name) ||
    themesOf(platform).has(name) ||
    (await listThemeNames(platform.config.dataFolder)).includes(name);
  if (!isThere) return null;
  const theme = await themeOf(platform, site, name);
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

/** The loaded themes that a website may use, for their files. */
export async function themesInUse(platform: Platform, websiteId: string): Promise<Theme[]> {
  await sharedTheme(platform, DEFAULT_THEME);
  const uploaded = [...versionsOf(platform).values()].filter((one) => one.websiteId === websiteId);
  const loading = await Promise.allSettled([
    ...themesOf(platform).values(),
    ...uploaded.map(({ theme }) => theme),
  ]);
  return loading.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** All themes of a website, as stored now: the product's, the installation's and its uploads; one that cannot be read is left out. */
export async function allThemes(
  platform: Platform,
  site: ThemedSite,
): Promise<{ readonly theme: Theme; readonly uploaded: UploadedTheme | null }[]> {
  const uploaded = await readUploaded(platform, site.websiteId);
  const shared = await listThemeNames(platform.config.dataFolder);
  const names = [...new Set([...shared, ...uploaded.keys()])];
  const themes = await Promise.all(names.map((name) => themeOf(platform, site, name)));
  return themes.flatMap((theme, at) => {
    const name = names[at] ?? '';
    return theme.name === name ? [{ theme, uploaded: uploaded.get(name) ?? null }] : [];
  });
}

/** Drops loaded themes of the product and the installation, so that they are read again after a change of their files. */
export function clearThemes(platform: Platform): void {
  themesOf(platform).clear();
  unreadable(platform).clear();
}

/** The stylesheet that visitors of a website get in a theme. */
export function stylesheetOf(
  theme: Theme,
  settings: Pick<WebsiteSettings, 'content' | 'fonts'>,
): ThemeStylesheet {
  return theme.stylesheetWith(
    tweaksOf(settings, theme.name),
    ownFontsOf(settings),
    ownStylesOf(settings, theme.name),
  );
}
