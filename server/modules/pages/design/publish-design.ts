import type { DesignView, PublishDesignBody } from '@vitrine/contracts/design.ts';
import { contentSettingsOf, tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { ownFontsOf } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { brandingOf } from '@vitrine/domain/store/branding.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../../platform/platform.ts';
import { picturesByIds } from '../../media/index.ts';
import type { Theme, TweakValues } from '../../templates/index.ts';
import { changeSettings, getWebsite, type Site, type WebsiteSettings } from '../../websites/index.ts';
import { findTheme } from '../themes/themes.ts';
import { refusedTweaks } from './tweak-refusals.ts';
import { versionOf, viewDesign } from './view-design.ts';

/**
 * Changes theme, values, own CSS, logo and icon of a website at once; all cached pages are invalidated. Own CSS with
 * anything wrong in it is refused.
 */
export async function publishDesign(
  platform: Platform,
  site: Site,
  { version, theme: name, tweaks, css, logo, icon }: PublishDesignBody,
): Promise<
  Result<
    DesignView,
    'THEME_NOT_FOUND' | 'TWEAK_REFUSED' | 'FILE_NOT_FOUND' | 'STALE_REVISION' | 'MALFORMED_REQUEST'
  >
> {
  const { websiteId } = site;
  const theme = await findTheme(platform, site, name);
  if (theme === null) return fail('THEME_NOT_FOUND');
  const refused = Object.entries(refusedTweaks(theme, tweaks ?? {}));
  if (refused.length > 0)
    return fail('TWEAK_REFUSED', {
      fields: Object.fromEntries(refused.map(([key, why]) => [`tweaks.${key}`, why])),
    });
  const pictureIds = [logo?.pictureId, icon?.pictureId].flatMap((id) => id ?? []);
  const known = await picturesByIds(platform, websiteId, pictureIds);
  if (pictureIds.some((id) => !known.has(id))) return fail('FILE_NOT_FOUND');

  const before = await getWebsite(platform, websiteId);
  if (before === null || version !== versionOf(before.settings, theme.name)) return fail('STALE_REVISION');
  // Not under the lock: it may take a while.
  const valuesOf = (settings: WebsiteSettings): TweakValues =>
    tweaks === undefined ? tweaksOf(settings, theme.name) : chosen(theme, settings, tweaks);
  const [problem] =
    css === undefined
      ? []
      : theme.tryStyles(valuesOf(before.settings), ownFontsOf(before.settings), css).problems;
  if (problem !== undefined) return fail('MALFORMED_REQUEST', { fields: { css: problem.sentence } });

  const changed = await changeSettings<'STALE_REVISION'>(platform, websiteId, (settings) => {
    if (version !== versionOf(settings, theme.name)) return fail('STALE_REVISION');
    const content = contentSettingsOf(settings);
    return ok({
      theme: theme.name,
      content: {
        ...settings.content,
        tweaks: { ...content.tweaks, [theme.name]: valuesOf(settings) },
        ...(css === undefined ? {} : { styles: withStyles(content.styles, theme.name, css) }),
      },
      branding: {
        ...brandingOf(settings),
        ...(logo === undefined ? {} : { logoId: logo.pictureId, nameIsLogo: logo.nameIsLogo }),
        ...(icon === undefined ? {} : { iconId: icon.pictureId }),
      },
    });
  });
  return changed.ok ? ok(await viewDesign(platform, { ...before, settings: changed.value }, theme)) : changed;
}

/** The values to store. Those of tweaks that the theme does not have now stay: it may have them again. */
function chosen(
  theme: Theme,
  settings: Parameters<typeof tweaksOf>[0],
  tweaks: Readonly<Record<string, string>>,
): TweakValues {
  const isOfTheme = new Set(theme.tweaks.map(({ name }) => name));
  const others = Object.entries(tweaksOf(settings, theme.name)).filter(([name]) => !isOfTheme.has(name));
  const own = Object.entries(tweaks).filter(
    ([name, value]) => value !== '' && value !== theme.tweaks.find((one) => one.name === name)?.default,
  );
  return Object.fromEntries([...others, ...own]);
}

function withStyles(
  styles: Readonly<Record<string, string>>,
  theme: string,
  css: string,
): Readonly<Record<string, string>> {
  const others = Object.entries(styles).filter(([name]) => name !== theme);
  return Object.fromEntries(css.trim() === '' ? others : [...others, [theme, css]]);
}
