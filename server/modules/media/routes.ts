import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { mediaAdminRoutes } from './admin-routes.ts';
import { assetUrl } from './asset-view.ts';
import { sendNotFound, sendFile, sendPicture } from './send-asset.ts';
import { findServedAsset } from './service.ts';

const params = z.object({ assetId: z.uuid(), filename: z.string().max(200) });
const query = z.object({ format: z.string().max(20).optional() });

/**
 * A picture, video, audio file or attachment of the website of the host. Documents that are sold are not served here.
 * An earlier file name redirects to the current one.
 */
const mediaRoute: Route = pageRoute({
  // Both explicitly: a HEAD derived from the GET would read whole videos for nothing.
  method: ['GET', 'HEAD'],
  path: '/media/:assetId/:filename',
  auth: 'visitor',
  params,
  query,
  invalid: ({ reply }) => sendNotFound(reply),
  handler: async ({ platform, request, reply, site, params: { assetId, filename }, query: { format } }) => {
    const asset = await findServedAsset(platform, site.websiteId, assetId);
    if (asset === null) return sendNotFound(reply);
    // The name is part of the address: others would be endless copies in everyone's cache.
    if (asset.filename !== filename) {
      if (!asset.formerNames.includes(filename)) return sendNotFound(reply);
      const suffix = format === undefined ? '' : `?format=${encodeURIComponent(format)}`;
      return reply.header('cache-control', 'public, max-age=86400').redirect(assetUrl(asset) + suffix, 301);
    }
    return asset.kind === 'picture'
      ? sendPicture(platform, request, reply, asset, format)
      : sendFile(platform, request, reply, asset);
  },
});

export const mediaRoutes: readonly Route[] = [mediaRoute, ...mediaAdminRoutes];
