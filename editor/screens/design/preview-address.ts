import { MAX_PREVIEW_TWEAKS, type ThemeView } from '@vitrine/contracts/themes.ts';
import { changesOf, type TypedTweaks } from './tweak-draft.ts';

/**
 * Where the home page is shown in a theme, with what was typed on top of what is stored. `saves` makes the address of
 * a picture new after a save; more typed than an address holds is left out.
 */
export function previewAddress(theme: ThemeView, typed: TypedTweaks, saves: number): string {
  const query = new URLSearchParams();
  if (saves > 0) query.set('saves', String(saves));
  const changes = JSON.stringify(changesOf(theme.tweaks, typed));
  if (changes !== '{}' && changes.length <= MAX_PREVIEW_TWEAKS) query.set('tweaks', changes);
  const asked = query.toString();
  return `/api/admin/themes/${encodeURIComponent(theme.name)}/preview${asked === '' ? '' : `?${asked}`}`;
}
