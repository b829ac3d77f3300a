import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../site.ts';
import type { Platform } from '../platform.ts';
import { errorPageText } from '@vitrine/domain/text/error-page.ts';
import { plainPage } from './error-page.ts';
import { respondWithFailure } from './failures.ts';
import { requestHost } from './request-host.ts';
import { isOfAdmin } from './request-locale.ts';
import { strictTransport } from './security-headers.ts';
import { policyOf } from './site-policy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The website this request is for. Not set on routes of servers (`auth: 'server'`). */
    site: Site;
  }
}

/** Finds a website by host: synchronously when it is in memory, else by a promise; null when no site has the host. */
export type SiteFinder = (host: string) => Site | null | Promise<Site | null>;

/** Host names of the machine itself. */
const localName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * Redirects requests for another host name of a website to its PUBLIC_ORIGIN, so that pages, mails and cookies have one
 * origin. What cannot be redirected is refused; so is a proxy that forwards a local name, whose visitors would be
 * redirected in a loop.
 */
function leadToOrigin(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  void reply.header('cache-control', 'no-store');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isForwarded = ['x-forwarded-for', 'forwarded'].some((name) => request.headers[name] !== undefined);
  if (isRead && !(isForwarded && localName.test(request.headers.host ?? ''))) {
    return reply.redirect(site.origin + request.url, 301);
  }
  return respondWithFailure(request, reply, { code: 'WRONG_HOST' });
}

/** The editor and its calls, where a closed website is brought back. */
const leadsToEditor = ({ routeOptions, url }: FastifyRequest): boolean =>
  isOfAdmin(routeOptions.config.auth) || /^\/config(?:[/?]|$)/.test(url);

/** Answers every address of a closed website alike. 503, since it may come back; an owner who wants it gone erases it. */
function sendClosed(reply: FastifyReply, { locale }: Site): FastifyReply {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'retry-after': '86400' })
    .send(plainPage(errorPageText(locale).siteClosed, '', locale));
}

/** Sets each request's website. An unknown host gets a plain 404 that shows nothing of any site, whatever the path. */
export function registerSite(app: FastifyInstance, platform: Platform, findSite: SiteFinder): void {
  app.decorateRequest('site');
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.routeOptions.config.auth === 'server') return undefined;
    const found = findSite(requestHost(request, platform.config));
    const site = found instanceof Promise ? await found : found;
    if (site === null) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('Not found\n');
    }
    if (!site.isOwnHost) return leadToOrigin(request, reply, site);
    if (site.isClosed && !leadsToEditor(request)) return sendClosed(reply, site);
    request.site = site;
    if (site.isSecure) reply.headers(strictTransport);
    reply.header('content-security-policy', policyOf(platform, site));
    return undefined;
  });
}
