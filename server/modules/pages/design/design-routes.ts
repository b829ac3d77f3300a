import * as calls from '@vitrine/contracts/design.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sendFailure } from '../../../platform/http/failures.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Theme } from '../../templates/index.ts';
import { getWebsite, type Site, type Website } from '../../websites/index.ts';
import { findTheme, themeOf } from '../themes/themes.ts';
import { designPagePolicy, makeDesignPage } from './design-page.ts';
import { publishDesign } from './publish-design.ts';
import { tryStylesheet } from './try-stylesheet.ts';
import { viewDesign } from './view-design.ts';

/** Bytes of a design with as much own CSS as fits, and a little more, which is refused in words. */
const BODY_LIMIT = 1024 * 1024;

/** The look of a website, which its owner sets with a page in view. */
export const designRoutes: readonly Route[] = [
  route(calls.getDesign, {
    handler: async ({ platform, site, query }) => {
      const stored = await storedWebsite(platform, site);
      const theme = await wantedTheme(platform, stored, query.theme);
      return theme.ok ? ok(await viewDesign(platform, stored, theme.value)) : theme;
    },
  }),
  route(calls.designPage, {
    csp: designPagePolicy,
    handler: async ({ platform, reply, site, query }) => {
      // The stored state: the site in memory may lag behind a change just made.
      const stored = await storedWebsite(platform, site);
      const theme = await wantedTheme(platform, stored, query.theme);
      if (!theme.ok) return sendFailure(reply, theme.error);
      const html = await makeDesignPage(platform, { ...site, settings: stored.settings }, theme.value, query);
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
    },
  }),
  route(calls.tryStylesheet, {
    bodyLimit: BODY_LIMIT,
    handler: async ({ platform, site, body }) => {
      const theme = await findTheme(platform, site, body.theme);
      return theme === null ? fail('THEME_NOT_FOUND') : ok(tryStylesheet(site, theme, body));
    },
  }),
  route(calls.publishDesign, {
    bodyLimit: BODY_LIMIT,
    handler: ({ platform, site, body }) => publishDesign(platform, site, body),
  }),
];

async function storedWebsite(platform: Platform, { websiteId }: Site): Promise<Website> {
  const website = await getWebsite(platform, websiteId);
  if (website === null) throw new Error(`no website ${websiteId}`);
  return website;
}

async function wantedTheme(
  platform: Platform,
  website: Website,
  name: string | undefined,
): Promise<Result<Theme, 'THEME_NOT_FOUND'>> {
  if (name === undefined) return ok(await themeOf(platform, website));
  const theme = await findTheme(platform, website, name);
  return theme === null ? fail('THEME_NOT_FOUND') : ok(theme);
}
