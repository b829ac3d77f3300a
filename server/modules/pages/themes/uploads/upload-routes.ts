import * as calls from '@vitrine/contracts/themes.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { themeUploadText } from '@vitrine/domain/text/en/theme-upload.ts';
import { MAX_PACKED_BYTES, mayUploadThemes } from '@vitrine/domain/theme/theme-upload.ts';
import { create as contentDisposition } from 'content-disposition';
import { sendFailure } from '../../../../platform/http/failures.ts';
import { type Route, route } from '../../../../platform/http/route.ts';
import { readUpload } from '../../../../platform/http/uploads.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Site } from '../../../websites/index.ts';
import { findTheme } from '../themes.ts';
import { viewNow } from '../theme-view.ts';
import { installTheme, removeTheme, replaceTheme, restoreTheme } from './install-theme.ts';
import { zipKey } from './uploaded-theme.ts';
import { readUploaded } from './uploaded-themes.ts';

/** Milliseconds a zip may take to arrive. */
const UPLOAD_TIME = 15 * 60_000;
const uploadLimit = { name: 'theme-uploads', points: 240, seconds: 60 * 60 };

/** Themes that owners upload. */
export const uploadRoutes: readonly Route[] = [
  route(calls.uploadTheme, {
    fileBytes: MAX_PACKED_BYTES + 1,
    bodyTime: UPLOAD_TIME,
    limit: uploadLimit,
    handler: async ({ platform, request, site, owner }) => {
      if (!mayUploadThemes(owner.role)) return fail('THEME_NOT_ALLOWED');
      const upload = await readUpload(request, themeUploadText.chooseZip);
      if (!upload.ok) return upload;
      const { file: stream, filename } = upload.value;
      const fileName = filename === '' ? 'theme.zip' : filename;
      const installed = await installTheme(platform, site, { stream, fileName });
      // The rest of the body is read and discarded, otherwise the browser would not read the response.
      stream.resume();
      if (!installed.ok) return installed;
      const { name, replaces, leftOut } = installed.value;
      const theme = await findTheme(platform, site, name);
      if (theme === null) return fail('THEME_NOT_FOUND');
      return ok({ theme: await viewNow(platform, site, theme), replaces, leftOut });
    },
  }),
  route(calls.replaceTheme, {
    handler: async ({ platform, site, owner, params, body }) =>
      mayUploadThemes(owner.role)
        ? changed(platform, site, params.name, await replaceTheme(platform, site, params.name, body.by))
        : fail('THEME_NOT_ALLOWED'),
  }),
  route(calls.restoreTheme, {
    handler: async ({ platform, site, owner, params }) =>
      mayUploadThemes(owner.role)
        ? changed(platform, site, params.name, await restoreTheme(platform, site, params.name))
        : fail('THEME_NOT_ALLOWED'),
  }),
  route(calls.removeTheme, {
    handler: ({ platform, site, owner, params }) =>
      mayUploadThemes(owner.role) ? removeTheme(platform, site, params.name) : fail('THEME_NOT_ALLOWED'),
  }),
  route(calls.downloadTheme, {
    handler: async ({ platform, reply, site, params }) => {
      const uploaded = (await readUploaded(platform, site.websiteId)).get(params.name);
      if (uploaded === undefined) return sendFailure(reply, { code: 'THEME_NOT_FOUND' });
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-length': uploaded.version.packed,
          'content-disposition': contentDisposition(`${uploaded.name}.zip`),
        })
        .type('application/zip')
        .send(platform.files.stream(zipKey(site.websiteId, uploaded.version.id)));
    },
  }),
];

/** The theme after a change of its files. */
async function changed<Code extends string>(
  platform: Platform,
  site: Site,
  name: string,
  outcome: Result<null, Code>,
): Promise<Result<calls.ThemeView, Code | 'THEME_NOT_FOUND'>> {
  if (!outcome.ok) return outcome;
  const theme = await findTheme(platform, site, name);
  return theme === null ? fail('THEME_NOT_FOUND') : ok(await viewNow(platform, site, theme));
}
