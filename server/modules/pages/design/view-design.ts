import { createHash } from 'node:crypto';
import type { DesignView } from '@vitrine/contracts/design.ts';
import { ownStylesOf, tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { ownFontsOf } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { brandingOf } from '@vitrine/domain/store/branding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { picturesByIds } from '../../media/index.ts';
import { paletteOf, type Theme } from '../../templates/index.ts';
import type { Website, WebsiteSettings } from '../../websites/index.ts';
import { themeOf } from '../themes/themes.ts';
import { viewTweaks } from './view-tweaks.ts';

/** What an owner can set of the look of a website in a theme. */
export async function viewDesign(platform: Platform, website: Website, theme: Theme): Promise<DesignView> {
  const { settings, websiteId } = website;
  const { logoId, iconId, nameIsLogo } = brandingOf(settings);
  const [current, pictures] = await Promise.all([
    themeOf(platform, website),
    picturesByIds(
      platform,
      websiteId,
      [logoId, iconId].filter((id) => id !== null),
    ),
  ]);
  const css = ownStylesOf(settings, theme.name);
  const tweaks = tweaksOf(settings, theme.name);
  return {
    theme: theme.name,
    title: titleOf(theme),
    current: { name: current.name, title: titleOf(current) },
    tweaks: viewTweaks(theme, tweaks),
    css,
    cssProblems: theme.tryStyles(tweaks, ownFontsOf(settings), css).problems,
    contrast: [...paletteOf(theme, tweaks).warnings],
    siteTitle: website.title,
    logo: pictures.get(logoId ?? '') ?? null,
    nameIsLogo,
    icon: pictures.get(iconId ?? '') ?? null,
    version: versionOf(settings, theme.name),
  };
}

const titleOf = ({ name, conf }: Theme): string => (conf.name === '' ? name : conf.name);

/** Changes with everything that publishing a design can change, and with nothing else. */
export function versionOf(settings: WebsiteSettings, theme: string): string {
  const { logoId, iconId, nameIsLogo } = brandingOf(settings);
  const tweaks = Object.entries(tweaksOf(settings, theme)).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const all = [settings.theme, tweaks, ownStylesOf(settings, theme), logoId, iconId, nameIsLogo];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 32);
}
