import { join } from 'node:path';
import type { Platform } from '../../../platform/platform.ts';
import { projectRoot } from '../../../platform/project-root.ts';
import { ownThemesFolder, themesFolder } from '../../templates/index.ts';
import { pageCacheOf } from './serve-page.ts';
import { clearBuiltFiles } from './static-files.ts';
import { clearStorefrontFiles, storefrontFolder, templateShimFolder } from '../render/storefront-files.ts';
import { clearThemes } from '../themes/themes.ts';
import { watchFolders } from './watch-folders.ts';

/** Debounce in milliseconds: editors save in several steps, and builds write many files. */
const QUIET = 60;

/** In development: reloads themes, block styles and built scripts when they change. Returns a function that stops it. */
export function watchSources(platform: Platform): () => void {
  let timer: NodeJS.Timeout | undefined;
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      clearThemes(platform);
      clearStorefrontFiles();
      clearBuiltFiles(platform);
      pageCacheOf(platform).drop(() => true);
    }, QUIET);
  };
  const own = ownThemesFolder(platform.config.dataFolder);
  const blocks = join(projectRoot, 'blocks');
  const stop = watchFolders([themesFolder, own, blocks, storefrontFolder, templateShimFolder], changed);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
