import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HostConfig, isSecure } from '../../platform/http/request-host.ts';
import { SESSION_DAYS } from './service.ts';

/** Owners only: members of a site get a cookie of their own, and neither opens the other's doors. */
export const OWNER_COOKIE = 'vitrine_owner';

export function readOwnerCookie(request: FastifyRequest): string | null {
  const secret = request.cookies[OWNER_COOKIE];
  return secret === undefined || secret === '' || secret.length > 200 ? null : secret;
}

export function setOwnerCookie(reply: FastifyReply, config: CookieConfig, secret: string): void {
  void reply.setCookie(OWNER_COOKIE, secret, { ...attributes(config), maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function clearOwnerCookie(reply: FastifyReply, config: CookieConfig): void {
  void reply.clearCookie(OWNER_COOKIE, attributes(config));
}

type CookieConfig = HostConfig;

function attributes(config: CookieConfig) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
}
