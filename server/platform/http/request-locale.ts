import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { FastifyRequest } from 'fastify';

/** The language of a response: the website's, but English for owners. */
export function localeFor(request: FastifyRequest): Locale {
  // A request that fails before its website is known has no site.
  const site = request.site as FastifyRequest['site'] | undefined;
  return request.url.startsWith('/api/admin/') ? 'en' : (site?.locale ?? 'en');
}
