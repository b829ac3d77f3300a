import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { ownFontsOf } from '@vitrine/domain/design/fonts/own-fonts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, EncodedBody, joined, matchesEtag } from '../../../platform/http/encoded-body.ts';
import { plainPage } from '../../../platform/http/error-page.ts';
import { sendFailure } from '../../../platform/http/failures.ts';
import { pagePolicy } from '../../../platform/http/security-headers.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import { perPlatform } from '../../../platform/per-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import { pageRoute, type Route } from '../../../platform/http/route.ts';
import { projectRoot } from '../../../platform/project-root.ts';
import { storefrontFolder, templateShimFolder } from '../render/storefront-files.ts';
import { drawIcon } from '../../media/index.ts';
import { letterIcon } from './letter-icon.ts';
import { type BuiltFile, catalogueFile, COPIES } from '../../templates/index.ts';
import { stylesheetOf, themeOf, themesInUse } from '../themes/themes.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.eot': 'application/vnd.ms-fontobject',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
/** Of a file whose address changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const filePath = /^[\w-][\w.-]*(\/[\w-][\w.-]*){0,4}$/;

/** Files of one folder, cached with their compressed forms. Only files inside it are cached. */
class Folder {
  readonly #root: string;
  readonly #bodies = new Map<string, Promise<EncodedBody>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Null when there is no such file. */
  async get(path: string): Promise<EncodedBody | null> {
    const contentType = contentTypes[extname(path)];
    if (contentType === undefined || !filePath.test(path)) return null;
    const known = this.#bodies.get(path);
    if (known !== undefined) return known;
    const location = join(this.#root, path);
    if (!existsSync(location)) return null;
    const body = readFile(location).then((bytes) => new EncodedBody(contentType, bytes));
    this.#bodies.set(path, body);
    body.catch(() => this.#bodies.delete(path));
    return body;
  }

  forget(): void {
    this.#bodies.clear();
  }
}

const storefront = new Folder(storefrontFolder);
const templateShim = new Folder(templateShimFolder);
const editor = new Folder(join(projectRoot, 'dist', 'editor'));

/** Bytes of theme files kept in memory; their compressed forms come on top. */
const MAX_KEPT = 128 * 1024 * 1024;

/** Theme files, by address, place or content. */
const themeBodies = perPlatform(
  () =>
    new LRUCache<string, EncodedBody>({
      maxSize: MAX_KEPT,
      sizeCalculation: ({ byteSize }) => Math.max(1, byteSize),
    }),
);

const keep = (platform: Platform, key: string, contentType: string, bytes: Buffer): EncodedBody => {
  const bodies = themeBodies(platform);
  const body = bodies.get(key) ?? new EncodedBody(contentType, bytes);
  bodies.set(key, body);
  return body;
};

/** Sends a file of a theme, which its caller has found among those of the theme. */
export async function sendThemeFile(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  location: string,
  cacheControl: string,
): Promise<FastifyReply> {
  const contentType = contentTypes[extname(location).toLowerCase()] ?? 'application/octet-stream';
  const body =
    themeBodies(platform).get(location) ?? keep(platform, location, contentType, await readFile(location));
  return answer(request, reply, body, cacheControl);
}

/** Sends an inline script of a theme's sources; its name changes with its content. */
export function sendInlineScript(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  script: string,
): Promise<FastifyReply> {
  const body = keep(platform, `inline ${script}`, contentTypes['.js'] ?? '', Buffer.from(script));
  return answer(request, reply, body, IMMUTABLE);
}

/** After a new build or an edit of a theme in development. */
export function clearBuiltFiles(platform: Platform): void {
  storefront.forget();
  templateShim.forget();
  editor.forget();
  themeBodies(platform).clear();
}

/** The editor's component library writes style elements at run time. */
const editorPolicy = pagePolicy().replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

/** The editor's single page; it routes below /config itself. */
async function editorPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = await editor.get('index.html');
  if (page !== null) return answer(request, reply, page, 'no-store');
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .send(plainPage('The editor has not been built yet: run npm run build.'));
}

/** The website's own icon; null where it has none. */
const ownIcons = perRevision(async (platform, { websiteId, icon }): Promise<EncodedBody | null> => {
  const drawn = icon === null ? null : await drawIcon(platform, websiteId, icon.id);
  return drawn === null ? null : new EncodedBody(drawn.contentType, drawn.bytes);
});

const anyPath = z.object({ '*': z.string() });
const oneFile = z.object({ file: z.string() });
/** Names the content of a file, so that it can be stored for ever. */
const version = z.object({ v: z.unknown().optional() });

/** Built scripts, theme stylesheets, fonts and assets, and the editor's application. */
export const staticFileRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/_v/storefront/*',
    auth: 'visitor',
    params: anyPath,
    handler: async ({ request, reply, params }) =>
      answer(request, reply, await storefront.get(params['*']), IMMUTABLE),
  }),

  pageRoute({
    method: 'GET',
    path: '/_v/template-shim/*',
    auth: 'visitor',
    params: anyPath,
    handler: async ({ request, reply, params }) =>
      answer(request, reply, await templateShim.get(params['*']), IMMUTABLE),
  }),

  pageRoute({
    method: 'GET',
    path: '/_v/theme/:file',
    auth: 'visitor',
    params: oneFile,
    handler: async ({ platform, request, reply, params }) => {
      const url = `/_v/theme/${params.file}`;
      const { settings } = request.site;
      const theme = await themeOf(platform, request.site);
      // The stylesheet current pages link to; another server may have rendered the page.
      const present = stylesheetOf(theme, settings);
      // What owners edit has their own CSS apart.
      const withoutOwn = theme.stylesheetWith(tweaksOf(settings, theme.name), ownFontsOf(settings));
      const built =
        present.url === url
          ? present
          : withoutOwn.url === url
            ? withoutOwn
            : (await themesInUse(platform, request.site.websiteId)).reduce<BuiltFile | null>(
                (found, one) => found ?? one.builtAt(url),
                null,
              );
      const css = 'text/css; charset=utf-8';
      if (built !== null) return answer(request, reply, keep(platform, url, css, built.body), IMMUTABLE);
      // A page rendered before the theme changed is better shown with the current styles than without any.
      const isOfTheme =
        url.slice(0, -'0123456789.css'.length) === present.url.slice(0, -'0123456789.css'.length);
      return answer(
        request,
        reply,
        isOfTheme ? keep(platform, present.url, css, present.body) : null,
        'no-cache',
      );
    },
  }),

  pageRoute({
    method: 'GET',
    path: '/_v/fonts/:file',
    auth: 'visitor',
    params: oneFile,
    handler: async ({ platform, request, reply, params }) => {
      const { file } = params;
      // The site's own theme first: another one may have another font of this name.
      const current = await themeOf(platform, request.site);
      for (const theme of [current, ...(await themesInUse(platform, request.site.websiteId))]) {
        const location = theme.fonts.get(file);
        if (location !== undefined) return sendThemeFile(platform, request, reply, location, IMMUTABLE);
      }
      const location = catalogueFile(file);
      return location === null
        ? sendFailure(reply, { code: 'NOT_FOUND' })
        : sendThemeFile(platform, request, reply, location, IMMUTABLE);
    },
  }),

  pageRoute({
    method: 'GET',
    path: '/_v/theme-copies/:file',
    auth: 'visitor',
    params: oneFile,
    handler: async ({ platform, request, reply, params }) => {
      const { file } = params;
      const theme = await themeOf(platform, request.site);
      // Only files in the theme's list of copies, by exact name.
      if (!theme.copies.files.some((copy) => copy.file === file))
        return sendFailure(reply, { code: 'NOT_FOUND' });
      return sendThemeFile(platform, request, reply, join(theme.folder, COPIES, file), IMMUTABLE);
    },
  }),

  ...(
    [
      ['/assets/', 'assets/'],
      ['/scripts/', 'scripts/'],
      ['/_v/theme-scripts/', 'scripts/'],
    ] as const
  ).map(([prefix, folder]) =>
    pageRoute({
      method: 'GET',
      path: `${prefix}*`,
      auth: 'visitor',
      params: anyPath,
      query: version,
      handler: async ({ platform, request, reply, params, query }) => {
        const path = folder + params['*'];
        const theme = await themeOf(platform, request.site);
        const inline = prefix === '/_v/theme-scripts/' ? theme.inlineScripts.get(params['*']) : undefined;
        if (inline !== undefined) return sendInlineScript(platform, request, reply, inline);
        // Only files found in the theme's folder when it was read, by exact path.
        if (!theme.assets.has(path)) return sendFailure(reply, { code: 'NOT_FOUND' });
        const isNamedByContent = query.v !== undefined && prefix === '/_v/theme-scripts/';
        const cacheControl = isNamedByContent ? IMMUTABLE : 'public, max-age=3600';
        return sendThemeFile(platform, request, reply, join(theme.folder, path), cacheControl);
      },
    }),
  ),

  // Browsers, feed readers and link previews request this whatever a page says.
  pageRoute({
    method: 'GET',
    path: '/favicon.ico',
    auth: 'visitor',
    query: version,
    handler: async ({ platform, request, reply, query }) => {
      const { title, icon: own } = request.site;
      const theme = await themeOf(platform, request.site);
      const path = ['assets/favicon.ico', 'assets/icon.svg'].find((one) => theme.assets.has(one));
      const cacheControl = 'public, max-age=3600';
      const ownIcon = await ownIcons(platform, request.site);
      if (ownIcon !== null)
        return answer(request, reply, ownIcon, query.v === own?.id ? IMMUTABLE : cacheControl);
      if (path === undefined) {
        const icon = new EncodedBody('image/svg+xml', Buffer.from(letterIcon(title)));
        return answer(request, reply, icon, cacheControl);
      }
      return sendThemeFile(platform, request, reply, join(theme.folder, path), cacheControl);
    },
  }),

  pageRoute({
    method: 'GET',
    path: '/config',
    auth: 'visitor',
    csp: editorPolicy,
    handler: ({ request, reply }) => editorPage(request, reply),
  }),
  pageRoute({
    method: 'GET',
    path: '/config/*',
    auth: 'visitor',
    csp: editorPolicy,
    params: anyPath,
    handler: async ({ request, reply, params }) => {
      const path = params['*'];
      const file = path === '' || path === 'index.html' ? null : await editor.get(path);
      if (file !== null)
        return answer(request, reply, file, path.startsWith('assets/') ? IMMUTABLE : 'no-cache');
      if (path.startsWith('assets/')) return sendFailure(reply, { code: 'NOT_FOUND' });
      return editorPage(request, reply);
    },
  }),
];

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody | null,
  cacheControl: string,
): Promise<FastifyReply> {
  if (body === null) return sendFailure(reply, { code: 'NOT_FOUND' });
  const encoding = body.choose(acceptedEncoding(request.headers['accept-encoding']));
  const etag = body.etag(encoding);
  reply.headers({
    'cache-control': cacheControl,
    etag,
    vary: 'Accept-Encoding',
    // The same for everyone. Modules and fonts need it on a page in an origin of its own, as previews of drafts are.
    'access-control-allow-origin': '*',
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(body.contentType).send(joined(await body.bytes(encoding)));
}
