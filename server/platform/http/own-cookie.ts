import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HostConfig, isSecure } from './request-host.ts';

/**
 * Cookies with our own names (those of the specification keep theirs), HttpOnly. Over https the names start with
 * `__Host-`, which no other host and no page over http can set. Cookies set before that prefix are still read.
 */
const PREFIX = '__Host-';

interface Lifetime {
  /** Seconds. */
  readonly maxAge: number;
  /** Over http; with the prefix a cookie belongs to the whole host. */
  readonly path?: string;
}

export function setOwnCookie(
  reply: FastifyReply,
  config: HostConfig,
  name: string,
  value: string,
  { maxAge, path = '/' }: Lifetime,
): void {
  const secure = isSecure(reply.request, config);
  const shared = { httpOnly: true, sameSite: 'lax', secure, maxAge } as const;
  void reply.setCookie(secure ? PREFIX + name : name, value, { ...shared, path: secure ? '/' : path });
  if (secure && reply.request.cookies[name] !== undefined) void reply.clearCookie(name, { path });
}

/** The cookie's value, under either name; undefined when missing. */
export function readOwnCookie(request: FastifyRequest, config: HostConfig, name: string): string | undefined {
  if (!isSecure(request, config)) return request.cookies[name];
  return request.cookies[PREFIX + name] ?? request.cookies[name];
}

/** Whether the browser has only the name without the prefix: the reader then sets it again. */
export function hasOldName(request: FastifyRequest, config: HostConfig, name: string): boolean {
  return isSecure(request, config) && request.cookies[PREFIX + name] === undefined;
}

export function clearOwnCookie(reply: FastifyReply, config: HostConfig, name: string, path = '/'): void {
  void reply.clearCookie(name, { path });
  if (isSecure(reply.request, config)) void reply.clearCookie(PREFIX + name, { path: '/', secure: true });
}
