import { hexOfRgb } from '@vitrine/domain/color/mending-shade.ts';
import { tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteSettings } from '../../../platform/website-settings.ts';
import { themeOf } from '../themes/themes.ts';

/** The accent of a website's theme with its owner's tweaks, `#rrggbb`; null where the theme sets none. */
export async function siteAccent(
  platform: Platform,
  website: { readonly websiteId: string; readonly settings: WebsiteSettings },
): Promise<string | null> {
  const theme = await themeOf(platform, website);
  const accent = theme.palettesWith(tweaksOf(website.settings, theme.name)).page.get('accent');
  return accent === undefined ? null : hexOfRgb(accent);
}
