import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { FastifyRequest } from 'fastify';

/** The language in which a request is answered: the website's, but English where owners are. */
export function localeFor(request: FastifyRequest): Locale {
  // A request that fails before its website is known has none.
  const site = request.site as FastifyRequest['site'] | undefined;
  return request.url.startsWith('/api/admin/') ? 'en' : (site?.locale ?? 'en');
}
