import { MAX_PREVIEW_TWEAKS, type ThemeView } from '@vitrine/contracts/themes.ts';
import { changesOf, type TypedTweaks } from './tweak-draft.ts';

/**
 * The URL of the home page in a theme, with unsaved values on top of the stored ones. `saves` busts the cache of a
 * preview after a save; values beyond the maximum URL length are left out.
 */
export function previewAddress(theme: ThemeView, typed: TypedTweaks, saves: number): string {
  const query = new URLSearchParams();
  if (saves > 0) query.set('saves', String(saves));
  const changes = JSON.stringify(changesOf(theme.tweaks, typed));
  if (changes !== '{}' && changes.length <= MAX_PREVIEW_TWEAKS) query.set('tweaks', changes);
  const asked = query.toString();
  return `/api/admin/themes/${encodeURIComponent(theme.name)}/preview${asked === '' ? '' : `?${asked}`}`;
}
