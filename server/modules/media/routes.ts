import * as z from 'zod';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { chooseRendition } from './picture-widths.ts';
import { assetFolder } from './asset-view.ts';
import { findServedPicture } from './service.ts';

const params = z.object({ assetId: z.uuid(), filename: z.string().max(200) });
const query = z.object({ format: z.string().max(20).optional() });

function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('Not found\n');
}

/** GET and HEAD /media/:assetId/:filename: a picture of the website the host names. Documents are not served here. */
export function mediaRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/media/:assetId/:filename', async (request, reply) => {
    const asked = params.safeParse(request.params);
    const wanted = query.safeParse(request.query);
    if (!asked.success || !wanted.success) return answerNotFound(reply);
    const { assetId, filename } = asked.data;
    const { websiteId } = request.site;
    const picture = await findServedPicture(platform, websiteId, assetId);
    // The name is part of the address: others would be endless copies in everyone's cache.
    if (picture === null || picture.filename !== filename) return answerNotFound(reply);
    const file = chooseRendition(wanted.data.format, picture.widths);
    if (file === null) return answerNotFound(reply);

    const etag = `"${assetId}-${file}"`;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff');
    const known = request.headers['if-none-match'];
    if (known !== undefined && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
      return reply.code(304).send();
    }
    const bytes = await platform.files.get(`${assetFolder(websiteId, assetId)}/${file}`);
    if (bytes === null) {
      platform.log.error({ websiteId, assetId, file }, 'a stored picture has lost its file');
      reply.removeHeader('etag');
      return answerNotFound(reply);
    }
    return reply.type(picture.contentType).send(bytes);
  });
}
