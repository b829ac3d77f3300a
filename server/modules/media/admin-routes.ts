import multipart, { type MultipartFile } from '@fastify/multipart';
import {
  assetParams,
  listAssetsQuery,
  MAX_ALT_TEXT,
  updateAssetBody,
} from '@vitrine/contracts/admin-media.ts';
import { chooseFile } from '@vitrine/domain/text/en/media.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseParams, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { MAX_FILM_BYTES } from './limits.ts';
import { assetForOwner, listAssetsForOwner, removeAsset, updateAsset } from './owner-assets.ts';
import { takeUpload } from './take-upload.ts';

/** Room for the form's other fields and its boundaries, bytes. */
const FORM_OVERHEAD = 16 * 1024;

/** The owner's files. Sessions and crumbs are asked for before these (see the accounts module). */
export function mediaAdminRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/api/admin/assets', async (request, reply) => {
    const query = parseQuery(listAssetsQuery, request);
    if (!query.ok) return sendFailure(reply, query.error);
    return reply.send(await listAssetsForOwner(platform, request.site.websiteId, query.value));
  });

  app.put('/api/admin/assets/:id', async (request, reply) => {
    const params = parseParams(assetParams, request);
    if (!params.ok) return sendFailure(reply, params.error);
    const body = parseBody(updateAssetBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const result = await updateAsset(platform, request.site.websiteId, params.value.id, body.value);
    return result.ok ? reply.send(result.value) : sendFailure(reply, result.error);
  });

  app.delete('/api/admin/assets/:id', async (request, reply) => {
    const params = parseParams(assetParams, request);
    if (!params.ok) return sendFailure(reply, params.error);
    const isGone = await removeAsset(platform, request.site.websiteId, params.value.id);
    return isGone ? reply.code(204).send() : sendFailure(reply, { code: 'FILE_NOT_FOUND' });
  });

  app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: 1, fileSize: MAX_FILM_BYTES + 1, fields: 5, fieldSize: 4 * MAX_ALT_TEXT, parts: 6 },
    });
    scope.post('/api/admin/assets', { bodyLimit: MAX_FILM_BYTES + FORM_OVERHEAD }, async (request, reply) => {
      if (!request.isMultipart()) return sendFailure(reply, { code: 'UNSUPPORTED_MEDIA_TYPE' });
      const file = await request.file();
      if (file === undefined) {
        return sendFailure(reply, { code: 'MALFORMED_REQUEST', fields: { file: chooseFile } });
      }
      const { websiteId } = request.site;
      const taken = await takeUpload(platform, websiteId, {
        stream: file.file,
        filename: file.filename === '' ? 'file' : file.filename,
        altText: fieldOf(file, 'altText').trim(),
      });
      if (!taken.ok) {
        // What is left of the body is read and forgotten, or the browser would never look at the answer.
        file.file.resume();
        return sendFailure(reply, taken.error);
      }
      return reply.code(201).send(await assetForOwner(platform, websiteId, taken.value.id));
    });
  });
}

/** A text field that came before the file; '' when there is none. */
function fieldOf(file: MultipartFile, name: string): string {
  const field = Object.hasOwn(file.fields, name) ? file.fields[name] : undefined;
  const first = Array.isArray(field) ? field[0] : field;
  return first?.type === 'field' && typeof first.value === 'string' ? first.value : '';
}
