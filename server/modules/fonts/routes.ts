import * as calls from '@vitrine/contracts/fonts.ts';
import { MAX_FONT_BYTES } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { ok } from '@vitrine/domain/result.ts';
import { mediaText } from '@vitrine/domain/text/media.ts';
import * as z from 'zod';
import { sendFailure } from '../../platform/http/failures.ts';
import { pageRoute, type Route, route } from '../../platform/http/route.ts';
import { readUpload } from '../../platform/http/uploads.ts';
import { findFontFile, fontFileKey, importFont, listFonts, removeFont, renameFont } from './service.ts';

const contentTypes = {
  woff2: 'font/woff2',
  woff: 'font/woff',
  opentype: 'font/otf',
  truetype: 'font/ttf',
} as const;

/** The files of the website's own fonts, and what its owner does with them. */
export const fontRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/_v/own-fonts/:id/:filename',
    auth: 'visitor',
    params: z.object({ id: z.uuid(), filename: z.string().max(200) }),
    invalid: ({ reply }) => sendFailure(reply, { code: 'NOT_FOUND' }),
    handler: async ({ platform, request, reply, site, params }) => {
      const file = findFontFile(site.settings, params.id, params.filename);
      if (file === null) return sendFailure(reply, { code: 'NOT_FOUND' });
      const etag = `"${file.id}"`;
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag,
        'x-content-type-options': 'nosniff',
        // Fonts need it on a page in an origin of its own, as previews of drafts are.
        'access-control-allow-origin': '*',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const bytes = await platform.files.get(fontFileKey(site.websiteId, file.id));
      if (bytes !== null) return reply.type(contentTypes[file.format]).send(bytes);
      platform.log.error({ websiteId: site.websiteId, fontFile: file.id }, 'a stored font has lost its file');
      reply.removeHeader('etag').header('cache-control', 'no-store');
      return sendFailure(reply, { code: 'NOT_FOUND' });
    },
  }),
  route(calls.listFonts, {
    handler: async ({ platform, site }) => ok(await listFonts(platform, site.websiteId)),
  }),
  route(calls.uploadFont, {
    fileBytes: MAX_FONT_BYTES + 1,
    handler: async ({ platform, request, site }) => {
      const upload = await readUpload(request, mediaText(site.locale).chooseFile);
      if (!upload.ok) return upload;
      const { file: stream, filename } = upload.value;
      const taken = await importFont(platform, site.websiteId, {
        stream,
        filename: filename === '' ? 'font' : filename,
      });
      // The rest of the body is read and discarded, otherwise the browser would not read the response.
      stream.resume();
      return taken;
    },
  }),
  route(calls.renameFont, {
    handler: ({ platform, site, params, body }) =>
      renameFont(platform, site.websiteId, params.id, body.family),
  }),
  route(calls.removeFont, {
    handler: ({ platform, site, params }) => removeFont(platform, site.websiteId, params.id, null),
  }),
  route(calls.removeFontFile, {
    handler: ({ platform, site, params }) => removeFont(platform, site.websiteId, params.id, params.fileId),
  }),
];
