import * as calls from '@vitrine/contracts/themes.ts';
import type { ChooseThemeBody, ThemeView } from '@vitrine/contracts/themes.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sendFailure } from '../../../platform/http/failures.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TweakValues } from '../../templates/index.ts';
import { changeSettings, type Site } from '../../websites/index.ts';
import { refusedTweaks } from '../design/tweak-refusals.ts';
import { previewTheme, previewPolicy } from './theme-preview.ts';
import { decideOutsideFiles } from './theme-outside-files.ts';
import { storedSettings, viewNow, viewOf } from './theme-view.ts';
import { allThemes, findTheme, themeOf } from './themes.ts';

/** The owner's themes. */
export const themeRoutes: readonly Route[] = [
  route(calls.listThemes, {
    handler: async ({ platform, site }) => {
      // The stored state: the site in memory may lag behind a change just made.
      const [themes, settings] = await Promise.all([
        allThemes(platform, site),
        storedSettings(platform, site),
      ]);
      return ok({
        themes: themes.map(({ theme, uploaded }) => viewOf(platform, theme, uploaded, settings)),
      });
    },
  }),
  route(calls.previewTheme, {
    csp: previewPolicy,
    handler: async ({ platform, reply, site, params, query }) => {
      const settings = await storedSettings(platform, site);
      const preview = await previewTheme(platform, { ...site, settings }, params.name, query.tweaks ?? {});
      if (!preview.ok) return sendFailure(reply, preview.error);
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(preview.value);
    },
  }),
  route(calls.decideOutsideFiles, {
    handler: async ({ platform, site, params, body }) => {
      const settled = await decideOutsideFiles(platform, site, params.name, body.action);
      if (!settled.ok) return settled;
      const { theme, failed } = settled.value;
      return ok({ theme: await viewNow(platform, site, theme), failed });
    },
  }),
  route(calls.chooseTheme, {
    handler: ({ platform, site, body }) => chooseTheme(platform, site, body),
  }),
];

/** Changes a website's theme, its tweak values, or both; all cached pages are invalidated. */
async function chooseTheme(
  platform: Platform,
  site: Site,
  { name, tweaks, seen }: ChooseThemeBody,
): Promise<Result<ThemeView, 'THEME_NOT_FOUND' | 'TWEAK_REFUSED' | 'STALE_REVISION'>> {
  const settings = await storedSettings(platform, site);
  if (seen !== undefined && seen !== settings.theme) return fail('STALE_REVISION');
  const theme =
    name === undefined
      ? await themeOf(platform, { ...site, settings })
      : await findTheme(platform, site, name);
  if (theme === null) return fail('THEME_NOT_FOUND');
  const refused = Object.fromEntries(
    Object.entries(refusedTweaks(theme, tweaks ?? {})).map(([key, why]) => [`tweaks.${key}`, why]),
  );
  if (Object.keys(refused).length > 0) return fail('TWEAK_REFUSED', { fields: refused });
  const changed = await changeSettings(platform, site.websiteId, (stored) => {
    // Another request may have changed the theme while this one was read.
    if (seen !== undefined && seen !== stored.theme) return fail('STALE_REVISION');
    const all = contentSettingsOf(stored).tweaks;
    const values = Object.entries({ ...all[theme.name], ...tweaks }).filter(([, value]) => value !== '');
    const ofTheme = Object.fromEntries(values) as TweakValues;
    return ok({
      theme: name ?? stored.theme,
      content: { ...stored.content, tweaks: { ...all, [theme.name]: ofTheme } },
    });
  });
  return changed.ok ? ok(await viewNow(platform, site, theme)) : changed;
}
