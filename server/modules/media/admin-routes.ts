import { assetParams, listAssetsQuery, updateAssetBody } from '@vitrine/contracts/admin-media.ts';
import { chooseFile } from '@vitrine/domain/text/en/media.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseParams, parseQuery } from '../../platform/http/parse.ts';
import { acceptUploads, readUpload, uploadBodyLimit, uploadField } from '../../platform/http/uploads.ts';
import type { Platform } from '../../platform/platform.ts';
import { MAX_FILM_BYTES } from './limits.ts';
import { assetForOwner, listAssetsForOwner, removeAsset, updateAsset } from './owner-assets.ts';
import { takeUpload } from './take-upload.ts';

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
    await acceptUploads(scope, MAX_FILM_BYTES + 1);
    scope.post('/api/admin/assets', uploadBodyLimit(MAX_FILM_BYTES), async (request, reply) => {
      const upload = await readUpload(request, chooseFile);
      if (!upload.ok) return sendFailure(reply, upload.error);
      const file = upload.value;
      const { websiteId } = request.site;
      const taken = await takeUpload(platform, websiteId, {
        stream: file.file,
        filename: file.filename === '' ? 'file' : file.filename,
        altText: uploadField(file, 'altText').trim(),
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
