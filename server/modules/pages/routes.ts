import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure, wantsPage } from '../../platform/http/failures.ts';
import { requestHost } from '../../platform/http/request-host.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { canvasRoutes } from './canvas/canvas-routes.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { withoutCodeRoutes } from './preview/without-code.ts';
import { fieldRoutes } from './fields/field-routes.ts';
import { codeFrameRoutes } from './render/code-frames.ts';
import { artworkRoute } from './feeds/podcast.ts';
import { searchEngineRoutes } from './feeds/search-engines.ts';
import { sendPage } from './cache/send-page.ts';
import { isUnchanged, sendText } from './feeds/send-text.ts';
import { findNotFound, findPage } from './cache/serve-page.ts';
import { staticFileRoutes } from './cache/static-files.ts';
import { designRoutes } from './design/design-routes.ts';
import { themeFileRoutes } from './themes/own-files.ts';
import { uploadRoutes } from './themes/uploads/upload-routes.ts';
import { themeRoutes } from './themes/theme-routes.ts';

/** Addresses that are never pages: an unknown one gets the catalogue's JSON error, not the theme's 404. */
const notPages = /^\/(api|_v|media|health)(\/|$|\?)/;

/** Every remaining address. */
const everyOtherAddress = pageRoute({
  method: 'GET',
  path: '/*',
  auth: 'visitor',
  handler: async ({ platform, request, reply, site }) => {
    const { url = '/' } = request.raw;
    if (notPages.test(url)) return sendFailure(reply, { code: 'NOT_FOUND' });
    const found = await findPage(platform, site, requestHost(request, platform.config), url);
    switch (found.kind) {
      case 'page':
        return sendPage(platform, request, reply, found.page);
      case 'feed':
        return isUnchanged(request, reply) ? reply.code(304).send() : sendText(request, reply, found);
    }
  },
});

/** Pages and their files. Registered after all other routes. */
export const pageRoutes: readonly Route[] = [
  ...staticFileRoutes,
  ...codeFrameRoutes,
  ...searchEngineRoutes,
  artworkRoute,
  ...themeRoutes,
  ...designRoutes,
  ...uploadRoutes,
  ...themeFileRoutes,
  ...canvasRoutes,
  ...previewRoutes,
  ...withoutCodeRoutes,
  ...fieldRoutes,
  everyOtherAddress,
];

/** Answers an address without a route: the theme's 404, or JSON. */
export async function sendNotFoundPage(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!wantsPage(request) || notPages.test(request.url)) return sendFailure(reply, { code: 'NOT_FOUND' });
  const host = requestHost(request, platform.config);
  return sendPage(platform, request, reply, await findNotFound(platform, request.site, host, false));
}
