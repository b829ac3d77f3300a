import * as z from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { mediaAdminRoutes } from './admin-routes.ts';
import { assetUrl } from './asset-view.ts';
import { answerNotFound, sendFile, sendPicture } from './send-asset.ts';
import { findServedAsset } from './service.ts';

const params = z.object({ assetId: z.uuid(), filename: z.string().max(200) });
const query = z.object({ format: z.string().max(20).optional() });

/**
 * GET and HEAD /media/:assetId/:filename: a picture, film, sound or attachment of the website the host names.
 * Documents that are sold are not served here. An earlier name leads to the present one.
 */
export function mediaRoutes(app: FastifyInstance, platform: Platform): void {
  // Both by name: a HEAD made of the GET would read whole films for nothing.
  const path = '/media/:assetId/:filename';
  app.route({ method: ['GET', 'HEAD'], url: path, handler: answer });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = params.safeParse(request.params);
    const wanted = query.safeParse(request.query);
    if (!asked.success || !wanted.success) return answerNotFound(reply);
    const { assetId, filename } = asked.data;
    const { format } = wanted.data;
    const asset = await findServedAsset(platform, request.site.websiteId, assetId);
    if (asset === null) return answerNotFound(reply);
    // The name is part of the address: others would be endless copies in everyone's cache.
    if (asset.filename !== filename) {
      if (!asset.formerNames.includes(filename)) return answerNotFound(reply);
      const suffix = format === undefined ? '' : `?format=${encodeURIComponent(format)}`;
      return reply.header('cache-control', 'public, max-age=86400').redirect(assetUrl(asset) + suffix, 301);
    }
    return asset.kind === 'picture'
      ? sendPicture(platform, request, reply, asset, format)
      : sendFile(platform, request, reply, asset);
  }
  mediaAdminRoutes(app, platform);
}
