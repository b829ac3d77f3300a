import type { Platform } from '../../platform/platform.ts';
import { loadTheme, type Theme } from '../templates/index.ts';

const DEFAULT_THEME = 'atelier';
const loaded = new WeakMap<Platform, Map<string, Promise<Theme>>>();

function themesOf(platform: Platform): Map<string, Promise<Theme>> {
  const themes = loaded.get(platform) ?? new Map<string, Promise<Theme>>();
  loaded.set(platform, themes);
  return themes;
}

/** A theme by name, read once; a name that is not there falls back to the default theme. */
export function themeOf(platform: Platform, name: string): Promise<Theme> {
  const themes = themesOf(platform);
  const known = themes.get(name);
  if (known !== undefined) return known;
  const loading = loadTheme(name).then(
    (theme) => {
      for (const warning of theme.warnings) platform.log.warn({ theme: name }, warning);
      return theme;
    },
    (error: unknown) => {
      themes.delete(name);
      if (name === DEFAULT_THEME) throw error;
      platform.log.error({ err: error, theme: name }, 'this theme cannot be read; the default is used');
      return themeOf(platform, DEFAULT_THEME);
    },
  );
  themes.set(name, loading);
  return loading;
}

/** Every theme in use now, for the files they bring. */
export async function themesInUse(platform: Platform): Promise<Theme[]> {
  await themeOf(platform, DEFAULT_THEME);
  return Promise.all(themesOf(platform).values());
}

/** Lets themes be read again: after an edit in development. */
export function forgetThemes(platform: Platform): void {
  themesOf(platform).clear();
}
