import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { acceptedEncoding, matchesEtag } from '../../platform/http/encoded-body.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseParams } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { sitemapIndex, sitemapText } from './sitemap.ts';

const sitemapParams = z.object({ number: z.string().regex(/^[1-9]\d{0,3}$/) });

/** robots.txt and sitemap.xml; a long sitemap is an index and its parts, each written as it is read. */
export function registerSearchEngineRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /config\nDisallow: /api/\nDisallow: /cart\nDisallow: /checkout\nDisallow: /order-status\n\nSitemap: ${request.site.origin}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    if (isUnchanged(request, reply)) return reply.code(304).send();
    const index = await sitemapIndex(platform, request.site);
    if (index !== null) return reply.type('application/xml; charset=utf-8').send(index);
    return sendSitemap(request, reply, await sitemapText(platform, request.site, 1));
  });

  app.get('/sitemap-:number.xml', async (request, reply) => {
    const params = parseParams(sitemapParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'NOT_FOUND' });
    const text = await sitemapText(platform, request.site, Number(params.value.number));
    if (text === null) return sendFailure(reply, { code: 'NOT_FOUND' });
    return isUnchanged(request, reply) ? reply.code(304).send() : sendSitemap(request, reply, text);
  });
}

/** Says which revision is answered, and whether whoever asks has it. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply): boolean {
  const zipped = acceptedEncoding(request.headers['accept-encoding']) !== 'identity';
  const etag = `"${request.site.revision}${zipped ? '-gzip' : ''}"`;
  reply.header('cache-control', 'private, no-cache').header('vary', 'Accept-Encoding').header('etag', etag);
  return matchesEtag(request.headers['if-none-match'], etag);
}

/** Sends a text while it is being written: it is nowhere whole. */
function sendSitemap(
  request: FastifyRequest,
  reply: FastifyReply,
  text: AsyncGenerator<string> | null,
): FastifyReply {
  const source = Readable.from(text ?? []);
  reply.type('application/xml; charset=utf-8');
  if (acceptedEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(source);
  const zip = createGzip({ level: 6 });
  source.on('error', (error) => zip.destroy(error));
  return reply.header('content-encoding', 'gzip').send(source.pipe(zip));
}
