import { getFormFile } from '@vitrine/contracts/form-submissions.ts';
import { formFileFields, uploadFormFile } from '@vitrine/contracts/site-forms.ts';
import { MAX_FORM_FILE_BYTES } from '@vitrine/domain/form/file-limits.ts';
import { fail } from '@vitrine/domain/result.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parse } from '../../platform/http/parse.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { receiveFile } from '../../platform/http/receive-file.ts';
import { readUpload, uploadField } from '../../platform/http/uploads.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CallLimit, limitAmount } from '../../platform/rate-limits/index.ts';
import { findSubmittedFile, formFileKey } from './files-repository.ts';
import { findKey, hashOf } from './keys.ts';
import { findAskedForm } from './save-submission.ts';
import { storeFormFile } from './store-file.ts';
import { withUploadPlace } from './upload-places.ts';

/** Files that one visitor uploads in a while; an office behind one address may upload more. */
const uploadLimit: CallLimit = { name: 'form-files', points: 40, seconds: 600, addressPoints: 120 };
/** Kilobytes that everybody at one address uploads in an hour and in a day. */
const addressBytes = perPlatform((platform) =>
  limitAmount(platform, 'form-file-bytes', [
    { points: 300_000, seconds: 3600 },
    { points: 1_000_000, seconds: 86_400 },
  ]),
);
/** Milliseconds that a file may take to arrive: a phone with a bad connection. */
export const UPLOAD_TIME = 5 * 60_000;

/** Whether an address has uploaded too much; the response then says when it may again. */
export async function isFloodOfFiles(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: number,
): Promise<boolean> {
  const wait = await addressBytes(platform)(request, Math.ceil(bytes / 1000));
  if (wait > 0) void reply.header('retry-after', String(wait));
  return wait > 0;
}

/** Files of forms: uploaded by visitors, and saved by owners. Nothing in one ever runs on the website's origin. */
export const formFileRoutes: readonly Route[] = [
  route(uploadFormFile, {
    limit: uploadLimit,
    fileBytes: MAX_FORM_FILE_BYTES,
    bodyTime: UPLOAD_TIME,
    handler: async ({ platform, request, reply, site }) => {
      const upload = await readUpload(request, formFilesText(site.locale).gone);
      if (!upload.ok) return upload;
      const file = upload.value;
      // The rest of a refused request is read, so that the answer arrives.
      const refuse = <R>(refusal: R): R => {
        file.file.resume();
        return refusal;
      };
      const fields = parse(formFileFields, {
        formId: uploadField(file, 'formId'),
        formVersion: uploadField(file, 'formVersion'),
        fieldId: uploadField(file, 'fieldId'),
        key: uploadField(file, 'key'),
      });
      if (!fields.ok) return refuse(fields);
      const { formId, formVersion = null, fieldId, key } = fields.value;
      const form = await findAskedForm(platform, site, formId, formVersion);
      if (!form.ok) return refuse(form);
      const field = form.value.fields.find(({ id, type }) => id === fieldId && type === 'file');
      if (field === undefined) return refuse(fail('FORM_FILE_REFUSED'));
      if ((await findKey(platform, site.websiteId, hashOf(key))) === null)
        return refuse(fail('FORM_KEY_REFUSED'));
      return withUploadPlace(platform, request, reply, async (hasPlace) => {
        if (!hasPlace) return refuse(fail('RATE_LIMITED'));
        return receiveFile(file.file, async (bytes) => {
          if (await isFloodOfFiles(platform, request, reply, bytes.byteLength)) return fail('RATE_LIMITED');
          const { filename } = file;
          const isTruncated = file.file.truncated;
          const arrived = { formId: form.value.id, field, filename, bytes, isTruncated };
          return storeFormFile(platform, site, arrived);
        });
      });
    },
  }),
  route(getFormFile, {
    csp: "default-src 'none'; sandbox",
    handler: async ({ platform, site, reply, params }) => {
      const file = await findSubmittedFile(platform.db, site.websiteId, params.id);
      const key = formFileKey(site.websiteId, params.id);
      if (file === null || (await platform.files.size(key)) !== file.byteSize)
        return sendFailure(reply, { code: 'FILE_NOT_FOUND' });
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', contentDisposition(file.name))
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('content-length', file.byteSize)
        .type('application/octet-stream')
        .send(platform.files.stream(key));
    },
  }),
];
