import type { ChooseThemeBody } from '@vitrine/contracts/themes.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { stylesheetLink } from '../render/head.ts';
import { makeNotFound, makePage } from '../render/render-page.ts';
import { readAddress } from '../lookup/route.ts';
import { dressedSite } from '../design/dressed-site.ts';
import { inStyleElement } from '../design/style-element.ts';
import { stylesWithOwnFiles, withOwnFiles } from './own-files.ts';
import { findTheme, stylesheetOf } from './themes.ts';

/**
 * Policy of a preview. It keeps its origin, which its fonts need, but runs no scripts, submits no forms and navigates
 * nowhere. Its stylesheet is inline, so that values that are tried out leave no file behind.
 */
export const previewPolicy =
  "sandbox allow-same-origin; default-src 'none'; img-src 'self' data:; media-src 'self'; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Previews ignore the pointer. */
const stillness = 'a,button,input,select,textarea,label,summary,video,audio{pointer-events:none}';

/** The home page in a theme with these tweaks on top of the stored ones; nothing of it is cached. */
export async function previewTheme(
  platform: Platform,
  site: Site,
  name: string,
  changes: NonNullable<ChooseThemeBody['tweaks']>,
): Promise<Result<string, 'THEME_NOT_FOUND'>> {
  const theme = await findTheme(platform, site, name);
  if (theme === null) return fail('THEME_NOT_FOUND');
  const content = contentSettingsOf(site.settings);
  const merged = Object.entries({ ...content.tweaks[name], ...changes }).filter(([, value]) => value !== '');
  const dressed = dressedSite(site, name, { tweaks: Object.fromEntries(merged) });
  const { url, body } = stylesheetOf(theme, dressed.settings);
  const css = inStyleElement(stylesWithOwnFiles(body.toString(), theme));
  return ok(
    withOwnFiles(await homePage(platform, dressed), theme)
      // The policy blocks scripts; removing them avoids console errors.
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
      .replace(/<body(?=[\s>])/i, '<body inert')
      // Last, since a stylesheet may contain anything.
      .replace(stylesheetLink(url), () => `<style>${stillness}${css}</style>`),
  );
}

async function homePage(platform: Platform, site: Site): Promise<string> {
  let path = '/';
  // A home page that is a folder redirects to its first page.
  for (let tries = 0; tries < 2; tries += 1) {
    const address = readAddress(path);
    if (address === null || 'redirect' in address) break;
    const made = await makePage(platform, site, address);
    if (made.kind === 'page') return made.html;
    if (made.kind !== 'redirect') break;
    path = made.location;
  }
  const missing = await makeNotFound(platform, site, false);
  return missing.kind === 'page' ? missing.html : '';
}
