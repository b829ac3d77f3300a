import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOwnerSignedIn } from '../accounts/index.ts';
import type { Site } from '../websites/index.ts';
import { mediaAdminRoutes } from './admin-routes.ts';
import { plainName, versionOf } from '@vitrine/domain/files/file-address.ts';
import { assetUrl } from './asset-view.ts';
import { sendNotFound, sendFile, sendPicture } from './send-asset.ts';
import type { AssetRow } from './repository.ts';
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
  handler: (input) => serve({ ...input, asked: { ...input.params, ...input.query } }),
});

/** A crop of a picture. Only those that an owner made are served, so that no address makes the server render. */
const cropRoute: Route = pageRoute({
  method: ['GET', 'HEAD'],
  path: '/media/:assetId/:crop/:filename',
  auth: 'visitor',
  params: params.extend({ crop: z.string().regex(/^\d{1,5}(?:-\d{1,5}){3}$/) }),
  query,
  invalid: ({ reply }) => sendNotFound(reply),
  handler: (input) => serve({ ...input, asked: { ...input.params, ...input.query } }),
});

async function serve(input: {
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly asked: {
    readonly assetId: string;
    readonly filename: string;
    readonly crop?: string;
    readonly format?: string | undefined;
  };
}): Promise<FastifyReply> {
  const { platform, request, reply, site } = input;
  const { assetId, filename, crop: key, format } = input.asked;
  const asset = await findServedAsset(platform, site.websiteId, assetId);
  if (asset === null) return sendNotFound(reply);
  if (asset.heldOn !== null && !(await isOwnerSignedIn(platform, request))) return sendNotFound(reply);
  const crop = asset.crops.find((made) => made.key === key) ?? null;
  if (crop === null && key !== undefined) return sendNotFound(reply);
  // The name is part of the address: others would be endless copies in everyone's cache.
  if (asset.filename !== filename) {
    if (!isFormerName(asset, filename)) return sendNotFound(reply);
    const suffix = format === undefined ? '' : `?format=${encodeURIComponent(format)}`;
    return reply
      .header('cache-control', 'public, max-age=86400')
      .redirect(assetUrl(asset, crop?.key) + suffix, 301);
  }
  return asset.kind === 'picture'
    ? sendPicture(platform, request, reply, { picture: asset, crop, format })
    : sendFile(platform, request, reply, asset);
}

/** Whether a file once had this name in its address: another one, or an earlier version. */
function isFormerName({ filename, formerNames, version }: AssetRow, name: string): boolean {
  return (
    versionOf(name) <= version &&
    [filename, ...formerNames].some((former) => plainName(former) === plainName(name))
  );
}

export const mediaRoutes: readonly Route[] = [mediaRoute, cropRoute, ...mediaAdminRoutes];
