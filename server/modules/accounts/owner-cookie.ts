import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearOwnCookie, hasOldName, readOwnCookie, setOwnCookie } from '../../platform/http/own-cookie.ts';
import type { HostConfig } from '../../platform/http/request-host.ts';
import { SESSION_DAYS } from './service.ts';

/** For owners only: members of a site have another cookie, and neither grants the other's access. */
const OWNER_COOKIE = 'vitrine_owner';

export function readOwnerCookie(request: FastifyRequest, config: HostConfig): string | null {
  const secret = readOwnCookie(request, config, OWNER_COOKIE);
  return secret === undefined || secret === '' || secret.length > 200 ? null : secret;
}

/** Whether the session arrived under the cookie name used before https. */
export const hasOldOwnerCookie = (request: FastifyRequest, config: HostConfig): boolean =>
  hasOldName(request, config, OWNER_COOKIE);

export function setOwnerCookie(reply: FastifyReply, config: HostConfig, secret: string): void {
  setOwnCookie(reply, config, OWNER_COOKIE, secret, { maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function clearOwnerCookie(reply: FastifyReply, config: HostConfig): void {
  clearOwnCookie(reply, config, OWNER_COOKIE);
}
