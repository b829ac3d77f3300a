import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { Auth } from '@vitrine/contracts/endpoint.ts';
import type { FastifyRequest } from 'fastify';

/** Whether a route is of the admin: for owners, or for signing in as one. */
export const isOfAdmin = (auth: Auth | undefined): boolean => auth === 'owner' || auth === 'open';

/** The language of a response: the website's, but English for owners. */
export function localeFor(request: FastifyRequest): Locale {
  // A request that fails before its website is known has no site.
  const site = request.site as FastifyRequest['site'] | undefined;
  return isOfAdmin(request.routeOptions.config.auth) ? 'en' : (site?.locale ?? 'en');
}
