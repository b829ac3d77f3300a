import { hexOfRgb } from '@vitrine/domain/color/mending-shade.ts';
import { tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteSettings } from '../../../platform/website-settings.ts';
import { themeWithin } from '../themes/themes.ts';

/** The accent of a website's theme with its owner's tweaks, `#rrggbb`; null where the theme sets none. */
export async function siteAccent(
  platform: Platform,
  db: Queryable,
  website: { readonly websiteId: string; readonly settings: WebsiteSettings },
): Promise<string | null> {
  const theme = await themeWithin(platform, db, website);
  const accent = theme.palettesWith(tweaksOf(website.settings, theme.name)).page.get('accent');
  return accent === undefined ? null : hexOfRgb(accent);
}
