import { ownStylesOf, tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { ownFontsOf } from '@vitrine/domain/design/fonts/own-fonts.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { stylesheetLink } from '../render/head.ts';
import { stylesheetOf, themeOf } from '../themes/themes.ts';
import { inStyleElement } from './style-element.ts';

/** A page that is edited has the owner's own CSS in an element of its own, so that the editor can do without it. */
export async function withOwnStylesApart(platform: Platform, site: Site, html: string): Promise<string> {
  const { settings } = site;
  const theme = await themeOf(platform, site);
  const tweaks = tweaksOf(settings, theme.name);
  const fonts = ownFontsOf(settings);
  const { own } = theme.tryStyles(tweaks, fonts, ownStylesOf(settings, theme.name));
  if (own === '') return html;
  const link = stylesheetLink(theme.stylesheetWith(tweaks, fonts).url);
  return html.replace(
    stylesheetLink(stylesheetOf(theme, settings).url),
    () => `${link}<style data-own>${inStyleElement(own)}</style>`,
  );
}
