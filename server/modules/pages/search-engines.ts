import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { listAddresses } from '../content/index.ts';
import { requestHost } from '../../platform/http/request-host.ts';
import type { Site } from '../websites/index.ts';
import { sendPage } from './send-page.ts';
import { findDerived } from './serve-page.ts';
import { escapeHtml } from '../templates/index.ts';
import { collectionPath, structureOf } from './structure.ts';

/** Addresses one sitemap may list; the protocol's limit. */
const MAX_ADDRESSES = 50_000;

/** robots.txt and sitemap.xml. */
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
    const { site } = request;
    const page = await findDerived(platform, site, requestHost(request.headers, platform.config), {
      name: 'sitemap.xml',
      contentType: 'application/xml; charset=utf-8',
      make: () => makeSitemap(platform, site),
    });
    return sendPage(platform, request, reply, page);
  });
}

async function makeSitemap(platform: Platform, site: Site): Promise<string> {
  const structure = await structureOf(platform, site);
  const entry = (path: string, updatedOn: number): string =>
    `<url><loc>${escapeHtml(site.origin + path)}</loc><lastmod>${new Date(updatedOn).toISOString()}</lastmod></url>`;
  const collections = [...structure.byUrlId.values()].map((collection) =>
    entry(collectionPath(site, collection), collection.updatedOn),
  );
  const items = await listAddresses(platform, site.websiteId, MAX_ADDRESSES - collections.length);
  const entries = [...collections, ...items.map(({ fullUrl, updatedOn }) => entry(fullUrl, updatedOn))];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
