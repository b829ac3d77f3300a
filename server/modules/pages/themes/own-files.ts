import { basename, join } from 'node:path';
import * as z from 'zod';
import { sendFailure } from '../../../platform/http/failures.ts';
import { pageRoute, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { catalogueFile, COPIES, listThemeNames, type Theme } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { IMMUTABLE, sendInlineScript, sendThemeFile } from '../cache/static-files.ts';
import { themeOf } from './themes.ts';
import { uploadedOf } from './uploads/uploaded-themes.ts';

/**
 * Files of a theme by an address of their own. On a website's pages `/assets/…` is of the theme in use; a preview of
 * another theme asks for `/_v/theme-files/<theme>/<version>/assets/…` instead.
 */

/** In place of a version, of a theme whose files may change. */
const ANY = 'now';

/** Every file of an uploaded theme has the version in its folder's name. */
const versionOf = (theme: Theme): string =>
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(basename(theme.folder)) ? basename(theme.folder) : ANY;

const addressOf = (theme: Theme): string =>
  `/_v/theme-files/${encodeURIComponent(theme.name)}/${versionOf(theme)}`;

/** Addresses of a theme's files, after a sign that begins a value. */
const inValue =
  /(["'=\s(,;]|&quot;|&#39;)(?:\/(?=(?:assets|scripts|_v\/theme-scripts|_v\/theme-copies|_v\/fonts)\/)|(?=(?:assets|scripts)\/))/g;
const inUrl = /(\burl\(\s*["']?|@import\s+["'])\/?(?=(?:assets|scripts|_v\/theme-copies|_v\/fonts)\/)/gi;
const tag = /<[a-z][^\s/>]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** The same page with the files of this theme, whichever the website uses. Texts are not touched, only attributes. */
export function withOwnFiles(html: string, theme: Theme): string {
  const address = `${addressOf(theme)}/`;
  return html.replace(tag, (element) => element.replace(inValue, `$1${address}`));
}

/** The same styles with the files of this theme. */
export function stylesWithOwnFiles(css: string, theme: Theme): string {
  return css.replace(inUrl, `$1${addressOf(theme)}/`);
}

const ofFile = z.object({ theme: z.string(), version: z.string(), '*': z.string().max(1000) });

/**
 * Theme files as their own documents run nothing: an upload that no page uses yet must not act on the website. As parts of
 * a page they are what they are.
 */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Files of the themes a website may use. */
export const themeFileRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/_v/theme-files/:theme/:version/*',
    auth: 'visitor',
    params: ofFile,
    csp: policy,
    handler: async ({ platform, request, reply, site, params }) => {
      const theme = await knownTheme(platform, site, params.theme);
      if (theme === null || versionOf(theme) !== params.version)
        return sendFailure(reply, { code: 'NOT_FOUND' });
      const cacheControl = params.version === ANY ? 'public, max-age=60' : IMMUTABLE;
      const path = params['*'].replace(/^_v\/theme-scripts\//, 'scripts/');
      const inline = path.startsWith('scripts/')
        ? theme.inlineScripts.get(path.slice('scripts/'.length))
        : undefined;
      if (inline !== undefined) return sendInlineScript(platform, request, reply, inline);
      const location = placeOf(theme, path);
      return location === null
        ? sendFailure(reply, { code: 'NOT_FOUND' })
        : sendThemeFile(platform, request, reply, location, cacheControl);
    },
  }),
];

/** A theme of this website; no name that a visitor makes up reads a database. */
async function knownTheme(platform: Platform, site: Site, name: string): Promise<Theme | null> {
  const isThere =
    (await uploadedOf(platform, site.websiteId)).has(name) ||
    (await listThemeNames(platform.config.dataFolder)).includes(name);
  if (!isThere) return null;
  const theme = await themeOf(platform, site, name);
  return theme.name === name ? theme : null;
}

/** Where a file is on the disk; null unless it is one of those that were found when the theme was read. */
function placeOf(theme: Theme, path: string): string | null {
  if (theme.assets.has(path)) return join(theme.folder, path);
  const [, folder, file = ''] = /^_v\/(fonts|theme-copies)\/([\w.-]+)$/.exec(path) ?? [];
  // A font of the catalogue is at the same address in every theme.
  if (folder === 'fonts') return theme.fonts.get(file) ?? catalogueFile(file);
  const isCopy = folder === 'theme-copies' && theme.copies.files.some((copy) => copy.file === file);
  return isCopy ? join(theme.folder, COPIES, file) : null;
}
