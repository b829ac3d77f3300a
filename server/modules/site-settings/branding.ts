import type { BrandingView } from '@vitrine/contracts/branding.ts';
import { type BrandingSettings, brandingOf } from '@vitrine/domain/store/branding.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesByIds } from '../media/index.ts';
import { changeSettings, getWebsite } from '../websites/index.ts';

/** The pictures that stand for a website, as its owner sees them. A picture that was deleted is none. */
export async function viewBranding(platform: Platform, websiteId: string): Promise<BrandingView> {
  const website = await getWebsite(platform, websiteId);
  if (website === null) throw new Error(`no website ${websiteId}`);
  const { logoId, iconId, socialId, nameIsLogo } = brandingOf(website.settings);
  const pictures = await picturesByIds(
    platform,
    websiteId,
    [logoId, iconId, socialId].filter((id) => id !== null),
  );
  return {
    title: website.title,
    logo: pictures.get(logoId ?? '') ?? null,
    nameIsLogo,
    icon: pictures.get(iconId ?? '') ?? null,
    social: pictures.get(socialId ?? '') ?? null,
  };
}

/** Changes the branding; visitors see it within a second. Errors: FILE_NOT_FOUND for what is no picture of the website. */
export async function changeBranding(
  platform: Platform,
  websiteId: string,
  change: Partial<BrandingSettings>,
): Promise<Result<BrandingView, 'FILE_NOT_FOUND'>> {
  const ids = [change.logoId, change.iconId, change.socialId].flatMap((id) => id ?? []);
  const known = await picturesByIds(platform, websiteId, ids);
  if (known.size < ids.length) return fail('FILE_NOT_FOUND');
  await changeSettings(platform, websiteId, (settings) =>
    ok({ branding: { ...brandingOf(settings), ...change } }),
  );
  return ok(await viewBranding(platform, websiteId));
}
