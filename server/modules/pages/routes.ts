import type { FastifyInstance } from 'fastify';
import { sendFailure, wantsPage } from '../../platform/http/failures.ts';
import { requestHost } from '../../platform/http/request-host.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerCodeFrames } from './render/code-frames.ts';
import { registerSearchEngineRoutes } from './feeds/search-engines.ts';
import { sendPage } from './cache/send-page.ts';
import { isUnchanged, sendText } from './feeds/send-text.ts';
import { findNotFound, findPage } from './cache/serve-page.ts';
import { registerStaticFiles } from './cache/static-files.ts';
import { registerThemeRoutes } from './themes/theme-routes.ts';

/** Addresses that are never pages: an unknown one gets the catalogue's JSON error, not the theme's 404. */
const notPages = /^\/(api|_v|media|health)(\/|$|\?)/;

/** Pages, their files and the 404. Registered after all other routes. */
export function pageRoutes(app: FastifyInstance, platform: Platform): void {
  registerStaticFiles(app, platform);
  registerCodeFrames(app, platform);
  registerSearchEngineRoutes(app, platform);
  registerThemeRoutes(app, platform);

  app.get('/*', async (request, reply) => {
    const { url = '/' } = request.raw;
    if (notPages.test(url)) return sendFailure(reply, { code: 'NOT_FOUND' });
    const host = requestHost(request, platform.config);
    const found = await findPage(platform, request.site, host, url);
    switch (found.kind) {
      case 'page':
        return sendPage(platform, request, reply, found.page);
      case 'feed':
        return isUnchanged(request, reply) ? reply.code(304).send() : sendText(request, reply, found);
    }
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request) || notPages.test(request.url)) return sendFailure(reply, { code: 'NOT_FOUND' });
    const host = requestHost(request, platform.config);
    return sendPage(platform, request, reply, await findNotFound(platform, request.site, host, false));
  });
}
