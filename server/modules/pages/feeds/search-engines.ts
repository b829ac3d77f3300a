import * as z from 'zod';
import { sendFailure } from '../../../platform/http/failures.ts';
import { parseParams } from '../../../platform/http/parse.ts';
import { pageRoute, type Route } from '../../../platform/http/route.ts';
import { isUnchanged, sendText } from './send-text.ts';
import { sitemapIndex, sitemapText } from './sitemap.ts';

const sitemapParams = z.object({ number: z.string().regex(/^[1-9]\d{0,3}$/) });

/** robots.txt and sitemap.xml; a long sitemap is an index and its parts, each streamed. */
export const searchEngineRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/robots.txt',
    auth: 'visitor',
    handler: ({ request, reply }) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          `User-agent: *\nDisallow: /config\nDisallow: /api/\nDisallow: /cart\nDisallow: /checkout\nDisallow: /order-lookup\nDisallow: /order-status\n\nSitemap: ${request.site.origin}/sitemap.xml\n`,
        ),
  }),

  pageRoute({
    method: 'GET',
    path: '/sitemap.xml',
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => {
      if (isUnchanged(request, reply)) return reply.code(304).send();
      const index = await sitemapIndex(platform, request.site);
      if (index !== null) return reply.type('application/xml; charset=utf-8').send(index);
      const text = await sitemapText(platform, request.site, 1);
      return text === null ? sendFailure(reply, { code: 'NOT_FOUND' }) : sendText(request, reply, text);
    },
  }),

  pageRoute({
    method: 'GET',
    path: '/sitemap-:number.xml',
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => {
      const params = parseParams(sitemapParams, request);
      if (!params.ok) return sendFailure(reply, { code: 'NOT_FOUND' });
      const text = await sitemapText(platform, request.site, Number(params.value.number));
      if (text === null) return sendFailure(reply, { code: 'NOT_FOUND' });
      return isUnchanged(request, reply) ? reply.code(304).send() : sendText(request, reply, text);
    },
  }),
];
