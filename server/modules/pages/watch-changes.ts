import type { Platform } from '../../platform/platform.ts';
import { watchSources } from './cache/watch-sources.ts';
import { watchThemeChanges } from './themes/theme-outside-files.ts';
import { watchUploadedThemes } from './themes/uploads/uploaded-themes.ts';

/**
 * While the server is open: follows what other servers change of themes, and in development what is saved in an editor.
 * Returns a function that stops it.
 */
export function watchChanges(platform: Platform): () => void {
  const stopFollowing = watchThemeChanges(platform);
  const stopUploads = watchUploadedThemes(platform);
  const stopWatching = process.env['NODE_ENV'] === 'development' ? watchSources(platform) : null;
  return () => {
    stopFollowing();
    stopUploads();
    stopWatching?.();
  };
}
