import {
  chooseThemeBody,
  type ChooseThemeBody,
  type ThemeList,
  type ThemeView,
} from '@vitrine/contracts/themes.ts';
import { contentSettingsOf, tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { allowsValue, type Theme, type TweakValues } from '../templates/index.ts';
import { getWebsite, type Site, updateSettings } from '../websites/index.ts';
import { allThemes, themeOf } from './themes.ts';

/** The owner's themes. Sessions and crumbs are asked for before these (see the accounts module). */
export function registerThemeRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/api/admin/themes', async (request, reply) => {
    const themes = await allThemes(platform);
    const answer: ThemeList = { themes: themes.map((theme) => viewOf(theme, request.site.settings)) };
    return reply.send(answer);
  });

  app.put('/api/admin/themes/current', async (request, reply) => {
    const body = parseBody(chooseThemeBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const result = await chooseTheme(platform, request.site, body.value);
    return result.ok ? reply.send(result.value) : sendFailure(reply, result.error);
  });
}

function viewOf(theme: Theme, settings: Site['settings']): ThemeView {
  const values = tweaksOf(settings, theme.name);
  return {
    name: theme.name,
    title: theme.conf.name === '' ? theme.name : theme.conf.name,
    author: theme.conf.author,
    isCurrent: settings.theme === theme.name,
    layouts: Object.entries(theme.conf.layouts).map(([name, layout]) => ({ name, title: layout.name })),
    navigations: theme.conf.navigations,
    customTypes: theme.conf.customTypes.map(({ name, title, fields }) => ({ name, title, fields })),
    tweaks: theme.tweaks.map((tweak) => ({ ...tweak, value: values[tweak.name] ?? tweak.default })),
    problems: theme.problems(),
  };
}

/** Changes a website's theme, the values of its tweaks, or both; every page turns over. */
async function chooseTheme(
  platform: Platform,
  site: Site,
  { name, tweaks }: ChooseThemeBody,
): Promise<Result<ThemeView, 'THEME_NOT_FOUND' | 'TWEAK_REFUSED'>> {
  const website = await getWebsite(platform, site.websiteId);
  const { settings } = website ?? site;
  const theme = await themeOf(platform, name ?? settings.theme);
  if (name !== undefined && theme.name !== name) return fail('THEME_NOT_FOUND');
  const content = contentSettingsOf(settings);
  const values: Record<string, string> = { ...content.tweaks[theme.name] };
  const refused: Record<string, string> = {};
  for (const [key, value] of Object.entries(tweaks ?? {})) {
    const tweak = theme.tweaks.find((one) => one.name === key);
    if (value === '') delete values[key];
    else if (tweak !== undefined && allowsValue(tweak, value)) values[key] = value;
    else refused[`tweaks.${key}`] = tweak === undefined ? 'This theme has no such tweak.' : boundsOf(tweak);
  }
  if (Object.keys(refused).length > 0) return fail('TWEAK_REFUSED', { fields: refused });
  const next: Site['settings'] = {
    ...settings,
    theme: name ?? settings.theme,
    content: { ...settings.content, tweaks: { ...content.tweaks, [theme.name]: values as TweakValues } },
  };
  await updateSettings(platform, site.websiteId, { settings: next });
  return ok(viewOf(theme, next));
}

function boundsOf({ type, min, max, step, options }: Theme['tweaks'][number]): string {
  switch (type) {
    case 'color':
      return 'Write a colour such as #A8482F or rgba(0, 0, 0, .5).';
    case 'font':
      return 'Write a font such as font-family: Georgia, serif; font-size: 18px.';
    case 'dropdown':
      return `Choose one of ${options.join(', ')}.`;
    case 'checkbox':
      return 'Choose true or false.';
    case 'value':
      return `Write a number${min === null ? '' : ` from ${min}`}${max === null ? '' : ` to ${max}`}${step === null ? '' : ` in steps of ${step}`}.`;
  }
}
